import assert from "node:assert/strict";
import type { Answer } from "../http/answer.ts";
import { pageOrigin } from "../target.ts";

/** Origins that look like the one whose pages may call, and are not. */
export const foreignOrigins = [
  "https://elsewhere.example",
  `${pageOrigin}.elsewhere.example`,
  `${pageOrigin}:8443`,
  `${pageOrigin}/`,
  pageOrigin.replace("https", "http"),
  pageOrigin.slice(0, -1),
  "null",
];

/** Asserts that a page of the allowed origin may read the answer, and that no cache gives it to another one. */
export function expectReadable(answer: Answer): Answer {
  const origin = answer.headers.get("access-control-allow-origin");
  assert(origin === pageOrigin || origin === anyOrigin, `${pageOrigin} must be allowed, got ${origin ?? "none"}`);
  return origin === anyOrigin ? answer : expectVaryByOrigin(answer);
}

/** Asserts that pages of a foreign origin may not read the answer, unless every origin may. */
export function expectForeign(answer: Answer): Answer {
  const origin = answer.headers.get("access-control-allow-origin");
  assert(origin === undefined || origin === anyOrigin, `No origin but the configured ones may be named, got ${origin}`);
  return answer;
}

export function expectVaryByOrigin(answer: Answer): Answer {
  const vary = listOf(answer, "vary").map((name) => name.toLowerCase());
  assert(vary.includes("origin"), `Vary must hold Origin, got ${vary.join() || "none"}`);
  return answer;
}

/** The elements of a header that is a list. */
export function listOf({ headers }: Answer, name: string): string[] {
  return (headers.get(name) ?? "").split(",").map((element) => element.trim());
}

/** Whether an answer may be read by pages of every origin. */
export function isForAnyOrigin({ headers }: Answer): boolean {
  return headers.get("access-control-allow-origin") === anyOrigin;
}

const anyOrigin = "*";
