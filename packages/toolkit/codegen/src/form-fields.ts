import { toNode } from "@animal-store/openapi-document";
import type { FieldEntry, Reading } from "@animal-store/openapi-document/contract";
import type { AnySchema, Encoding, MediaType, Schema } from "./document.ts";
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
import { toStyledReading } from "./styles.ts";
import { findConstraint } from "./walk-schemas.ts";

export type FormKind = "form" | "multipart";
type Properties = Record<string, Schema>;

/**
 * Describes how the fields of a form are read. Rejects fields without an unambiguous form.
 * @param leaveOut removes the form. Without it, a rejection is thrown
 */
export function toFields(
  part: Part,
  kind: FormKind,
  { schema, encoding = {} }: MediaType,
  leaveOut?: () => void,
): Record<string, FieldEntry> {
  const alternatives = listAlternatives(part.document, schema);
  const members = groupMembers(alternatives);
  const isReadable = (member: Schema) => isReadableText(member) || (kind === "multipart" && isFile(member));
  checkMembers(part, schema, [...members.keys()], isReadable);
  const toField = ([name, schemas]: [string, Schema[]]) => {
    const field = part.child(`field ${name}`, { node: schemas[0] as Schema });
    return [name, toFieldEntry(field, kind, { name, schemas, encoding: (encoding as Encodings)[name] })] as const;
  };
  return Object.fromEntries(leaveOut ? part.findings.collect(members, toField, leaveOut) : [...members].map(toField));
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
  const isStyled = (key: string) =>
    encoding && key in encoding && (kind === "form" || encoding[key] !== defaultEncoding[key]);
  if (encoding && Object.keys(defaultEncoding).some(isStyled)) {
    const { style = "form", explode } = encoding as { style?: string; explode?: boolean };
    const schema = schemas.length > 1 ? { anyOf: schemas } : (schemas[0] as Schema);
    // OpenAPI 3.2, Encoding Object: with one of these keywords, contentType has no effect.
    return toStyledReading(part.as(part.kind, { node: encoding }), { name, location: "query", style, explode, schema });
  }
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
  const key = Object.keys(otherKeywords).find((name) => !name.startsWith("x-") && !(name in defaultEncoding));
  if (key !== undefined) part.reject(`${key} of its encoding is not supported. Remove it.`, { node: encoding, key });
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
  const prefixes = arrays.flatMap(({ prefixItems }) => (prefixItems as Schema[] | undefined) ?? []);
  if (prefixes.length > 0 && alternatives.length > 1)
    reject("is an array with prefixItems or another value, which text does not distinguish. Use one of them.");
  const itemTypes = prefixes.map((item) => combineTypes(listAlternatives(part.document, item)));
  const items = arrays
    .flatMap((array) => listAlternatives(part.document, array.items))
    .filter(({ type }) => type !== "null");
  const others = alternatives.filter(({ type }) => type !== "array");
  const type = combineTypes([...items, ...others]);
  // One value of such a field is not an array.
  if (others.length > 0) return { type, isArray: false, isRepeatable: true };
  return { type, isArray: true, ...(itemTypes.length > 0 && { itemTypes }) };

  function reject(problem: string): never {
    return part.reject(problem, { node: toNode(member) });
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
      // The server reads a parameter again as text if its literal is not valid. Any literal of these fields is valid.
      if (kind === "parameter" || schemas.every((each) => each.type === "string" || !findConstraint(each)))
        return [...otherTypes, "string"].join("|");
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
      reject(`has a value of type ${JSON.stringify(type)}, which has no text here. Use content: application/json.`);
    assertNoBytes(part, "JSON", schema);
    return "json";
  }
}

interface ObjectSource {
  readonly name: string;
  readonly schema: Schema | boolean;
  /** How members are written: `name[member]=value`, `member=value`, or all in one text with a delimiter. */
  readonly shape: "deep" | "exploded" | "delimited";
  readonly depth?: number;
}

/**
 * Describes the members of an object, by the names that they have in the text.
 * @throws {Rejection} if the text does not determine a member
 */
export function toObjectReading(part: Part, { name, schema, shape, depth = 0 }: ObjectSource): Reading {
  const alternatives = listAlternatives(part.document, schema).filter(({ type }) => type !== "null");
  const objects = alternatives.filter(({ type }) => type === "object");
  const others = alternatives.filter(({ type }) => type !== "object");
  const properties = groupMembers(objects);
  const unlisted = objects.flatMap(listUnlisted);
  if (unlisted.length === 0) checkMembers(part, schema, [...properties.keys()]);
  const entries = Array.from(properties, ([member, schemas]) => {
    const memberPart = part.child(`member ${member}`, { node: schemas[0] as Schema });
    const key = shape === "deep" ? `${name}[${member}]` : member;
    if (member === "__proto__" || (shape === "deep" && /^$|\]/.test(member)))
      memberPart.reject(`clients cannot send ${key}. Choose a name without brackets.`, part.location);
    const memberSchema = schemas.length > 1 ? { anyOf: schemas } : (schemas[0] as Schema);
    return [key, { name: member, ...toMemberReading(memberPart, memberSchema, key) }] as const;
  });
  return {
    ...(others.length === 0 ? { type: "object", isArray: false } : toReading(part, "parameter", { anyOf: others })),
    members: Object.fromEntries(entries),
    ...(unlisted.length > 0 && { unlistedMembers: toUnlistedReading() }),
  };

  function toMemberReading(memberPart: Part, member: Schema, key: string): Reading {
    if (shape === "deep") {
      const list = toItemsReading(memberPart, member, key, depth);
      if (list) return list;
    }
    const isObject = listAlternatives(part.document, member).some(({ type }) => type === "object");
    if (shape === "deep" && isObject) {
      if (depth === maxDepth)
        memberPart.reject(`is nested deeper than ${maxDepth} levels. Use content: application/json.`);
      const inner = toObjectReading(memberPart, { name: key, schema: member, shape, depth: depth + 1 });
      memberPart.skip(
        "parameter",
        `OpenAPI does not define an object in style deepObject, so it is read as ${key}[…].`,
      );
      return inner;
    }
    const reading = toReading(memberPart, "parameter", member);
    const isList = reading.isArray || reading.isRepeatable;
    if (isList && shape === "delimited")
      memberPart.reject("is an array in an object, which this style does not define.");
    if (isList && shape === "deep")
      memberPart.skip(
        "parameter",
        `OpenAPI does not define an array in style deepObject, so it is read as repeated ${key}.`,
      );
    return reading;
  }

  function toUnlistedReading(): Reading {
    // A schema without a type accepts what the others determine.
    const typed = unlisted.filter((member) => Object.keys(member).length > 0);
    const [reading = { type: "string", isArray: false }, ...otherReadings] = typed.map((member) =>
      toMemberReading(part.child("unlisted members", { node: member }), member, `${name}[…]`),
    );
    if (otherReadings.some((other) => JSON.stringify(other) !== JSON.stringify(reading)))
      part.reject("has unlisted members of several types, which text does not distinguish. List them in properties.");
    return reading;
  }
}

/** Describes an array of objects in style deepObject, such as `items[0][name]`. Undefined for another value. */
export function toItemsReading(part: Part, schema: AnySchema, key: string, depth = 0): Reading | undefined {
  const alternatives = listAlternatives(part.document, schema).filter(({ type }) => type !== "null");
  if (alternatives.length === 0 || !alternatives.every(({ type }) => type === "array")) return undefined;
  const items = { anyOf: alternatives.map((array) => array.items ?? {}) };
  const itemAlternatives = listAlternatives(part.document, items);
  if (!itemAlternatives.every(({ type }) => type === "object")) return undefined;
  if (depth >= maxDepth) part.reject(`is nested deeper than ${maxDepth} levels. Use content: application/json.`);
  const source: ObjectSource = { name: `${key}[]`, schema: items, shape: "deep", depth: depth + 1 };
  const reading = toObjectReading(part, source);
  part.skip("parameter", `OpenAPI does not define an array in style deepObject, so it is read as ${key}[0][…].`);
  return { ...reading, isArray: true };
}

/** Levels below an object in style deepObject. Schemas can contain themselves. */
const maxDepth = 4;

/** Returns the schemas of the members that an object does not list. Empty if the query must not contain them. */
function listUnlisted({ additionalProperties, patternProperties, properties }: Schema): Schema[] {
  if (!additionalProperties && !patternProperties && properties) return [];
  return [...Object.values((patternProperties ?? {}) as Properties), additionalProperties].map((member) =>
    toNode(member),
  );
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
