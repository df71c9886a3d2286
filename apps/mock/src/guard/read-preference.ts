import type { Answers } from "../contract/documented-answers.ts";
import type { Operation } from "../contract/operations.ts";
import { Refusal } from "./refusal.ts";

/** Which documented answer the caller asked for. */
export type Preference = { status?: number; example?: string };

/**
 * Reads `code` and `example` from a Prefer header (RFC 7240); other preferences are ignored.
 * @throws {Refusal} when the operation documents no such answer
 */
export function readPreference(header: string | undefined, operation: Operation): Preference {
  const preferences = parsePrefer(header ?? "");
  const code = preferences.get("code");
  const example = preferences.get("example");
  if (code !== undefined && !operation.answers.has(Number(code))) {
    throw refuse(
      `code=${code} names no documented answer of ${operation.id}. Use one of ${[...operation.answers.keys()].join(", ")}.`,
    );
  }
  const names = exampleNames(operation.answers, code === undefined ? undefined : Number(code));
  if (example !== undefined && !names.includes(example)) {
    throw refuse(
      `example=${example} names no example of ${operation.id} with ${code ?? "its status"}. Use one of ${names.join(", ")}.`,
    );
  }
  return { ...(code !== undefined && { status: Number(code) }), ...(example !== undefined && { example }) };
}

function parsePrefer(header: string): Map<string, string> {
  const pairs = header.split(/[,;]/).map((preference) => preference.split("=", 2));
  return new Map(pairs.map(([name = "", value = ""]) => [name.trim().toLowerCase(), unquoted(value.trim())]));
}

function unquoted(value: string): string {
  return value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
}

function exampleNames(answers: Answers, status: number | undefined): string[] {
  const answered = status ?? Math.min(...answers.keys());
  return [...(answers.get(answered)?.examples.keys() ?? [])];
}

function refuse(message: string): Refusal {
  return new Refusal("invalid_request", { path: "Prefer", message: `Prefer: ${message}` });
}
