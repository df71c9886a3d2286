import { CodegenError } from "./codegen-error.ts";
import { isBinary } from "./content.ts";
import type { Schema } from "./document.ts";
import { isInt64, numberBounds } from "./schema.ts";
import { schemaLists, schemaMaps, schemas } from "./walk-schemas.ts";

const annotations = new Set([
  "title",
  "description",
  "summary",
  "default",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "xml",
  "externalDocs",
  "discriminator",
  "$comment",
  "contentMediaType",
  "contentEncoding",
]);
/** Extensions that validators carry along, because they say in words what a violation is told with. */
export const ruleDescriptions = ["x-pattern-rule", "x-refused-members"];
/** Keywords that give a schema another base than the document, or another target than its pointer. */
const ofOtherBases = ["$id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$schema", "$vocabulary"];
/** Keywords beside `$ref` that the types would not show. */
const hiddenByReference = [
  "type",
  "properties",
  "required",
  "items",
  "prefixItems",
  "additionalProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "enum",
  "const",
];
const origins = new WeakMap<object, Schema>();

/**
 * A Schema Object as Ajv compiles it: without annotations, and with the keyword `int64` in place of `type: integer, format: int64`,
 * which Ajv could not hold exactly.
 */
export function toAjvSchema(schema: unknown): Schema | boolean {
  if (typeof schema === "boolean") return schema;
  const source = schema as Schema;
  check(source);
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
  origins.set(result, source);
  return result;
}

/** The Schema Object of the document that an Ajv schema was made of. */
export function originOf(schema: object): Schema | undefined {
  return origins.get(schema);
}

function check(schema: Schema): void {
  const base = ofOtherBases.find((keyword) => keyword in schema);
  if (base)
    throw new CodegenError(
      `schema with ${base}`,
      `${base} is not supported. Use $ref to a schema of components/schemas.`,
      { node: schema, key: base },
    );
  const hidden = "$ref" in schema && hiddenByReference.find((keyword) => keyword in schema);
  if (hidden)
    throw new CodegenError(
      `schema with $ref ${schema.$ref}`,
      `the types would not include ${hidden}, which is next to the reference. Write allOf: [{$ref: …}, {${hidden}: …}].`,
      { node: schema, key: hidden },
    );
}

function convert(keyword: string, value: unknown): unknown {
  if (schemas.has(keyword)) return toAjvSchema(value);
  if (schemaLists.has(keyword)) return (value as unknown[]).map(toAjvSchema);
  if (schemaMaps.has(keyword)) {
    return Object.fromEntries(Object.entries(value as Schema).map(([name, schema]) => [name, toAjvSchema(schema)]));
  }
  return value;
}

function toAjvReference(schema: Schema): string {
  const reference = String(schema.$ref);
  const [, name, rest] = /^#\/components\/schemas\/([^/]+)(.*)$/.exec(reference) ?? [];
  if (!name)
    throw new CodegenError(reference, "only schemas in components/schemas can be referenced. Move the schema there.", {
      node: schema,
      key: "$ref",
    });
  return rest ? `${componentId(name)}#${rest}` : componentId(name);
}

/** The id under which Ajv knows a schema of `components/schemas`. */
export function componentId(name: string): string {
  return `contract:/components/schemas/${name}`;
}

function withInt64Keyword({ type, format, anyOf, ...schema }: Schema): Schema {
  const { bounds, rest } = splitBounds(schema);
  const others = [type].flat().filter((name) => name !== "integer");
  if (others.length === 0) return { ...rest, ...(anyOf !== undefined && { anyOf }), int64: bounds };
  const either = [{ int64: bounds }, { type: others }];
  if (anyOf === undefined) return { ...rest, anyOf: either };
  return { ...rest, anyOf, allOf: [...((rest.allOf as Schema[] | undefined) ?? []), { anyOf: either }] };
}

/** Bounds beside a reference, or in a part of `allOf`, may be those of an int64, of which Ajv would pass over each bigint. */
function withBigintKeyword(schema: Schema): Schema {
  const { bounds } = splitBounds(schema);
  return schema.type === undefined && Object.keys(bounds).length > 0 ? { ...schema, bigint: bounds } : schema;
}

/** Bounds at the ends of int64 or beyond say nothing, and the document's numbers are not exact there. */
function splitBounds(schema: Schema): { bounds: Schema; rest: Schema } {
  const entries = Object.entries(schema);
  const isBound = ([keyword]: [string, unknown]) => numberBounds.some((bound) => bound === keyword);
  const says = ([keyword, bound]: [string, unknown]) =>
    keyword === "maximum" ? Number(bound) < 2 ** 63 : keyword !== "minimum" || Number(bound) > -(2 ** 63);
  return {
    bounds: Object.fromEntries(entries.filter((entry) => isBound(entry) && says(entry))),
    rest: Object.fromEntries(entries.filter((entry) => !isBound(entry))),
  };
}
