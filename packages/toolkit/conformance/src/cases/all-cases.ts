import { escapePattern } from "@animal-store/openapi-document";
import type { ApiDocument } from "../document.ts";
import type { ConformanceCase } from "../session.ts";
import { createConditionalCases } from "./conditional-requests.ts";
import { createHttpCases } from "./http.ts";
import { createListCases } from "./lists.ts";
import { createRawHttpCases } from "./raw-http.ts";
import { createRequestCases } from "./requests.ts";
import { createSecurityCases } from "./security.ts";
import { createSequenceCases } from "./sequences.ts";

/** Returns the cases of a document. */
export function createCases(document: ApiDocument): ConformanceCase[] {
  return [
    ...createRequestCases(document),
    ...[...createSequenceCases(document), ...createListCases(document)].map((each) => ({ ...each, needsLogic: true })),
    ...createHttpCases(document),
    ...createConditionalCases(document),
    ...createRawHttpCases(document),
    ...createSecurityCases(document),
    ...createExampleCases(document),
  ];
}

/** Returns a function that selects cases by patterns, in which `*` matches any text. No pattern selects all. */
export function toSelection(patterns: readonly string[]): (conformanceCase: { readonly id: string }) => boolean {
  const expressions = patterns.map((text) => new RegExp(text.split("*").map(escapePattern).join(".*")));
  return ({ id }) => expressions.length === 0 || expressions.some((expression) => expression.test(id));
}

/** The examples of responses, which send no request. */
function createExampleCases(document: ApiDocument): ConformanceCase[] {
  return document.operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, contents }) =>
      contents.flatMap(({ schema, examples, node }) =>
        Object.entries(examples).map(
          ([name, value]): ConformanceCase => ({
            id: `examples/${operation.id}/${status}/${name}`,
            title: `the example ${name} of ${operation.label} ${status} matches its schema`,
            operation,
            node,
            key: "examples",
            isWrite: false,
            async run({ validate, fail }) {
              const [violation] = schema === undefined ? [] : validate(schema, value);
              if (!violation) return;
              const { path, message } = violation;
              fail("invalid-example", `the example ${name} of ${operation.label} ${status}: ${path} ${message}`);
            },
          }),
        ),
      ),
    ),
  );
}
