import { CodegenError, type Location } from "./codegen-error.ts";
import { type OpenApiDocument, type Reference, resolve, type Schema } from "./document.ts";
import type { LoadedDocument } from "./load-document.ts";
import { flattenSchema, numberBounds } from "./schema.ts";
import { listSchemas } from "./walk-schemas.ts";

/** Looks through all schemas for what types or validators would get wrong. @throws {CodegenError} with all of it */
export async function checkSchemas({ document, locator }: LoadedDocument): Promise<void> {
  const schemas = listSchemas(document);
  const integers = schemas.flatMap(findUnsafeIntegers);
  const { textOf } = integers.length > 0 ? await locator() : { textOf: () => undefined };
  CodegenError.collect(
    [
      ...schemas.flatMap((schema) => [
        () => checkDiscriminator(document, schema),
        () => checkFormat(schema),
        () => checkNames(schema),
        () => checkDefinitions(document, schema),
      ]),
      ...integers.map((integer) => () => checkInteger(integer, textOf)),
    ],
    (check) => check(),
  );
}

/** Of the names that every object of JavaScript answers to, those that the generator of types can write. */
const writable = ["constructor", "toString"];
const rejected = Object.getOwnPropertyNames(Object.prototype).filter((name) => !writable.includes(name));

function checkNames({ properties = {} }: Schema): void {
  const name = rejected.find((name) => Object.hasOwn(properties as object, name));
  if (name)
    throw new CodegenError(`property ${name}`, "no member can have this name. Choose another one.", {
      node: properties as object,
      key: name,
    });
}

function checkDefinitions({ components }: OpenApiDocument, schema: Schema): void {
  if ("$defs" in schema && !Object.values(components?.schemas ?? {}).includes(schema))
    throw new CodegenError("$defs", "supported only directly in a schema of components/schemas. Move them there.", {
      node: schema,
      key: "$defs",
    });
}

type Options = (Schema | boolean)[];
interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
}
const ofSchemas = "#/components/schemas/";

/**
 * Holds that a schema and its discriminator say the same: a discriminator checks nothing itself (OpenAPI 3.1, Discriminator
 * Object), so what it promises must stand in the schemas that it names.
 * @throws {CodegenError} when a named schema takes other values than the one that stands for it
 */
export function checkDiscriminator(document: OpenApiDocument, schema: Schema): void {
  const discriminator = schema.discriminator as Discriminator | undefined;
  if (!discriminator) return;
  const { propertyName } = discriminator;
  CodegenError.collect(namedSchemas(discriminator, schema), ([value, reference]) => {
    const where = `discriminator ${propertyName}`;
    const name = reference.replace(ofSchemas, "");
    const location = { node: schema, key: "discriminator" };
    const target = resolve<Schema>(document, { $ref: reference } as Reference);
    const taken = takenValues(document, target, propertyName);
    if (!taken)
      throw new CodegenError(
        where,
        `${value} maps to ${name}, but ${name} accepts any ${propertyName}. Add ${propertyName}: {const: ${value}} to ${name}.`,
        location,
      );
    if (!taken.includes(value))
      throw new CodegenError(
        where,
        `${value} maps to ${name}, whose ${propertyName} is ${taken.join(" or ")}. Write mapping: {${taken[0]}: '${reference}'}.`,
        location,
      );
  });
}

/** Each value of the discriminator with its schema: by the mapping, and otherwise by the schema's own name. */
function namedSchemas({ mapping = {} }: Discriminator, { oneOf = [], anyOf = [] }: Schema): [string, string][] {
  const mapped = Object.entries(mapping);
  const options = [...(oneOf as Options), ...(anyOf as Options)].flatMap((option) =>
    typeof option === "object" && typeof option.$ref === "string" ? [option.$ref] : [],
  );
  const others = options.filter((option) => !mapped.some(([, target]) => target === option));
  return [...mapped, ...others.map((option): [string, string] => [option.split("/").at(-1) ?? "", option])];
}

/** The values that a schema lets a property have, or nothing where it lets it have any. */
function takenValues(
  document: OpenApiDocument,
  schema: Schema,
  property: string,
  seen = new Set<unknown>(),
): unknown[] | undefined {
  if (seen.has(schema)) return undefined;
  seen.add(schema);
  const flat = flattenSchema(document, schema);
  const member = (flat.properties as Record<string, Schema> | undefined)?.[property];
  const { const: constant, enum: values } = flattenSchema(document, member);
  if (constant !== undefined) return [constant];
  if (values) return values as unknown[];
  const options = (flat.oneOf ?? flat.anyOf) as Options | undefined;
  const taken = options?.map((option) => takenValues(document, option as Schema, property, seen));
  return taken?.every((values) => values !== undefined) ? taken.flat() : undefined;
}

const ofNumbers: Record<string, readonly string[]> = {
  int32: ["integer", "number"],
  int64: ["integer"],
  float: ["number", "integer"],
  double: ["number", "integer"],
};
/** Formats of strings, to those who mean a number by them. */
const advice: Record<string, string> = {
  int32: "a pattern such as '^-?\\d{1,10}$'",
  int64: "a pattern such as '^-?\\d{1,19}$'",
};

/** @throws {CodegenError} for a format that does not apply to its schema's type, so that nothing would be checked */
export function checkFormat(schema: Schema): void {
  const { format, type } = schema as { format?: string; type?: string | string[] };
  if (format === undefined) return;
  const types = Object.hasOwn(ofNumbers, format) ? (ofNumbers[format] ?? []) : ["string"];
  const own = [type ?? []].flat();
  // A string's format beside no type is held where there is a string; int64 is read by its type.
  if (own.some((name) => types.includes(name)) || (own.length === 0 && format !== "int64")) return;
  const other = advice[format];
  throw new CodegenError(
    `format ${format}`,
    `it applies only to type ${types[0]}, so it would not be validated ${own.length > 0 ? `on ${own.join(" or ")}` : "here"}. Write type: ${types[0]}${other && own.includes("string") ? `, or ${other}` : own.length > 0 ? ", or remove it" : " next to it"}.`,
    { node: schema, key: "format" },
  );
}

/** What stands at a place of the document, digit for digit. */
export type SourceText = (location: Location) => string | undefined;
interface LongInteger {
  readonly keyword: string;
  readonly value: number;
  readonly location: Location;
}
const values = ["const", "enum", "default"];

/** The integers of a schema's rules beyond what a number holds exactly: they were rounded as the document was read. */
export function findUnsafeIntegers(schema: Schema): LongInteger[] {
  return [...numberBounds, ...values].flatMap((keyword) => search(keyword, schema, keyword));
}

/** @throws {CodegenError} for an integer that a validator would compare as another one */
export function checkInteger({ keyword, value, location }: LongInteger, textOf: SourceText): void {
  const text = textOf(location) ?? "";
  // With a fraction or an exponent it is no integer's spelling, and requests round it alike.
  if (/[.e]/i.test(text)) return;
  const exact = /^[+-]?\d+$/.test(text) ? BigInt(text) : undefined;
  const isExact = exact === BigInt(value) && !values.includes(keyword);
  // The ends of int64 are rounded to what is beyond them, which bounds it just as well.
  const isEnd =
    exact !== undefined &&
    ((keyword === "maximum" && exact >= 2n ** 63n - 1n) || (keyword === "minimum" && exact <= -(2n ** 63n)));
  if (isExact || isEnd) return;
  throw new CodegenError(
    `${keyword} ${exact ?? value}`,
    `beyond ${Number.MAX_SAFE_INTEGER} integers are rounded when the document is parsed, so a different value would apply. Use a value within this range, or remove it.`,
    location,
  );
}

function search(keyword: string, node: object, key: string): LongInteger[] {
  const value = (node as Record<string, unknown>)[key];
  if (typeof value === "object" && value !== null)
    return Object.keys(value).flatMap((inner) => search(keyword, value, inner));
  const isLong = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLong ? [{ keyword, value, location: { node, key } }] : [];
}
