import { type OpenApiDocument, type Reference, resolve, type Schema } from "./document.ts";

/**
 * A schema as what it says of one value: references followed, the members of `allOf` drawn in, and a type where `const` or
 * `enum` tell it. For what travels as text, where the type decides how it is read.
 */
export function flatSchema(document: OpenApiDocument, schema: Schema | boolean | undefined): Schema {
  return flatten(document, schema, new Set());
}

function flatten(document: OpenApiDocument, schema: Schema | boolean | undefined, seen: Set<unknown>): Schema {
  if (typeof schema !== "object" || seen.has(schema)) return {};
  seen.add(schema);
  const { $ref, allOf, ...own } = schema as Schema & { $ref?: string; allOf?: (Schema | boolean)[] };
  const target = $ref === undefined ? [] : [resolve<Schema>(document, { $ref } as Reference)];
  const parts = [...target, ...(allOf ?? [])].map((part) => flatten(document, part, seen));
  const properties = Object.assign({}, ...[...parts, own].map((part) => part.properties));
  const required = [...parts, own].flatMap((part) => (part.required as string[] | undefined) ?? []);
  return withType(Object.assign({}, ...parts, own, isEmpty(properties) ? {} : { properties, required }));
}

function withType(schema: Schema): Schema {
  const values = schema.const === undefined ? (schema.enum as unknown[] | undefined) : [schema.const];
  if (schema.type !== undefined || !values) return schema;
  const types = new Set(values.map((value) => (Number.isSafeInteger(value) ? "integer" : typeof value)));
  return types.size === 1 ? { ...schema, type: [...types][0] } : schema;
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
