import { toNode } from "@animal-store/openapi-document";
import type { FieldEntry, Reading } from "@animal-store/openapi-document/contract";
import type { Encoding, MediaType, Schema } from "./document.ts";
import type { Part } from "./findings.ts";
import {
  assertNoBytes,
  checkMembers,
  isBinary,
  isInt64,
  knownFormats,
  listAlternatives,
  listValues,
} from "./schema.ts";
import { findConstraint } from "./walk-schemas.ts";

type FormKind = "form" | "multipart";
type Properties = Record<string, Schema>;

/** Describes how the fields of a form are read. Rejects fields without an unambiguous form. */
export function toFields(
  part: Part,
  kind: FormKind,
  { schema, encoding = {} }: MediaType,
  leaveOut: () => void,
): Record<string, FieldEntry> {
  const alternatives = listAlternatives(part.document, schema);
  const members = groupMembers(alternatives);
  const isReadable = (member: Schema) => isReadableText(member) || (kind === "multipart" && isFile(member));
  checkMembers(part, schema, [...members.keys()], isReadable);
  const toField = ([name, schemas]: [string, Schema[]]) => {
    const field = part.child(`field ${name}`, { node: schemas[0] as Schema });
    return [name, toFieldEntry(field, kind, { name, schemas, encoding: (encoding as Encodings)[name] })] as const;
  };
  return Object.fromEntries(part.findings.collect(members, toField, leaveOut));
}

/** Returns the schemas of each member, one for each alternative that has it. */
function groupMembers(alternatives: readonly Schema[]): Map<string, Schema[]> {
  const members = new Map<string, Schema[]>();
  for (const { properties = {} } of alternatives)
    for (const [name, member] of Object.entries(properties as Properties))
      members.set(name, [...(members.get(name) ?? []), member]);
  return members;
}

type FieldSource = { name: string; schemas: readonly Schema[]; encoding: Encoding | undefined };

function toFieldEntry(part: Part, kind: FormKind, { name, schemas, encoding }: FieldSource): FieldEntry {
  if (encoding?.style === "deepObject")
    return toObjectReading(part.as(part.kind, { node: encoding }), kind, {
      name,
      schema: { anyOf: schemas },
      isDeep: true,
    });
  const readings = schemas.map((member) => toReading(part, kind, member));
  const [reading = { type: "any", isArray: false }, ...otherReadings] = readings;
  const different = otherReadings.filter((other) => JSON.stringify(other) !== JSON.stringify(reading));
  const conflict = different.find((other) => !(isReceived(reading) && isReceived(other)));
  if (conflict)
    part.reject(
      `is ${describe(reading)} in one alternative and ${describe(conflict)} in another. Use the same type, or another name.`,
    );
  return withEncoding(part, different.length > 0 ? { ...reading, type: "any" } : reading, encoding);
}

/** A part is received as a file or as text, without conversion. */
function isReceived({ type, isArray }: FieldEntry): boolean {
  return !isArray && ["any", "file", "string"].includes(type);
}

function describe({ type, isArray }: FieldEntry): string {
  return isArray ? `an array of ${type}` : type;
}

type Encodings = Record<string, Encoding | undefined>;
/** The values that forms have by default. */
const defaultEncoding: Record<string, unknown> = { style: "form", explode: true, allowReserved: false };

export function withEncoding(part: Part, field: FieldEntry, encoding: Encoding | undefined): FieldEntry {
  if (!encoding) return field;
  const { contentType, headers, ...otherKeywords } = encoding;
  if (headers !== undefined)
    part.skip("ignored", "the headers of its encoding are not validated.", { node: encoding, key: "headers" });
  const key = Object.keys(otherKeywords).find(
    (name) => !name.startsWith("x-") && otherKeywords[name] !== defaultEncoding[name],
  );
  if (key !== undefined)
    part.reject(
      `${key} of its encoding is not supported. Remove it: only contentType and, for objects, style deepObject are supported.`,
      { node: encoding, key },
    );
  if (contentType === undefined) return field;
  const contentTypes = contentType.split(",").map((type) => type.replace(/;.*/s, "").trim().toLowerCase());
  const isFileType = ["any", "file", "file|json"].includes(field.type);
  if (isFileType) return { ...field, contentTypes };
  return contentTypes.every((type) => /^application\/(?:.+\+)?json$/.test(type))
    ? { type: "json", isArray: field.isArray && field.type === "json", contentTypes }
    : { ...field, contentTypes };
}

/**
 * Describes how text becomes a value of a schema. The first of several types that can parse the text applies.
 * @throws {Rejection} if the text does not determine the type
 */
export function toReading(part: Part, kind: FormKind | "parameter", member: Schema | boolean): FieldEntry {
  const alternatives = listAlternatives(part.document, member).filter(({ type }) => type !== "null");
  const arrays = alternatives.filter(({ type }) => type === "array");
  if (arrays.length === 0) return { type: combineTypes(alternatives), isArray: false };
  if (arrays.some(({ prefixItems }) => prefixItems))
    reject(
      "prefixItems is not supported, because all items are parsed as one type. Set that type in items.",
      "prefixItems",
    );
  const items = arrays
    .flatMap((array) => listAlternatives(part.document, array.items))
    .filter(({ type }) => type !== "null");
  const others = alternatives.filter(({ type }) => type !== "array");
  const type = combineTypes([...items, ...others]);
  // One value of such a field is not an array.
  return others.length === 0 ? { type, isArray: true } : { type, isArray: false, isRepeatable: true };

  function reject(problem: string, key = ""): never {
    const node = toNode(member);
    return part.reject(problem, key in node ? { node, key } : { node });
  }

  function combineTypes(schemas: readonly Schema[]): string {
    const types = [...new Set(schemas.map((schema) => toType(schema)))].sort();
    const [onlyType = "string"] = types;
    if (types.length <= 1) return onlyType;
    if (types.every((type) => ["any", "file", "string"].includes(type))) return "any";
    if (types.join() === "file,json") return "file|json";
    const otherTypes = types.filter((type) => type !== "string");
    const strings = schemas.filter(({ type }) => type === "string");
    if (otherTypes.every((type) => scalarTypes.includes(type))) {
      if (strings.some(acceptsLiterals)) return "string";
      if (strings.every(isDistinct)) return otherTypes.join("|");
    }
    if (otherTypes.join() === "json" && strings.every(isDistinct)) return "json";
    return reject(
      `can be ${types.join(" or ").replace("json", "object")}, which text does not distinguish. Use one type, or the values of an enum.`,
    );
  }

  function toType(schema: Schema): string {
    if (kind !== "multipart" && isBinary(schema)) reject("is a file, which only multipart/form-data can contain.");
    if (isBinary(schema) && !isFile(schema))
      part.skip("format", `is a file, so ${findFileConstraint(schema)} is not validated.`, { node: toNode(member) });
    if (isBinary(schema)) return "file";
    const { type } = schema;
    if (type === undefined && findConstraint(schema))
      reject(
        `its schema has ${findConstraint(schema)}, but no type. Set type: string for text, or type: object for JSON.`,
      );
    if (type === undefined) return kind === "multipart" ? "any" : "string";
    if (isInt64(schema)) return "int64";
    if (scalarTypes.includes(`${type}`)) return `${type}`;
    if (kind === "parameter")
      reject(`type ${JSON.stringify(type)} is not supported here. Use string, integer, number or boolean.`);
    assertNoBytes(part, "JSON", schema);
    return "json";
  }
}

type ObjectSource = { name: string; schema: Schema | boolean; isDeep: boolean };

/**
 * Describes the members of an object as separate names, such as `filter[name]` in style deepObject.
 * @throws {Rejection} if no alternative is an object
 */
export function toObjectReading(
  part: Part,
  kind: FormKind | "parameter",
  { name, schema, isDeep }: ObjectSource,
): Reading {
  const alternatives = listAlternatives(part.document, schema).filter(({ type }) => type !== "null");
  const objects = alternatives.filter(({ type }) => type === "object");
  const others = alternatives.filter(({ type }) => type !== "object");
  if (objects.length === 0)
    part.reject("OpenAPI defines style deepObject only for objects. Remove it, or use an object.");
  const properties = groupMembers(objects);
  const open = objects.find((object) => object.additionalProperties || object.patternProperties || !object.properties);
  if (open && (!isDeep || open.patternProperties))
    part.reject("unlisted members are not read. List them in properties.");
  if (!open) checkMembers(part, schema, [...properties.keys()]);
  const entries = Array.from(properties, ([member, schemas]) => {
    const memberSchema = schemas.length > 1 ? { anyOf: schemas } : (schemas[0] as Schema);
    const key = isDeep ? `${name}[${member}]` : member;
    return [key, { name: member, ...toMemberReading(`member ${member}`, memberSchema) }] as const;
  });
  const unlisted = open && toMemberReading("unlisted members", toNode(open.additionalProperties));
  return {
    ...(others.length === 0 ? { type: "object", isArray: false } : toReading(part, kind, { anyOf: others })),
    members: Object.fromEntries(entries),
    ...(unlisted && { unlistedMembers: unlisted.type }),
  };

  function toMemberReading(memberName: string, member: Schema): Reading {
    const memberPart = part.child(memberName, { node: member });
    const reading = toReading(memberPart, "parameter", member);
    if (isDeep && reading.isArray) memberPart.reject("style deepObject does not define arrays. Use style form.");
    return reading;
  }
}

const scalarTypes = ["boolean", "int64", "integer", "number", "string"];

/** Returns whether each literal of a number or boolean is also a valid string. */
function acceptsLiterals({ minLength, maxLength, format, ...schema }: Schema): boolean {
  const longestInteger = 20;
  return (
    !findConstraint(schema) &&
    !knownFormats.has(`${format}`) &&
    Number(minLength ?? 0) <= 1 &&
    Number(maxLength ?? Infinity) >= longestInteger
  );
}

/** Returns true if no valid string is JSON: text that fails to parse is then the string. */
function isDistinct(schema: Schema): boolean {
  const isNoJson = (value: unknown) => typeof value === "string" && !isJsonText(value);
  return listValues(schema)?.every(isNoJson) ?? false;
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isReadableText(member: Schema): boolean {
  return member.type === "string" ? member.format !== "binary" : member.type === undefined && !findConstraint(member);
}

function isFile(member: Schema): boolean {
  return isBinary(member) && findFileConstraint(member) === undefined;
}

function findFileConstraint({ format: _f, minLength: _min, maxLength: _max, ...others }: Schema): string | undefined {
  return findConstraint(others);
}
