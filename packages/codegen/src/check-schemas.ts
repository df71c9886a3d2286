import { CodegenError, createReject, type Location } from "./codegen-error.ts";
import { type OpenApiDocument, type Reference, resolve, type Schema } from "./document.ts";
import type { LoadedDocument } from "./load-document.ts";
import { flattenSchema, numberBounds } from "./schema.ts";
import { listSchemas } from "./walk-schemas.ts";

/** @throws {CodegenError} with all schemas for which the types or validators would be wrong */
export async function checkSchemas({ document, locator }: LoadedDocument): Promise<void> {
  const schemas = listSchemas(document);
  const integers = schemas.flatMap(findUnsafeIntegers);
  const { getText } = integers.length > 0 ? await locator() : { getText: () => undefined };
  CodegenError.collect(
    [
      ...schemas.flatMap((schema) => [
        () => checkDiscriminator(document, schema),
        () => checkFormat(schema),
        () => checkNames(schema),
        () => checkDefinitions(document, schema),
      ]),
      ...integers.map((integer) => () => checkInteger(integer, getText)),
    ],
    (check) => check(),
  );
}

/** Members of Object.prototype that openapi-typescript supports as property names. */
const supportedNames = ["constructor", "toString"];
const reservedNames = Object.getOwnPropertyNames(Object.prototype).filter((name) => !supportedNames.includes(name));

function checkNames({ properties = {} }: Schema): void {
  const name = reservedNames.find((name) => Object.hasOwn(properties as object, name));
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
const schemaPrefix = "#/components/schemas/";

/** A discriminator validates nothing (OpenAPI 3.1), so its schemas must require their values. @throws {CodegenError} */
export function checkDiscriminator(document: OpenApiDocument, schema: Schema): void {
  const discriminator = schema.discriminator as Discriminator | undefined;
  if (!discriminator) return;
  const { propertyName } = discriminator;
  CodegenError.collect(listMappedSchemas(discriminator, schema), ([value, reference]) => {
    const label = `discriminator ${propertyName}`;
    const name = reference.replace(schemaPrefix, "");
    const reject = createReject(label, { node: schema, key: "discriminator" });
    const target = resolve<Schema>(document, { $ref: reference } as Reference);
    const allowed = findAllowedValues(document, target, propertyName);
    if (!allowed)
      return reject(
        `${value} maps to ${name}, but ${name} accepts any ${propertyName}. Add ${propertyName}: {const: ${value}} to ${name}.`,
      );
    if (!allowed.includes(value))
      reject(
        `${value} maps to ${name}, whose ${propertyName} is ${allowed.join(" or ")}. Write mapping: {${allowed[0]}: '${reference}'}.`,
      );
  });
}

/** Returns each discriminator value with its reference. Without a mapping, the value is the name of the schema. */
function listMappedSchemas({ mapping = {} }: Discriminator, { oneOf = [], anyOf = [] }: Schema): [string, string][] {
  const mapped = Object.entries(mapping);
  const options = [...(oneOf as Options), ...(anyOf as Options)].flatMap((option) =>
    typeof option === "object" && typeof option.$ref === "string" ? [option.$ref] : [],
  );
  const unmapped = options.filter((option) => !mapped.some(([, target]) => target === option));
  return [...mapped, ...unmapped.map((option): [string, string] => [option.split("/").at(-1) ?? "", option])];
}

/** Returns the values that a schema allows for a property, or undefined if it allows any. */
function findAllowedValues(
  document: OpenApiDocument,
  schema: Schema,
  property: string,
  visited = new Set<unknown>(),
): unknown[] | undefined {
  if (visited.has(schema)) return undefined;
  visited.add(schema);
  const mergedSchema = flattenSchema(document, schema);
  const member = (mergedSchema.properties as Record<string, Schema> | undefined)?.[property];
  const { const: constant, enum: values } = flattenSchema(document, member);
  if (constant !== undefined) return [constant];
  if (values) return values as unknown[];
  const options = (mergedSchema.oneOf ?? mergedSchema.anyOf) as Options | undefined;
  const allowed = options?.map((option) => findAllowedValues(document, option as Schema, property, visited));
  return allowed?.every((values) => values !== undefined) ? allowed.flat() : undefined;
}

const numericFormats: Record<string, readonly string[]> = {
  int32: ["integer", "number"],
  int64: ["integer"],
  float: ["number", "integer"],
  double: ["number", "integer"],
};
const stringPatterns: Record<string, string> = {
  int32: "a pattern such as '^-?\\d{1,10}$'",
  int64: "a pattern such as '^-?\\d{1,19}$'",
};

/** @throws {CodegenError} for a format that Ajv would ignore because it does not apply to the type */
export function checkFormat(schema: Schema): void {
  const { format, type } = schema as { format?: string; type?: string | string[] };
  if (format === undefined) return;
  const types = Object.hasOwn(numericFormats, format) ? (numericFormats[format] ?? []) : ["string"];
  const declaredTypes = [type ?? []].flat();
  // Without a type, the format of a string still applies to strings.
  if (declaredTypes.some((name) => types.includes(name)) || (declaredTypes.length === 0 && format !== "int64")) return;
  const pattern = stringPatterns[format];
  throw new CodegenError(
    `format ${format}`,
    `it applies only to type ${types[0]}, so it would not be validated ${declaredTypes.length > 0 ? `on ${declaredTypes.join(" or ")}` : "here"}. Write type: ${types[0]}${pattern && declaredTypes.includes("string") ? `, or ${pattern}` : declaredTypes.length > 0 ? ", or remove it" : " next to it"}.`,
    { node: schema, key: "format" },
  );
}

export type SourceText = (location: Location) => string | undefined;
interface UnsafeInteger {
  readonly keyword: string;
  readonly value: number;
  readonly location: Location;
}
const valueKeywords = ["const", "enum", "default"];

/** Returns the integers in the constraints of a schema that the YAML parser may have rounded. */
export function findUnsafeIntegers(schema: Schema): UnsafeInteger[] {
  return [...numberBounds, ...valueKeywords].flatMap((keyword) => findInMember(keyword, schema, keyword));
}

export function checkInteger({ keyword, value, location }: UnsafeInteger, getText: SourceText): void {
  const text = getText(location) ?? "";
  // Numbers with a fraction or an exponent are rounded in requests too.
  if (/[.e]/i.test(text)) return;
  const exactValue = /^[+-]?\d+$/.test(text) ? BigInt(text) : undefined;
  const isExact = exactValue === BigInt(value) && !valueKeywords.includes(keyword);
  // The limits of int64 are rounded away from zero, so the bound stays correct.
  const isInt64Limit =
    exactValue !== undefined &&
    ((keyword === "maximum" && exactValue >= 2n ** 63n - 1n) || (keyword === "minimum" && exactValue <= -(2n ** 63n)));
  if (isExact || isInt64Limit) return;
  throw new CodegenError(
    `${keyword} ${exactValue ?? value}`,
    `beyond ${Number.MAX_SAFE_INTEGER} integers are rounded when the document is parsed, so a different value would apply. Use a value within this range, or remove it.`,
    location,
  );
}

function findInMember(keyword: string, node: object, key: string): UnsafeInteger[] {
  const value = (node as Record<string, unknown>)[key];
  if (typeof value === "object" && value !== null)
    return Object.keys(value).flatMap((inner) => findInMember(keyword, value, inner));
  const isUnsafe = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isUnsafe ? [{ keyword, value, location: { node, key } }] : [];
}
