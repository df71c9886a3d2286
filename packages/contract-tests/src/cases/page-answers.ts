import assert from "node:assert/strict";
import type { Answer } from "../http/answer.ts";
import type { CaseContext } from "../runner/case-context.ts";
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

/** Asserts that a page of the configured origin may read the answer, and that no cache gives it to another one. */
export function expectReadable(answer: Answer, { allowsAnyOrigin }: OriginRule): Answer {
  return expectVaryByOrigin(expectPermission(answer, allowsAnyOrigin ? anyOrigin : pageOrigin));
}

/** Asserts that a page of a foreign origin may read the answer where any origin may, and nowhere else. */
export function expectForeign(answer: Answer, { allowsAnyOrigin }: OriginRule): Answer {
  return expectVaryByOrigin(expectPermission(answer, allowsAnyOrigin ? anyOrigin : undefined));
}

/** Asserts which origin an answer names as the one whose pages may read it; undefined: none. */
export function expectPermission(answer: Answer, origin: string | undefined): Answer {
  const named = answer.headers.get("access-control-allow-origin");
  assert(named === origin, `${origin ?? "No origin"} must be allowed, got ${named ?? "none"}`);
  return answer;
}

/** Asserts that caches keep the answer apart from those to other origins (Fetch, CORS protocol and HTTP caches). */
export function expectVaryByOrigin(answer: Answer): Answer {
  const vary = listOf(answer, "vary").map((name) => name.toLowerCase());
  assert(vary.includes("origin"), `Vary must hold Origin, got ${vary.join() || "none"}`);
  return answer;
}

/** The elements of a header that is a list. */
export function listOf({ headers }: Answer, name: string): string[] {
  return (headers.get(name) ?? "").split(",").map((element) => element.trim());
}

export const anyOrigin = "*";

type OriginRule = Pick<CaseContext, "allowsAnyOrigin">;
