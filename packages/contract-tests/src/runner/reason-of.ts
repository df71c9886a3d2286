import { AssertionError } from "node:assert";
import { stringifyJson } from "@animal-store/exact-json";

const mostDifferences = 5;

/** Why a case failed, in words: of two values that should be the same, where they differ. */
export function reasonOf(error: Error): string {
  if (!(error instanceof AssertionError && error.generatedMessage)) return error.message;
  if (error.operator === "notStrictEqual") return `got ${show(error.actual)}, expected another one`;
  if (!comparing.test(error.operator)) return error.message;
  const differences = differencesBetween(error.actual, error.expected, "");
  if (differences.length === 0) return error.message;
  const more = differences.length - mostDifferences;
  return `${differences.slice(0, mostDifferences).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}

const comparing = /^(strictEqual|deepStrictEqual)$/;

function differencesBetween(actual: unknown, expected: unknown, place: string): string[] {
  if (Object.is(actual, expected)) return [];
  if (!isContainer(actual) || !isContainer(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return [`${place === "" ? "" : `${place}: `}got ${show(actual)}, expected ${show(expected)}`];
  const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  return names.flatMap((name) =>
    differencesBetween(actual[name], expected[name], place === "" ? name : `${place}.${name}`),
  );
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function show(value: unknown): string {
  return value === undefined ? "nothing" : stringifyJson(value);
}
