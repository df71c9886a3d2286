import { stringifyJson } from "@animal-store/exact-json";
import { createTimeLimit } from "@animal-store/openapi-document";
import { toAjvSchema } from "./ajv-keywords.ts";
import { createAjv } from "./compile-validators.ts";
import { getParameters, getSchema, locateOperations, type OpenApiDocument } from "./document.ts";
import { type Findings, Rejection } from "./findings.ts";
import type { OperationEntry } from "./operations.ts";
import { flattenSchema } from "./schema.ts";

/** The context of validators: a default has no literals such as `1.0`. */
const noLiterals = { has: () => false };

/** Rejects defaults that violate the schemas of their parameters. */
export function checkDefaults(
  document: OpenApiDocument,
  operations: Record<string, OperationEntry>,
  findings: Findings,
): void {
  const uses = locateOperations(document).flatMap(({ label, operation }) =>
    getParameters(document, operation).map((parameter) => ({ label, operation, parameter })),
  );
  const entries = [...Map.groupBy(uses, ({ parameter }) => parameter)].filter(
    ([parameter]) => flattenSchema(document, getSchema(parameter)).default !== undefined,
  );
  if (entries.length === 0) return;
  const ajv = createAjv(document);
  const limitTime = createTimeLimit(maxMs);
  // Compilation is slow, and operations of a large document repeat parameters.
  const validKeys = new Set<string>();
  findings.collect(
    entries,
    ([parameter, [use]]) => {
      const { name } = parameter;
      const schema = getSchema(parameter) ?? {};
      const value = flattenSchema(document, schema).default;
      const key = stringifyJson([schema, value]);
      if (validKeys.has(key)) return;
      const validate = ajv.compile(toAjvSchema(schema));
      const check = () => validate.call(noLiterals, value) === true;
      // A limit takes 0.1 ms, and a pattern cannot try many ways for a short text.
      const isValid = stringifyJson(value).length <= shortLength ? check() : limitTime(check);
      const node = schema as object;
      const location = "default" in node ? { node, key: "default" } : { node };
      const problem = describeProblem(name, value, isValid);
      if (!isValid) throw new Rejection("default", `${use?.label} parameter ${name}`, problem, location);
      validKeys.add(key);
    },
    ([parameter, parameterUses]) => {
      const { name, in: location } = parameter;
      const schema = getSchema(parameter);
      if (typeof schema === "object") delete schema.default;
      for (const { operation } of parameterUses) {
        const parameters = operations[String(operation.operationId)]?.parameters;
        const entry = parameters?.find((each) => each.name === name && each.in === location);
        if (entry) Reflect.deleteProperty(entry, "default");
      }
    },
  );
}

const maxMs = 2000;
const shortLength = 12;

/** @param isValid undefined if the check takes too long */
function describeProblem(name: string, value: unknown, isValid: boolean | undefined): string {
  const text = stringifyJson(value);
  return isValid === undefined
    ? `default ${text} cannot be checked in ${maxMs} ms. Simplify the default or the pattern.`
    : `default ${text} does not match its own schema, so every request without ${name} would be rejected. Fix the default or the schema.`;
}
