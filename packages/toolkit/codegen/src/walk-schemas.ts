import {
  encodeKey,
  isExtension,
  mapMembers,
  namedMaps,
  resolvePointer,
  unescapeKey,
} from "@animal-store/openapi-document";
import type { OpenApiDocument, Schema } from "./document.ts";

/** Keywords whose value is an object of schemas. */
export const schemaMapKeywords = new Set(["properties", "patternProperties", "$defs", "dependentSchemas"]);
const schemaListKeywords = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const schemaKeywords = new Set([
  ...["additionalProperties", "unevaluatedProperties", "propertyNames", "items", "unevaluatedItems", "contains"],
  ...["not", "if", "then", "else"],
]);

const constraintKeywords = new Set(
  `enum const required dependentRequired format contentEncoding minLength maxLength pattern minimum maximum exclusiveMinimum
  exclusiveMaximum multipleOf minItems maxItems uniqueItems minContains maxContains minProperties maxProperties`.split(
    /\s+/,
  ),
);

/** Returns a reference to a component. */
export function toSchemaReference(name: string): string {
  return `#/components/schemas/${encodeKey(name)}`;
}

/** Returns the name of the component that a reference targets. */
export function toComponentName(reference: string): string {
  return unescapeKey(reference.split("/").at(-1) ?? "");
}

/** Returns the name of a component for the target of a reference that is no component. It ends with a colon. */
export function toPartName(reference: string): string {
  return `${reference.replace(/^#\/(components\/schemas\/)?/, "").replaceAll(/[^\w.-]+/g, ":")}:`;
}

export function isPartName(name: string): boolean {
  return /:(?:Request_*)?$/.test(name);
}

/** Returns whether Ajv validates a keyword. */
export function isValidated(keyword: string): boolean {
  const groups = [constraintKeywords, schemaKeywords, schemaListKeywords, schemaMapKeywords];
  return keyword === "type" || groups.some((keywords) => keywords.has(keyword));
}

/** Returns the first keyword other than `type` that constrains the value. */
export function findConstraint(schema: Schema): string | undefined {
  return Object.keys(schema).find((keyword) => !["type", "$defs"].includes(keyword) && isValidated(keyword));
}

/** Visits a schema and the schemas that it contains or references, each once. @param visited schemas to skip */
export function walkSchemas(
  document: OpenApiDocument,
  schema: unknown,
  visited: Set<object>,
  visit: (schema: Schema) => void,
): void {
  walkInner(schema, visited, (source) => {
    visit(source);
    // The target can be only a reference itself.
    if (typeof source.$ref === "string") walkSchemas(document, resolvePointer(document, source.$ref), visited, visit);
  });
}

function walkInner(schema: unknown, visited: Set<object>, visit: (schema: Schema) => void): void {
  if (typeof schema !== "object" || schema === null || visited.has(schema)) return;
  visited.add(schema);
  visit(schema as Schema);
  for (const [keyword, value] of Object.entries(schema))
    mapKeyword(keyword, value, (child) => walkInner(child, visited, visit));
}

/** Returns a function that returns whether a schema is, contains or references one that matches. */
export function createSearch(
  document: OpenApiDocument,
  matches: (schema: Schema) => boolean,
): (schema: unknown) => boolean {
  const components = document.components?.schemas ?? {};
  const direct = new Map(Object.keys(components).map((name) => [name, scan(components[name])]));
  const found = new Set([...direct].filter(([, { isMatch }]) => isMatch).map(([name]) => name));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, { references }] of direct) if (references.some((each) => found.has(each))) found.add(name);
  }
  return (schema) => {
    const { isMatch, references } = scan(schema);
    return isMatch || references.some((name) => found.has(name));
  };

  function scan(schema: unknown): { isMatch: boolean; references: string[] } {
    const references: string[] = [];
    let isMatch = false;
    walkInner(schema, new Set(), (source) => {
      isMatch ||= matches(source);
      if (typeof source.$ref === "string") references.push(toComponentName(source.$ref));
    });
    return { isMatch, references };
  }
}

/** Returns the replacement of a schema. The inner schemas of `copy` are replaced already. */
export type SchemaChange = (copy: Schema, source: Schema) => Schema;

/** Returns a copy without extensions and named examples, with the schemas that `change` returns. */
export function mapSchemas(document: OpenApiDocument, change: SchemaChange): OpenApiDocument {
  return mapObject(document as unknown as Schema) as unknown as OpenApiDocument;

  function mapObject(node: unknown, isNamed = false): unknown {
    if (Array.isArray(node)) return node.map((item) => mapObject(item));
    if (typeof node !== "object" || node === null) return node;
    return mapMembers(node, (value, key) => {
      if (isNamed) return mapObject(value);
      if (key === "schema" || key === "itemSchema") return mapSchema(value);
      if (key === "schemas") return mapMembers(value as object, mapSchema);
      if (isExtension(key) || key === "examples") return undefined;
      // openapi-typescript expects text, also in an object without a title.
      if (key === "title" && typeof value !== "string") return undefined;
      return key === "example" ? value : mapObject(value, namedMaps.has(key));
    });
  }

  function mapSchema(source: unknown): unknown {
    if (typeof source !== "object" || source === null) return source;
    const copy = mapMembers(source, (value, keyword) =>
      isExtension(keyword) ? undefined : mapKeyword(keyword, value, mapSchema),
    );
    return change(copy, source as Schema);
  }
}

/** Returns every Schema Object of the document, inner schemas first. */
export function listSchemas(document: OpenApiDocument): Schema[] {
  const found: Schema[] = [];
  mapSchemas(document, (copy, source) => {
    found.push(source);
    return copy;
  });
  return found;
}

/** Replaces the schemas in the value of a keyword. Returns the value of any other keyword unchanged. */
export function mapKeyword<Part>(keyword: string, value: unknown, map: (part: Part) => unknown): unknown {
  if (schemaKeywords.has(keyword)) return map(value as Part);
  if (schemaListKeywords.has(keyword)) return (value as Part[]).map((part) => map(part));
  return schemaMapKeywords.has(keyword) ? mapMembers(value as object, (part) => map(part as Part)) : value;
}
