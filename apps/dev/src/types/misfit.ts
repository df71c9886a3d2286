import { readFileSync } from "node:fs";
import type { Diagnostic } from "typescript/unstable/async";
import { shortPath } from "../root.ts";

export type Role = "handler" | "client" | "test";

/** A place that does not fit the types, in few words. */
export interface Misfit {
  readonly role: Role;
  /** From the top of the repository, as `packages/service/src/pets/get-pet.ts`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What TypeScript found in one file, in the order of its lines. */
export function misfitsOf(path: string, diagnostics: readonly Diagnostic[]): Misfit[] {
  if (diagnostics.length === 0) return [];
  const text = readFileSync(path, "utf8");
  const file = shortPath(path);
  const role = roleOf(file, text);
  return diagnostics
    .map((diagnostic) => ({ role, file, ...placeOf(text, diagnostic.pos), message: shortMessage(diagnostic) }))
    .sort((one, other) => one.line - other.line);
}

function roleOf(file: string, text: string): Role {
  if (isTestFile(file)) return "test";
  return file.startsWith("packages/client/") || text.includes('"@animal-store/client"') ? "client" : "handler";
}

/** Whether a file serves tests and measurements alone. @param file from the top of the repository */
export function isTestFile(file: string): boolean {
  return /\.(test|test-d|long)\.ts$|\/(test|testing|bench|peers|long|mutations)\/|^packages\/contract-tests\//.test(
    file,
  );
}

function placeOf(text: string, position: number): { line: number; column: number } {
  const lines = text.slice(0, position).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

// The end of the chain is the reason; what stands before it repeats whole types.
function shortMessage(diagnostic: Diagnostic): string {
  const next = diagnostic.messageChain?.at(-1);
  if (next) return shortMessage(next);
  return diagnostic.text
    .replaceAll(/'([{(].{40,}?)'(?=[\s.,]|$)/g, "'{…}'")
    .replace("Object literal may only specify known properties, but", "")
    .replace("Object literal may only specify known properties, and", "")
    .replaceAll(/'(\w+)<[^']{40,}'/g, "'$1<…>'")
    .replaceAll(/( but required)? (in|on) type '\{…\}'/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
