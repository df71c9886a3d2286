import { CodegenError } from "./codegen-error.ts";
import type { Schema } from "./document.ts";
import { isInt64 } from "./int64.ts";

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
export const rulesInWords = ["x-pattern-rule", "x-refused-members"];
const schemaMaps = new Set(["properties", "patternProperties", "$defs", "dependentSchemas"]);
const schemaLists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const schemas = new Set([
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

/**
 * A Schema Object as Ajv compiles it: without annotations, and with the keyword `int64` in place of `type: integer, format: int64`,
 * which Ajv could not hold exactly.
 */
export function toAjvSchema(schema: unknown): Schema | boolean {
  if (typeof schema === "boolean") return schema;
  const source = schema as Schema;
  const entries = Object.entries(source)
    .filter(([keyword]) => rulesInWords.includes(keyword) || !(annotations.has(keyword) || keyword.startsWith("x-")))
    .map(([keyword, value]) => [keyword, convert(keyword, value)] as const);
  const converted: Schema = Object.fromEntries(entries);
  return isInt64(source) ? withInt64Keyword(converted) : converted;
}

function convert(keyword: string, value: unknown): unknown {
  if (schemas.has(keyword)) return toAjvSchema(value);
  if (schemaLists.has(keyword)) return (value as unknown[]).map(toAjvSchema);
  if (schemaMaps.has(keyword)) {
    return Object.fromEntries(Object.entries(value as Schema).map(([name, schema]) => [name, toAjvSchema(schema)]));
  }
  if (keyword === "$ref") return toAjvReference(value as string);
  return value;
}

function toAjvReference(reference: string): string {
  const [, name, rest] = /^#\/components\/schemas\/([^/]+)(.*)$/.exec(reference) ?? [];
  if (!name)
    throw new CodegenError(reference, "schemas can be referenced in components/schemas only. Move the schema there.");
  return rest ? `${componentId(name)}#${rest}` : componentId(name);
}

/** The id under which Ajv knows a schema of `components/schemas`. */
export function componentId(name: string): string {
  return `contract:/components/schemas/${name}`;
}

function withInt64Keyword({ type, format, minimum, maximum, ...rest }: Schema): Schema {
  const bounds = Object.fromEntries(Object.entries({ minimum, maximum }).filter(([, bound]) => bound !== undefined));
  const others = [type].flat().filter((name) => name !== "integer");
  if (others.length === 0) return { ...rest, int64: bounds };
  return { ...rest, anyOf: [{ int64: bounds }, { type: others }] };
}
