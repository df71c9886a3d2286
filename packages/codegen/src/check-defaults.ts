import { toAjvSchema } from "./ajv-schema.ts";
import { createAjv } from "./compile-validators.ts";
import { locateOperations, type OpenApiDocument, type Schema } from "./document.ts";
import { type Findings, Rejection } from "./findings.ts";
import type { OperationEntry } from "./operations.ts";
import { getParameters } from "./parameters.ts";
import { flattenSchema } from "./schema.ts";

/** The context of validators: a default has no literals such as `1.0`. */
const noLiterals = { has: () => false };

/** Rejects defaults that violate the schemas of their parameters. */
export function checkDefaults(
  document: OpenApiDocument,
  operations: Record<string, OperationEntry>,
  findings: Findings,
): void {
  const uses = locateOperations(Object.entries(document.paths ?? {})).flatMap(({ label, operation }) =>
    getParameters(document, operation).map((parameter) => ({ label, operation, parameter })),
  );
  const entries = [...Map.groupBy(uses, ({ parameter }) => parameter)].filter(
    ([{ schema }]) => flattenSchema(document, schema).default !== undefined,
  );
  if (entries.length === 0) return;
  const ajv = createAjv(document);
  // Compilation is slow, and operations of a large document repeat parameters.
  const validKeys = new Set<string>();
  findings.collect(
    entries,
    ([{ name, schema = {} }, [use]]) => {
      const value = flattenSchema(document, schema).default;
      const key = JSON.stringify([schema, value]);
      if (validKeys.has(key)) return;
      if (!ajv.compile(toAjvSchema(schema)).call(noLiterals, value))
        throw toRejection(String(use?.label), name, schema, value);
      validKeys.add(key);
    },
    ([{ name, in: location, schema }, parameterUses]) => {
      if (typeof schema === "object") delete schema.default;
      for (const { operation } of parameterUses) {
        const parameters = operations[String(operation.operationId)]?.parameters;
        const entry = parameters?.find((each) => each.name === name && each.in === location);
        if (entry) Reflect.deleteProperty(entry, "default");
      }
    },
  );
}

function toRejection(label: string, name: string, schema: Schema | boolean, value: unknown): Rejection {
  return new Rejection(
    "default",
    `${label} parameter ${name}`,
    `default ${JSON.stringify(value)} does not match its own schema, so every request without ${name} would be rejected. Fix the default or the schema.`,
    typeof schema === "object" && "default" in schema ? { node: schema, key: "default" } : { node: Object(schema) },
  );
}
