import { escapePattern } from "@animal-store/openapi-document";
import type { ApiDocument } from "../document.ts";
import type { ConformanceCase } from "../session.ts";
import { createConditionalCases } from "./conditional-requests.ts";
import { createExampleCases } from "./examples.ts";
import { createHttpCases } from "./http.ts";
import { createListCases } from "./lists.ts";
import { createRawHttpCases } from "./raw-http.ts";
import { createRequestCases } from "./requests.ts";
import { createSecurityCases } from "./security.ts";
import { createSequenceCases } from "./sequences.ts";
import { createUserCases } from "./users.ts";

/** Returns the cases of a document. */
export function createCases(document: ApiDocument): ConformanceCase[] {
  const withNeed = (conformanceCase: ConformanceCase) => ({ ...conformanceCase, needsLogic: true });
  return [
    ...createRequestCases(document),
    ...[...createSequenceCases(document), ...createListCases(document)].map(withNeed),
    ...createHttpCases(document),
    ...createConditionalCases(document),
    ...createRawHttpCases(document),
    ...createSecurityCases(document),
    ...[...createUserCases(document)].map(withNeed),
    ...createExampleCases(document),
  ];
}

/** Returns a function that selects cases by patterns, in which `*` matches any text. No pattern selects all. */
export function toSelection(patterns: readonly string[]): (conformanceCase: { readonly id: string }) => boolean {
  const expressions = patterns.map((text) => new RegExp(text.split("*").map(escapePattern).join(".*")));
  return ({ id }) => expressions.length === 0 || expressions.some((expression) => expression.test(id));
}
