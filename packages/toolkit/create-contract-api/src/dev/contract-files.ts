import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationEntry } from "@animal-store/codegen";
import { parseJson } from "@animal-store/exact-json";
import { isNode, type Node } from "@animal-store/openapi-document/nodes";

/** The contract that generated code describes. */
export interface GeneratedContract {
  readonly operations: Readonly<Record<string, OperationEntry>>;
  /** The document in one file. */
  readonly document: Node;
}

/** Reads the contract from generated files. Returns undefined without them. */
export function readContract(folder: string): GeneratedContract | undefined {
  const table = readMatch(join(folder, "contract.ts"), /^const table = (.*?) as const;$/ms);
  const document = readMatch(join(folder, "document.ts"), /documentJson: string = (".*");$/m);
  if (table === undefined || document === undefined) return undefined;
  const { operations } = parseJson(table) as GeneratedContract;
  const root = parseJson(JSON.parse(document));
  return isNode(root) ? { operations, document: root } : undefined;
}

function readMatch(path: string, pattern: RegExp): string | undefined {
  return existsSync(path) ? pattern.exec(readFileSync(path, "utf8"))?.[1] : undefined;
}

/** A TypeScript file that the team owns. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const handlersFile = "src/handlers.ts";

/** Returns the sources of the server, those with the handlers first. */
export function readSources(folder = "src"): SourceFile[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.m?ts$/.test(entry.name) && !/[/\\]src[/\\]generated/.test(`/${entry.parentPath}`),
    )
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .sort((a, b) => Number(b === handlersFile) - Number(a === handlersFile) || a.localeCompare(b));
  return paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
