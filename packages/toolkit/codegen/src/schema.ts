import { getMember } from "@animal-store/openapi-document";
import { type OpenApiDocument, resolve, type Schema } from "./document.ts";
import { type Part, Rejection } from "./findings.ts";
import { formats } from "./formats.ts";
import { mapKeyword, walkSchemas } from "./walk-schemas.ts";

/** Merges `$ref` and `allOf` into one schema, and infers a missing type from `const` or `enum`. */
export function flattenSchema(
  document: OpenApiDocument,
  schema: Schema | boolean | undefined,
  visited = new Set<unknown>(),
): Schema {
  if (typeof schema !== "object" || visited.has(schema)) return {};
  visited.add(schema);
  const { $ref, allOf, ...ownKeywords } = schema as Schema & { allOf?: (Schema | boolean)[] };
  const target = typeof $ref === "string" ? [resolve<Schema>(document, { $ref })] : [];
  const parts = [...target, ...(allOf ?? [])].map((part) => flattenSchema(document, part, visited));
  return withType([...parts, ownKeywords].reduce<Schema>(mergeSchemas, {}));
}

function withType(schema: Schema): Schema {
  const values = listValues(schema);
  if (schema.type !== undefined || !values) return schema;
  const types = new Set(values.map(getTypeOfValue));
  return types.size === 1 ? { ...schema, type: [...types][0] } : schema;
}

/** Returns the values of `const` or `enum`. */
export function listValues({ const: value, enum: values }: Schema): unknown[] | undefined {
  return value === undefined ? (values as unknown[] | undefined) : [value];
}

/**
 * Returns merged schemas of which a value matches at least one. Resolves `$ref`, `allOf`, `anyOf`, `oneOf` and lists of types.
 * Other combinations, such as `if`, only restrict the values.
 */
export function listAlternatives(document: OpenApiDocument, schema: unknown): Schema[] {
  return expand(document, schema, new Set()).flatMap((alternative) => {
    const { type, ...keywords } = withType(alternative);
    const values = keywords.enum as unknown[] | undefined;
    const types = type === undefined ? [...new Set(values?.map(getTypeOfValue))] : [type].flat();
    return types.length > 0 ? types.map((name) => ({ ...keywords, ...withEnum(name), type: name })) : [keywords];

    function withEnum(name: unknown): Schema {
      return values && types.length > 1 ? { enum: values.filter((value) => getTypeOfValue(value) === name) } : {};
    }
  });
}

function expand(document: OpenApiDocument, schema: unknown, ancestors: ReadonlySet<unknown>): Schema[] {
  if (schema === false) return [];
  if (typeof schema !== "object" || schema === null || ancestors.has(schema)) return [{}];
  const { $ref, allOf = [], anyOf, oneOf, ...ownKeywords } = schema as Schema & { allOf?: unknown[] };
  const expandPart = (part: unknown) => expand(document, part, new Set([...ancestors, schema]));
  const target = typeof $ref === "string" ? [resolve<Schema>(document, { $ref })] : [];
  const unions = [anyOf, oneOf].filter((union) => union !== undefined) as unknown[][];
  const groups = [...[...target, ...allOf].map(expandPart), ...unions.map((union) => union.flatMap(expandPart))];
  return [...groups, [ownKeywords]].reduce<Schema[]>(
    (merged, group) => {
      const problem = `has more than ${maxAlternatives} combinations of alternatives. Merge some.`;
      if (merged.length * group.length > maxAlternatives)
        throw new Rejection("schema", "schema", problem, { node: schema });
      return merged.flatMap((left) => group.map((right) => mergeSchemas(left, right)));
    },
    [{}],
  );
}

const maxAlternatives = 1000;

function mergeSchemas(left: Schema, right: Schema): Schema {
  const merged = { ...left, ...right };
  if (left.required && right.required) merged.required = [...(left.required as []), ...(right.required as [])];
  for (const key of Object.keys(left).filter((each) => /^m..(?:Length|Items)$/.test(each) && each in right))
    merged[key] = (key.startsWith("min") ? Math.max : Math.min)(left[key] as number, right[key] as number);
  if (!left.properties || !right.properties) return merged;
  const known = left.properties;
  // An assignment to __proto__ would set the prototype.
  const added = Object.entries(right.properties).map(([name, member]) => {
    return [name, Object.hasOwn(known, name) ? { allOf: [getMember(known, name), member] } : member];
  });
  return { ...merged, properties: { ...known, ...Object.fromEntries(added) } };
}

export function getTypeOfValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isSafeInteger(value) || typeof value === "bigint" ? "integer" : typeof value;
}

/** Returns whether a value is an integer that parsing does not return as a number. */
export function isLongInteger(value: unknown): boolean {
  return typeof value === "bigint" || (Number.isInteger(value) && !Number.isSafeInteger(value));
}

/** Returns whether `const` or `enum` contains a long integer. */
export function hasLongInteger(schema: Schema): boolean {
  const values = new Set<unknown>(listValues(schema));
  for (const value of values)
    if (typeof value === "object" && value !== null) for (const member of Object.values(value)) values.add(member);
  return values.values().some(isLongInteger);
}

// The format is from OpenAPI 3.0. Many documents of 3.1 still use it.
export function isBinary(schema: ScalarSchema): boolean {
  const types = [schema.type].flat();
  return schema.format === "binary" && types.includes("string") && types.every((type) => /string|null/.test(`${type}`));
}

/** The members of a schema that select its type. */
interface ScalarSchema {
  type?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

export function isInt64(schema: ScalarSchema): boolean {
  return schema.format === "int64" && [schema.type].flat().includes("integer");
}

export function fitsNumber({ minimum, maximum }: ScalarSchema): boolean {
  return Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum);
}

export const numberBounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

export const numericFormats: Record<string, readonly string[]> = {
  int32: ["integer", "number"],
  int64: ["integer"],
  float: ["number", "integer"],
  double: ["number", "integer"],
};
/** Formats that a keyword of codegen validates, or that add no constraint to their type. */
export const knownFormats = new Set([
  ...[...Object.keys(formats), "regex"],
  ...[...Object.keys(numericFormats), "binary", "password"],
]);

/** @throws {Rejection} if a schema has `format: binary` */
export function assertNoBytes(
  part: Part,
  container: string,
  schema: unknown,
  advice = "Use contentEncoding: base64, or another media type.",
): void {
  walkSchemas(part.document, schema, new Set(), (node) => {
    if (node.format === "binary")
      part.reject(`format: binary is not supported in ${container}. ${advice}`, { node, key: "format" });
  });
}

const inPlaceApplicators = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"];
/** Visits the schemas that apply to a value, also where they need not match it: in `not`, `if` and similar keywords. */
export function walkMembers(
  document: OpenApiDocument,
  schema: unknown,
  visit: (schema: Schema, isHidden: boolean) => void,
  isHidden = false,
  visited = new Set<unknown>(),
): void {
  if (typeof schema !== "object" || schema === null || visited.has(schema)) return;
  visited.add(schema);
  visit(schema as Schema, isHidden);
  const { $ref } = schema as Schema;
  if (typeof $ref === "string") walkMembers(document, resolve(document, { $ref }), visit, isHidden, visited);
  for (const [keyword, value] of Object.entries(schema))
    if (inPlaceApplicators.includes(keyword))
      mapKeyword(keyword, value, (child) =>
        walkMembers(document, child, visit, isHidden || !/^(?:all|any|one)Of$/.test(keyword), visited),
      );
}
