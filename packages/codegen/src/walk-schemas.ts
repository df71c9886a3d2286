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

/** Makes of a Schema Object's copy, whose own schemas are made already, what stands in its place. */
export type SchemaChange = (copy: Schema, source: Schema) => Schema;
/** Members of OpenAPI's objects that hold others by names of the author's, which mean nothing here. */
const named = new Set([
  ...["paths", "webhooks", "callbacks", "responses", "headers", "content", "encoding"],
  ...["parameters", "requestBodies", "pathItems", "links", "securitySchemes"],
]);
const values = new Set(["example", "examples"]);

/** A copy of the document with each of its schemas changed; what is no schema stays as it is. */
export function mapSchemas(document: OpenApiDocument, change: SchemaChange): OpenApiDocument {
  return mapObject(document as unknown as Schema) as unknown as OpenApiDocument;

  function mapObject(node: unknown, isNamed = false): unknown {
    if (Array.isArray(node)) return node.map((item) => mapObject(item));
    if (typeof node !== "object" || node === null) return node;
    return mapValues(node, (value, key) => {
      if (isNamed) return mapObject(value);
      if (key === "schema") return mapSchema(value);
      if (key === "schemas") return mapValues(value as object, mapSchema);
      return values.has(key) ? value : mapObject(value, named.has(key));
    });
  }

  function mapSchema(source: unknown): unknown {
    if (typeof source !== "object" || source === null) return source;
    const copy = mapValues(source, (value, keyword) => {
      if (schemas.has(keyword)) return mapSchema(value);
      if (schemaLists.has(keyword)) return (value as unknown[]).map(mapSchema);
      return schemaMaps.has(keyword) ? mapValues(value as object, mapSchema) : value;
    });
    return change(copy, source as Schema);
  }
}

/** Every Schema Object of the document, the inner ones first. */
export function listSchemas(document: OpenApiDocument): Schema[] {
  const found: Schema[] = [];
  mapSchemas(document, (copy, source) => {
    found.push(source);
    return copy;
  });
  return found;
}

function mapValues(node: object, map: (value: unknown, key: string) => unknown): Schema {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value, key)]));
}
