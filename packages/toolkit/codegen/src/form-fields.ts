import { toNode } from "@animal-store/openapi-document";
import type { ContentEntry, FieldEntry, Reading, UnlistedReading } from "@animal-store/openapi-document/contract";
import type { AnySchema, Encoding, MediaType, Schema } from "./document.ts";
import type { Part } from "./findings.ts";
import { toStyledReading } from "./parameters.ts";
import {
  assertNoBytes,
  flattenSchema,
  isBinary,
  isInt64,
  knownFormats,
  listAlternatives,
  listValues,
  walkMembers,
} from "./schema.ts";
import { validatorRuntime } from "./validator-runtime.ts";
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
): Pick<ContentEntry, "fields" | "unlistedFields"> {
  const { listed: members, unlisted } = groupMembers(part, schema);
  const isText = ([, member]: Unlisted) => {
    const flat = flattenSchema(part.document, member);
    return isReadableText(flat) || (kind === "multipart" && isFile(flat));
  };
  const toField = ([name, schemas]: [string, Schema[]]) => {
    const field = part.child(`field ${name}`, { node: schemas[0] as Schema });
    return [name, toFieldEntry(field, kind, { name, schemas, encoding: (encoding as Encodings)[name] })] as const;
  };
  const toUnlisted = () => ({
    unlistedFields: toUnlistedReading(unlisted, (each, isUnion) =>
      toReading(part.child("unlisted fields", { node: each }), kind, each, isUnion),
    ),
  });
  const others = unlisted.every(isText) ? [] : [unlisted];
  const entries = leaveOut ? part.findings.collect(members, toField, leaveOut) : [...members].map(toField);
  const [otherFields] = leaveOut ? part.findings.collect(others, toUnlisted, leaveOut) : others.map(toUnlisted);
  return { fields: Object.fromEntries(entries), ...otherFields };
}

/** A schema of unlisted members, with the pattern of their names. */
type Unlisted = readonly [pattern: string | undefined, member: Schema | boolean];

interface Members {
  /** The schemas of each member, one for each alternative that has it. */
  readonly listed: ReadonlyMap<string, Schema[]>;
  readonly unlisted: readonly Unlisted[];
}

/** Returns the members of an object, with those that occur only in `not`, `if` and similar keywords: they can also be any text. */
function groupMembers(
  part: Part,
  schema: AnySchema | undefined,
  alternatives = listAlternatives(part.document, schema),
): Members {
  const listed = new Map<string, Schema[]>();
  for (const { properties = {} } of alternatives)
    for (const [name, member] of Object.entries(properties as Properties))
      listed.set(name, [...(listed.get(name) ?? []), member]);
  const hidden = new Map<string, Schema[]>();
  const unlisted: Unlisted[] = [];
  walkMembers(part.document, schema, (source, isHidden) => {
    const text = isHidden ? [{ type: "string" }] : [];
    for (const [name, member] of Object.entries((source.properties ?? {}) as Properties)) {
      // A schema without a type accepts what the others determine.
      const typed = listAlternatives(part.document, member).some(({ type }) => type !== undefined) ? [member] : [];
      if (!listed.has(name)) hidden.set(name, [...(hidden.get(name) ?? text), ...typed]);
    }
    const { patternProperties = {}, additionalProperties, unevaluatedProperties } = source;
    const others = [additionalProperties, unevaluatedProperties].map((member) => [undefined, member] as const);
    for (const [pattern, member] of [...Object.entries(patternProperties as Properties), ...others])
      if (typeof member === "object" && member !== null)
        unlisted.push(...[member as Schema, ...text].map((each) => [pattern, each] as const));
  });
  return { listed: new Map([...listed, ...hidden]), unlisted };
}

/** Describes members that a schema does not list. Patterns do not matter if all members have the same type. */
function toUnlistedReading(
  unlisted: readonly Unlisted[],
  toMember: (member: Schema, isUnion: boolean) => Reading,
): UnlistedReading {
  const groups = Map.groupBy(unlisted, ([pattern]) => pattern);
  const readings = Array.from(groups, ([pattern, group]) => {
    const [[, member] = [undefined, {}], ...others] = group;
    const isUnion = others.length > 0;
    return [pattern, toMember(isUnion ? { anyOf: group.map(([, each]) => each) } : toNode(member), isUnion)] as const;
  });
  const text = { type: "string", isArray: false };
  const [[, first] = [undefined, text], ...others] = readings;
  if (others.every(([, other]) => JSON.stringify(other) === JSON.stringify(first))) return { unlistedMembers: first };
  const patterns = readings.filter(([pattern]) => pattern !== undefined && validatorRuntime.isRegex(pattern));
  const [, unlistedMembers = text] = readings.find(([pattern]) => pattern === undefined) ?? [];
  return { unlistedMembers, patternMembers: Object.fromEntries(patterns) };
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
  const readings = schemas.map((each) => toReading(part, kind, each));
  const [reading = { type: "any", isArray: false }] = readings;
  const isSame = readings.every((other) => JSON.stringify(other) === JSON.stringify(reading));
  return withEncoding(part, isSame ? reading : toReading(part, kind, { anyOf: schemas }, true), encoding);
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
  const isFileType = /^(?:any$|file)/.test(field.type);
  if (isFileType) return { ...field, contentTypes };
  return contentTypes.every((type) => /^application\/(?:.+\+)?json$/.test(type))
    ? { type: "json", isArray: field.isArray && field.type === "json", contentTypes }
    : { ...field, contentTypes };
}

/**
 * Describes how text becomes a value of a schema. The first of several types that can parse the text applies.
 * @param isUnion whether other members decide which of the alternatives applies
 * @throws {Rejection} if the text does not determine the type
 */
export function toReading(
  part: Part,
  kind: FormKind | "parameter",
  member: Schema | boolean,
  isUnion = false,
): FieldEntry {
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
  if (others.length > 0) {
    const isDistinctItem = (item: Schema) => scalarTypes.includes(`${item.type}`) && item.type !== "string";
    const isDistinctArray = others.every(isDistinct) && items.length > 0 && items.every(isDistinctItem);
    return { type, isArray: false, isRepeatable: isDistinctArray ? "distinct" : true };
  }
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
    const strings = schemas.filter((schema) => schema.type === "string" && !isBinary(schema));
    const hasFile = otherTypes.includes("file");
    if (otherTypes.every((type) => type === "file" || scalarTypes.includes(type))) {
      if (!hasFile && !isUnion && strings.some(acceptsLiterals)) return "string";
      if (strings.every(isDistinct)) return otherTypes.join("|");
      // The server reads a value again as text if its literal is not valid.
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
  const members = groupMembers(part, schema, objects);
  const isOpen = objects.some(takesUnlisted) || members.unlisted.length > 0;
  const entries = Array.from(members.listed, ([member, schemas]) => {
    const memberPart = part.child(`member ${member}`, { node: schemas[0] as Schema });
    const key = shape === "deep" ? `${name}[${member}]` : member;
    if (member === "__proto__") memberPart.reject(`clients cannot send ${key}. Choose another name.`, part.location);
    const memberSchema = schemas.length > 1 ? { anyOf: schemas } : (schemas[0] as Schema);
    return [key, { name: member, ...toMemberReading(memberPart, memberSchema, key, schemas.length > 1) }] as const;
  });
  return {
    ...(others.length === 0 ? { type: "object", isArray: false } : toReading(part, "parameter", { anyOf: others })),
    members: Object.fromEntries(entries),
    ...(isOpen &&
      toUnlistedReading(members.unlisted, (member, isUnion) =>
        toMemberReading(part.child("unlisted members", { node: member }), member, `${name}[…]`, isUnion),
      )),
  };

  function toMemberReading(memberPart: Part, member: Schema, key: string, isUnion: boolean): Reading {
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
    const reading = toReading(memberPart, "parameter", member, isUnion);
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

/** Returns whether a query can contain members that an object does not list. */
function takesUnlisted({ additionalProperties, patternProperties, properties }: Schema): boolean {
  return Boolean(additionalProperties || patternProperties || !properties);
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
