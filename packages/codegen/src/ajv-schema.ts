import { CodegenError } from "./codegen-error.ts";
import type { Schema } from "./document.ts";
import { isBinary, isInt64, numberBounds } from "./schema.ts";
import { schemaKeywords, schemaListKeywords, schemaMapKeywords } from "./walk-schemas.ts";

const annotations = new Set([
  ...["title", "description", "summary", "$comment", "externalDocs", "xml", "discriminator", "deprecated"],
  ...["default", "example", "examples", "readOnly", "writeOnly", "contentMediaType", "contentEncoding"],
]);
/** Extensions with messages for violations. The converted schemas include them. */
export const ruleDescriptions = ["x-pattern-rule", "x-refused-members"];
/** Keywords that change how references resolve. */
const unsupportedKeywords = ["$id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$schema", "$vocabulary"];
/** Keywords that openapi-typescript ignores next to `$ref`. */
const ignoredNextToReference = [
  ...["type", "enum", "const", "allOf", "anyOf", "oneOf"],
  ...["properties", "required", "additionalProperties", "items", "prefixItems"],
];
const sourceSchemas = new WeakMap<object, Schema>();

/** Converts a Schema Object for Ajv. Removes annotations, and replaces the inexact format int64 by a keyword. */
export function toAjvSchema(schema: unknown): Schema | boolean {
  if (typeof schema === "boolean") return schema;
  const source = schema as Schema;
  assertSupported(source);
  const entries = Object.entries(source)
    .filter(
      ([keyword]) => ruleDescriptions.includes(keyword) || !(annotations.has(keyword) || keyword.startsWith("x-")),
    )
    .map(
      ([keyword, value]) => [keyword, keyword === "$ref" ? toAjvReference(source) : convert(keyword, value)] as const,
    );
  const converted: Schema = Object.fromEntries(entries);
  const result = isInt64(source)
    ? withInt64Keyword(converted)
    : isBinary(source)
      ? { blob: true }
      : withBigintKeyword(converted);
  sourceSchemas.set(result, source);
  return result;
}

export function findSourceSchema(schema: object): Schema | undefined {
  return sourceSchemas.get(schema);
}

function assertSupported(schema: Schema): void {
  const unsupportedKeyword = unsupportedKeywords.find((keyword) => keyword in schema);
  if (unsupportedKeyword)
    throw new CodegenError(
      `schema with ${unsupportedKeyword}`,
      `${unsupportedKeyword} is not supported. Use $ref to a schema of components/schemas.`,
      { node: schema, key: unsupportedKeyword },
    );
  const ignoredKeyword = "$ref" in schema && ignoredNextToReference.find((keyword) => keyword in schema);
  if (ignoredKeyword)
    throw new CodegenError(
      `schema with $ref ${schema.$ref}`,
      `the types would not include ${ignoredKeyword}, which is next to the reference. Write allOf: [{$ref: …}, {${ignoredKeyword}: …}].`,
      { node: schema, key: ignoredKeyword },
    );
}

function convert(keyword: string, value: unknown): unknown {
  if (schemaKeywords.has(keyword)) return toAjvSchema(value);
  if (schemaListKeywords.has(keyword)) return (value as unknown[]).map(toAjvSchema);
  if (schemaMapKeywords.has(keyword)) {
    return Object.fromEntries(Object.entries(value as Schema).map(([name, schema]) => [name, toAjvSchema(schema)]));
  }
  return value;
}

function toAjvReference(schema: Schema): string {
  const reference = String(schema.$ref);
  const [, name, suffix] = /^#\/components\/schemas\/([^/]+)(.*)$/.exec(reference) ?? [];
  if (!name)
    throw new CodegenError(reference, "only schemas in components/schemas can be referenced. Move the schema there.", {
      node: schema,
      key: "$ref",
    });
  return suffix ? `${toComponentId(name)}#${suffix}` : toComponentId(name);
}

export function toComponentId(name: string): string {
  return `contract:/components/schemas/${name}`;
}

function withInt64Keyword({ type, format, anyOf, ...schema }: Schema): Schema {
  const { bounds, unbounded } = splitBounds(schema);
  const otherTypes = [type].flat().filter((name) => name !== "integer");
  if (otherTypes.length === 0) return { ...unbounded, ...(anyOf !== undefined && { anyOf }), int64: bounds };
  const branches = [{ int64: bounds }, { type: otherTypes }];
  if (anyOf === undefined) return { ...unbounded, anyOf: branches };
  return { ...unbounded, anyOf, allOf: [...((unbounded.allOf as Schema[] | undefined) ?? []), { anyOf: branches }] };
}

/** A reference or another part of `allOf` can define the type int64. Ajv does not apply bounds to a bigint. */
function withBigintKeyword(schema: Schema): Schema {
  const { bounds } = splitBounds(schema);
  return schema.type === undefined && Object.keys(bounds).length > 0 ? { ...schema, bigint: bounds } : schema;
}

/** Drops bounds at or beyond the limits of int64: they have no effect, and the YAML parser rounds them. */
function splitBounds(schema: Schema): { bounds: Schema; unbounded: Schema } {
  const entries = Object.entries(schema);
  const isBound = ([keyword]: [string, unknown]) => numberBounds.some((bound) => bound === keyword);
  const hasEffect = ([keyword, bound]: [string, unknown]) =>
    keyword === "maximum" ? Number(bound) < 2 ** 63 : keyword !== "minimum" || Number(bound) > -(2 ** 63);
  return {
    bounds: Object.fromEntries(entries.filter((entry) => isBound(entry) && hasEffect(entry))),
    unbounded: Object.fromEntries(entries.filter((entry) => !isBound(entry))),
  };
}
