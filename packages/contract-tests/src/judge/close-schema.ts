import type { Schema } from "../document/contract-document.ts";
import { toExactInteger } from "./exact-integer.ts";

/** Where the judge's compiler finds the schemas of the document. */
export const documentId = "contract";

/**
 * A schema in which members that nobody describes are a violation, at every depth. Each place that holds a value is closed with
 * `unevaluatedProperties`, which sees through `$ref` and `allOf`; the parts of a composition stay open, or they would refuse
 * each other's members.
 */
export function closeSchema(schema: Schema | boolean): Schema | boolean {
  if (typeof schema === "boolean") return schema;
  return { ...prepareSchema(schema), unevaluatedProperties: false };
}

/** A schema as the judge compiles it: closed inside, still open to further members itself. */
export function prepareSchema(schema: Schema): Schema {
  const entries = Object.entries(toExactInteger(schema)).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword.startsWith("x-") || annotations.has(keyword)) return [];
    return [[keyword, prepareKeyword(keyword, value)]];
  });
  return Object.fromEntries(entries);
}

const annotations = new Set(["example", "examples", "xml", "externalDocs", "discriminator"]);
const valueSchemas = new Set(["items", "additionalProperties", "contains"]);
const valueSchemaMaps = new Set(["properties", "patternProperties"]);
const valueSchemaLists = new Set(["prefixItems"]);
const composedLists = new Set(["allOf", "anyOf", "oneOf"]);
const composedSchemas = new Set(["if", "then", "else"]);

function prepareKeyword(keyword: string, value: unknown): unknown {
  if (keyword === "$ref") return `${documentId}${value as string}`;
  if (valueSchemas.has(keyword)) return closeSchema(value as Schema);
  if (valueSchemaLists.has(keyword)) return (value as Schema[]).map(closeSchema);
  if (valueSchemaMaps.has(keyword)) return mapMembers(value as Record<string, Schema>, closeSchema);
  if (composedLists.has(keyword)) return (value as Schema[]).map(prepareSchema);
  if (composedSchemas.has(keyword)) return prepareSchema(value as Schema);
  return value;
}

function mapMembers<From, To>(members: Record<string, From>, change: (member: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]));
}
