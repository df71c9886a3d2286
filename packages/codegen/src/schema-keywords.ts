import { type OpenApiDocument, type Reference, resolve, type Schema } from "./document.ts";

/** Keywords that hold schemas by name. */
export const schemaMaps = new Set(["properties", "patternProperties", "$defs", "dependentSchemas"]);
/** Keywords that hold a list of schemas. */
export const schemaLists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
/** Keywords that hold one schema. */
export const schemas = new Set([
  "items",
  "additionalProperties",
  "unevaluatedProperties",
  "unevaluatedItems",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
]);

const assertions = new Set(
  `enum const required dependentRequired format contentEncoding minLength maxLength pattern minimum maximum exclusiveMinimum
  exclusiveMaximum multipleOf minItems maxItems uniqueItems minContains maxContains minProperties maxProperties`.split(
    /\s+/,
  ),
);

/** The first keyword of a schema, but for its type, that says what a value must be. */
export function firstAssertion(schema: Schema): string | undefined {
  return Object.keys(schema).find((keyword) =>
    [assertions, schemas, schemaLists, schemaMaps].some((keywords) => keyword !== "$defs" && keywords.has(keyword)),
  );
}

/** Visits a schema and all that it reaches, each once. @param seen what other walks of the same kind visited */
export function walkSchemas(
  document: OpenApiDocument,
  schema: unknown,
  seen: Set<object>,
  visit: (schema: Schema) => void,
): void {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const source = schema as Schema;
  visit(source);
  for (const [keyword, value] of Object.entries(source)) {
    const children = schemas.has(keyword)
      ? [value]
      : schemaLists.has(keyword) || schemaMaps.has(keyword)
        ? Object.values(value as object)
        : keyword === "$ref"
          ? [resolve(document, source as unknown as Reference)]
          : [];
    for (const child of children) walkSchemas(document, child, seen, visit);
  }
}
