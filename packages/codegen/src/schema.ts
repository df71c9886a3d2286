import { type OpenApiDocument, type Reference, resolve, type Schema } from "./document.ts";
import { type FindingKind, Rejection } from "./findings.ts";
import { walkSchemas } from "./walk-schemas.ts";

/** Merges `$ref` and `allOf` into one schema, and infers a missing type from `const` or `enum`. */
export function flattenSchema(document: OpenApiDocument, schema: Schema | boolean | undefined): Schema {
  return flatten(document, schema, new Set());
}

function flatten(document: OpenApiDocument, schema: Schema | boolean | undefined, visited: Set<unknown>): Schema {
  if (typeof schema !== "object" || visited.has(schema)) return {};
  visited.add(schema);
  const { $ref, allOf, ...ownKeywords } = schema as Schema & { $ref?: string; allOf?: (Schema | boolean)[] };
  const target = $ref === undefined ? [] : [resolve<Schema>(document, { $ref } as Reference)];
  const parts = [...target, ...(allOf ?? [])].map((part) => flatten(document, part, visited));
  const properties = Object.assign({}, ...[...parts, ownKeywords].map((part) => part.properties));
  const required = [...parts, ownKeywords].flatMap((part) => (part.required as string[] | undefined) ?? []);
  return withType(Object.assign({}, ...parts, ownKeywords, isEmpty(properties) ? {} : { properties, required }));
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

/** Returns the type that determines how text is parsed. @throws {Rejection} without a single scalar type */
export function getScalarType(
  document: OpenApiDocument,
  kind: FindingKind,
  label: string,
  schema: Schema | boolean | undefined,
  node: object,
): string {
  const { type, format } = flattenSchema(document, schema);
  if (isInt64({ type, format }) && typeof type === "string") return "int64";
  if (type === "integer" || type === "number" || type === "boolean" || type === "string") return type;
  throw new Rejection(
    kind,
    label,
    type === undefined
      ? "its schema has no single type. Set type to string, integer, number or boolean."
      : `type ${JSON.stringify(type)} is not supported here. Use string, integer, number or boolean.`,
    { node },
  );
}

export function getItemSchema(
  document: OpenApiDocument,
  kind: FindingKind,
  label: string,
  schema: Schema | boolean | undefined,
) {
  const mergedSchema = flattenSchema(document, schema);
  if (mergedSchema.type !== "array") return { isArray: false, item: mergedSchema };
  if (mergedSchema.prefixItems)
    throw new Rejection(
      kind,
      label,
      "prefixItems is not supported, because all items are parsed as one type. Set that type in items.",
      { node: schema as Schema, ...("prefixItems" in (schema as Schema) && { key: "prefixItems" }) },
    );
  return { isArray: true, item: flattenSchema(document, mergedSchema.items as Schema | boolean | undefined) };
}

// The format is from OpenAPI 3.0. Many documents of 3.1 still use it.
export function isBinary(schema: Schema): boolean {
  return schema.type === "string" && schema.format === "binary";
}

interface IntegerSchema {
  type?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

export function isInt64(schema: IntegerSchema): boolean {
  return schema.format === "int64" && [schema.type].flat().includes("integer");
}

export function fitsNumber({ minimum, maximum }: IntegerSchema): boolean {
  return Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum);
}

export const numberBounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

/** @param checked schemas to skip @throws {Rejection} if a schema has `format: binary` */
export function assertNoBytes(
  document: OpenApiDocument,
  kind: FindingKind,
  label: string,
  container: string,
  schema: unknown,
  checked: Set<object> = new Set(),
): void {
  walkSchemas(document, schema, checked, (found) => {
    if (found.format === "binary")
      throw new Rejection(
        kind,
        label,
        `format: binary is not supported in ${container}. Use contentEncoding: base64, or another media type.`,
        { node: found, key: "format" },
      );
  });
}

const inPlaceApplicators = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"];
const unlistedMemberKeywords = ["additionalProperties", "patternProperties", "unevaluatedProperties"];

// Text is parsed by its type, so listed members need one. Without `isReadable`, no unlisted member can be read as text.
export function checkMembers(
  document: OpenApiDocument,
  kind: FindingKind,
  label: string,
  schema: Schema | boolean | undefined,
  isReadable?: (member: Schema) => boolean,
): void {
  const listed = Object.keys((flattenSchema(document, schema).properties as object | undefined) ?? {});
  const visited = new Set<unknown>();
  visit(schema);

  function visit(part: unknown): void {
    if (typeof part !== "object" || part === null || visited.has(part)) return;
    visited.add(part);
    const source = part as Schema;
    const hidden = Object.keys((source.properties as object | undefined) ?? {}).find((name) => !listed.includes(name));
    if (hidden !== undefined)
      throw new Rejection(
        kind,
        label,
        `member ${hidden} is defined only in a combination such as oneOf, so its type is unknown. List it in properties too.`,
        { node: source.properties as object, key: hidden },
      );
    for (const keyword of unlistedMemberKeywords) checkUnlisted(source, keyword);
    if (typeof source.$ref === "string") visit(resolve(document, source as unknown as Reference));
    for (const keyword of inPlaceApplicators) {
      const value = source[keyword];
      const isOne = ["not", "if", "then", "else"].includes(keyword);
      for (const child of isOne ? [value] : Object.values((value as object | undefined) ?? {})) visit(child);
    }
  }

  function checkUnlisted(source: Schema, keyword: string): void {
    const value = source[keyword];
    if (typeof value !== "object" || value === null) return;
    const members = keyword === "patternProperties" ? Object.values(value) : [value];
    if (members.every((member) => typeof member === "boolean" || isReadable?.(flattenSchema(document, member)))) return;
    const problem = isReadable
      ? `unlisted members are read as text, which ${keyword} does not allow. List them in properties, or set type: string.`
      : "unlisted members are not read. List them in properties.";
    throw new Rejection(kind, label, problem, { node: source, key: keyword });
  }
}
