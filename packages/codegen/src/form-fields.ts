import type { Content, MediaType, OpenApiDocument, Schema } from "./document.ts";
import { createReject, type FindingKind, type Findings, Rejection } from "./findings.ts";
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

/** Describes how the text of a form field or a parameter becomes a value. */
export interface Reading {
  /** Scalar types separated by `|`, `object`, `json`, `file`, `file|json` (JSON if the part has that type), or `any` (as received). */
  type: string;
  isArray: boolean;
  /** True if several values form an array, but one value does not. */
  isRepeatable?: true;
  /** Members of an object, by their names in the query or form. */
  members?: Record<string, Reading & { name: string }>;
  /** The type of the other members of an object. If it is absent, the object has no others. */
  unlistedMembers?: string;
}
export interface FieldEntry extends Reading {
  /** The media types that a part can have. */
  contentTypes?: string[];
}
type FormKind = "form" | "multipart";

/** Describes how the fields of a form are read. Rejects fields without an unambiguous form. */
export function toFields(
  document: OpenApiDocument,
  label: string,
  kind: FormKind,
  content: Content,
  name: string,
  findings: Findings,
): Record<string, FieldEntry> {
  const { schema, encoding = {} } = content[name] as MediaType;
  const alternatives = listAlternatives(document, schema);
  const reject = createReject("media-type", label, { node: content, key: name });
  const isObject = ({ type, properties }: Schema) => (type ?? (properties && "object")) === "object";
  if (!alternatives.every(isObject)) reject("has fields, so its schema must be of type object.");
  const members = Map.groupBy(
    alternatives.flatMap(({ properties }) => Object.entries((properties ?? {}) as Record<string, Schema>)),
    ([name]) => name,
  );
  const isReadable = (member: Schema) => isReadableText(member) || (kind === "multipart" && isFile(member));
  checkMembers(document, "media-type", label, schema, isReadable, [...members.keys()]);
  const toField = ([name, entries]: [string, [string, Schema][]]) => {
    const fieldLabel = `${label} field ${name}`;
    const fieldEncoding = (encoding as Encodings)[name];
    const schemas = entries.map(([, member]) => member);
    if (fieldEncoding?.style === "deepObject") {
      const source = { name, schema: { anyOf: schemas }, node: fieldEncoding, isDeep: true };
      return [name, toObjectReading(document, "media-type", fieldLabel, kind, source)] as const;
    }
    const readings = schemas.map((member) => toReading(document, "media-type", fieldLabel, kind, member));
    const [reading = { type: "any", isArray: false }, ...otherReadings] = readings;
    const rejectField = createReject("media-type", fieldLabel, { node: schemas[0] as Schema });
    const different = otherReadings.filter((other) => JSON.stringify(other) !== JSON.stringify(reading));
    const conflict = different.find((other) => !(isReceived(reading) && isReceived(other)));
    if (conflict)
      rejectField(
        `is ${describe(reading)} in one alternative and ${describe(conflict)} in another. Use the same type, or another name.`,
      );
    const field = different.length > 0 ? { ...reading, type: "any" } : reading;
    return [name, withEncoding(fieldLabel, field, fieldEncoding)] as const;
  };
  return Object.fromEntries(findings.collect(members, toField, () => delete content[name]));
}

/** A part is received as a file or as text, without conversion. */
function isReceived({ type, isArray }: FieldEntry): boolean {
  return !isArray && ["any", "file", "string"].includes(type);
}

function describe({ type, isArray }: FieldEntry): string {
  return isArray ? `an array of ${type}` : type;
}

type Encodings = Record<string, { contentType?: string } & Record<string, unknown>>;
/** The values that forms have by default. */
const defaultEncoding: Record<string, unknown> = { style: "form", explode: true, allowReserved: false };

function withEncoding(label: string, field: FieldEntry, encoding: Encodings[string] | undefined): FieldEntry {
  if (!encoding) return field;
  const { contentType, ...otherKeywords } = encoding;
  const keyword = Object.keys(otherKeywords).find(
    (name) => !name.startsWith("x-") && otherKeywords[name] !== defaultEncoding[name],
  );
  if (keyword !== undefined)
    throw new Rejection(
      "media-type",
      label,
      `${keyword} of its encoding is not supported. Remove it: only contentType and, for objects, style deepObject are supported.`,
      { node: encoding, key: keyword },
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
export function toReading(
  document: OpenApiDocument,
  findingKind: FindingKind,
  label: string,
  kind: FormKind | "parameter",
  member: Schema | boolean,
): FieldEntry {
  const alternatives = listAlternatives(document, member).filter(({ type }) => type !== "null");
  const arrays = alternatives.filter(({ type }) => type === "array");
  if (arrays.length === 0) return { type: combineTypes(alternatives), isArray: false };
  if (arrays.some(({ prefixItems }) => prefixItems))
    reject(
      "prefixItems is not supported, because all items are parsed as one type. Set that type in items.",
      "prefixItems",
    );
  const items = arrays
    .flatMap((array) => listAlternatives(document, array.items))
    .filter(({ type }) => type !== "null");
  const others = alternatives.filter(({ type }) => type !== "array");
  const type = combineTypes([...items, ...others]);
  // One value of such a field is not an array.
  return others.length === 0 ? { type, isArray: true } : { type, isArray: false, isRepeatable: true };

  function reject(problem: string, key = ""): never {
    const node = Object(member) as object;
    throw new Rejection(findingKind, label, problem, { node, ...(key in node && { key }) });
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
      reject(`is a file, so ${findFileConstraint(schema)} cannot be validated. Remove it.`);
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
    assertNoBytes(document, findingKind, label, "JSON", schema);
    return "json";
  }
}

/**
 * Describes the members of an object as separate names, such as `filter[name]` in style deepObject.
 * @throws {Rejection} if no alternative is an object
 */
export function toObjectReading(
  document: OpenApiDocument,
  findingKind: FindingKind,
  label: string,
  kind: FormKind | "parameter",
  { name, schema, node, isDeep }: { name: string; schema: Schema | boolean; node: object; isDeep: boolean },
): Reading {
  const reject = createReject(findingKind, label, { node });
  const alternatives = listAlternatives(document, schema).filter(({ type }) => type !== "null");
  const objects = alternatives.filter(({ type }) => type === "object");
  const others = alternatives.filter(({ type }) => type !== "object");
  if (objects.length === 0) reject("OpenAPI defines style deepObject only for objects. Remove it, or use an object.");
  const listed = objects.flatMap((object) => Object.entries((object.properties ?? {}) as Record<string, Schema>));
  const properties = Map.groupBy(listed, ([name]) => name);
  const open = objects.find((object) => object.additionalProperties || object.patternProperties || !object.properties);
  if (open && (!isDeep || open.patternProperties)) reject("unlisted members are not read. List them in properties.");
  if (!open) checkMembers(document, findingKind, label, schema, undefined, [...properties.keys()]);
  const entries = Array.from(properties, ([member, schemas]) => {
    const memberSchema = schemas.length > 1 ? { anyOf: schemas.map(([, each]) => each) } : (schemas[0]?.[1] as Schema);
    const key = isDeep ? `${name}[${member}]` : member;
    return [key, { name: member, ...toMemberReading(`${label} member ${member}`, memberSchema) }] as const;
  });
  const unlisted = open && toMemberReading(`${label} unlisted members`, Object(open.additionalProperties) as Schema);
  return {
    ...(others.length === 0
      ? { type: "object", isArray: false }
      : toReading(document, findingKind, label, kind, { anyOf: others })),
    members: Object.fromEntries(entries),
    ...(unlisted && { unlistedMembers: unlisted.type }),
  };

  function toMemberReading(memberLabel: string, member: Schema): Reading {
    const reading = toReading(document, findingKind, memberLabel, "parameter", member);
    if (isDeep && reading.isArray)
      throw new Rejection(findingKind, memberLabel, "style deepObject does not define arrays. Use style form.", {
        node: member,
      });
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

function findFileConstraint({ format: _, ...otherKeywords }: Schema): string | undefined {
  return findConstraint(otherKeywords);
}
