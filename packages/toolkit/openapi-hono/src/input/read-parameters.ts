import { NonIntegerLiterals, parseJson, parseNumber } from "@animal-store/exact-json";
import type { OperationEntry, ParameterEntry, Reading, TextForm, Validator, Validators } from "../contract.ts";
import { isObject, type PipelineRequest } from "../message.ts";
import { truncate, type Violation } from "../reply/error-reply.ts";
import { formatName, unescapePointer } from "./describe-violations.ts";
import { validateJson } from "./validate-json.ts";

export type ParameterValues = { [Location in ParameterEntry["in"]]?: Record<string, unknown> };

export interface ParameterSource {
  readonly request: PipelineRequest;
  /** Percent-encoded segments of the path, by parameter name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
}

export interface ParsedParameters {
  readonly values: ParameterValues;
  readonly violations: readonly Violation[];
}

export interface ParametersSpec {
  readonly queryFields: ReadonlyMap<string, QueryField>;
  readonly cookieFields: ReadonlyMap<string, QueryField>;
  /** Path and header parameters, a query that is one text, and parameters with a default. */
  readonly otherParameters: readonly ParameterEntry[];
  readonly locations: readonly ParameterEntry["in"][];
  readonly validate: Validator | undefined;
  readonly jsonDepth: number;
  /** False if the query is one text. */
  readonly readsPairs: boolean;
  /** A required query that is a form, which can be empty. */
  readonly formName: string | undefined;
  readonly createRecord: () => Record<string, unknown>;
  /** Reads as text what can be text or another scalar. */
  readonly asText: ParametersSpec | undefined;
}

export function toParametersSpec(operation: OperationEntry, validators: Validators, jsonDepth: number): ParametersSpec {
  const { parameters, credentials = [] } = operation;
  const json = JSON.stringify(parameters);
  const isInPairs = ({ in: location, type }: ParameterEntry) =>
    location === "query" || location === "cookie" || (location === "querystring" && type === "object");
  const listFields = (...names: string[]) =>
    parameters.filter((each) => names.includes(each.in) && isInPairs(each)).flatMap((each) => toFields(each));
  return {
    queryFields: new Map<string, QueryField>([
      ...credentials.map((name) => [name, { ...credentialField, name }] as const),
      ...listFields("query", "querystring"),
    ]),
    cookieFields: new Map(listFields("cookie")),
    otherParameters: parameters.filter((parameter) => !isInPairs(parameter) || parameter.default !== undefined),
    locations: [...new Set(parameters.map((parameter) => parameter.in))],
    validate: validators[`${operation.id}.parameters`],
    jsonDepth,
    readsPairs: !parameters.some((each) => each.in === "querystring" && !isInPairs(each)),
    formName: parameters.find((each) => each.in === "querystring" && each.required && isInPairs(each))?.name,
    // Only an object without a prototype can have a member with this name.
    createRecord: parameters.some(({ name }) => name === "__proto__") ? () => Object.create(null) : () => ({}),
    asText: json.includes('|string"') ? toParametersSpec(withTexts(operation, json), validators, jsonDepth) : undefined,
  };
}

function withTexts(operation: OperationEntry, json: string): OperationEntry {
  const isType = (key: string, value: unknown) => /^(?:type|\d+)$/.test(key) && String(value).endsWith("|string");
  return { ...operation, parameters: JSON.parse(json, (key, value) => (isType(key, value) ? "string" : value)) };
}

/** Parses parameters by a strict grammar, then validates them. */
export function readParameters(spec: ParametersSpec, source: ParameterSource): ParsedParameters {
  const { queryFields, validate } = spec;
  const parsed = parseParameters(spec, source);
  const { values, violations, literals } = parsed;
  const options = literals ? { ...validateOptions, literals } : validateOptions;
  let { violations: invalid } = validateJson(validate, values, options);
  if (invalid.length > 0 && spec.asText) {
    const texts = parseParameters(spec.asText, source).values;
    const { violations: wrong } = validateJson(validate, values, { ...options, toPath: (path) => path });
    for (const { path } of wrong) copyText(path.split("/").slice(1).map(unescapePointer), texts, values);
    invalid = validateJson(validate, values, options).violations;
  }
  if (invalid.length > 0) {
    const reportedPaths = new Set(violations.map(({ path }) => path));
    const others = invalid.filter(({ path }) => !reportedPaths.has(path));
    violations.push(...others.map((violation) => addRepeatAdvice(violation, queryFields, values.query)));
  }
  return parsed;
}

/** Replaces a value by its text. */
function copyText(path: readonly string[], texts: unknown, values: unknown): void {
  const [name = "", ...rest] = path;
  if (!isObject(texts) || !isObject(values) || !Object.hasOwn(texts, name) || !Object.hasOwn(values, name)) return;
  const text: unknown = Reflect.get(texts, name);
  if (rest.length > 0) copyText(rest, text, Reflect.get(values, name));
  else if (typeof text === "string") Reflect.set(values, name, text);
}

function parseParameters(spec: ParametersSpec, source: ParameterSource): TextReader & ParsedParameters {
  const { queryFields, cookieFields, otherParameters, locations } = spec;
  const values: ParameterValues = {};
  for (const location of locations) values[location] = spec.createRecord();
  const reader = { values, violations: [], jsonDepth: spec.jsonDepth, literals: undefined };
  if (spec.readsPairs) readQuery(source.query, queryFields, values.query ?? values.querystring ?? {}, reader);
  if (cookieFields.size > 0) readCookies(source.request, cookieFields, values.cookie ?? {}, reader);
  if (spec.formName !== undefined) (values.querystring as Record<string, unknown>)[spec.formName] ??= {};
  for (const parameter of otherParameters) {
    const record = values[parameter.in] as Record<string, unknown>;
    const text = findText(parameter, source);
    if (text !== undefined) {
      const value = parseText(parameter, text, parameter.in === "header" ? trim : decode, reader);
      if (value !== undefined) record[parameter.name] = value;
    }
    if (parameter.default !== undefined && !Object.hasOwn(record, parameter.name))
      record[parameter.name] = parameter.default;
  }
  return reader;
}

// Removes the location from a path such as /query/tag/0.
const validateOptions = { toPath: (instancePath: string) => instancePath.split("/").slice(2).join("/") };

/** Asks a client that separates values by commas to repeat the parameter instead. */
function addRepeatAdvice(
  violation: Violation,
  fields: ReadonlyMap<string, QueryField>,
  values: Record<string, unknown> = {},
): Violation {
  const [name = "", index] = violation.path.split("/");
  const item = (values[name] as unknown[] | undefined)?.[Number(index)];
  if (typeof item !== "string" || !item.includes(",") || fields.get(name)?.delimiter) return violation;
  return { ...violation, message: `${violation.message} To send several values, repeat ${name}.` };
}

/** Returns the text of a parameter that is no pair of the query or of the cookies. */
function findText({ in: location, name }: ParameterEntry, { request, path, query }: ParameterSource) {
  if (location === "path") return path[name];
  if (location === "header") return request.header(name.toLowerCase()) ?? undefined;
  return location === "querystring" ? query || undefined : undefined;
}

export function trim(text: string): string {
  return text.trim();
}

/** Where the parser of a text reports violations. */
export interface TextReader {
  readonly violations: Violation[];
  readonly jsonDepth: number;
  /** Set by the first JSON text. */
  literals: NonIntegerLiterals | undefined;
}

interface Field extends Omit<Reading, "isArray">, TextForm {
  readonly name: string;
  readonly isArray?: boolean;
}

/**
 * Returns the value of a text by its type and style (OpenAPI 3.2, Style Examples). Returns undefined after a violation.
 * @param decodeText returns null for invalid percent-encoding. Texts are split before decoding: an encoded delimiter is data
 */
export function parseText(
  field: Field,
  text: string,
  decodeText: (text: string) => string | null,
  reader: TextReader,
): unknown {
  const { name, type, prefix = "", delimiter, isArray, isRepeatable } = field;
  const reject = (problem: string) => void reader.violations.push({ path: name, message: `${name} ${problem}` });
  // RFC 6570, section 3.2.7: an empty value in style matrix has no equals sign.
  if (!text.startsWith(prefix) && `${text}=` !== prefix) return reject(`must start with "${prefix}".`);
  const content = text.slice(prefix.length);
  if (delimiter === undefined) return parse(field, content);
  const parts = content.split(separators[delimiter] ?? delimiter);
  if (type === "object") return readMembers(field, parts, parse, reject);
  if (!isArray && !(isRepeatable && parts.length > 1)) return parse(field, content);
  const items = parts.map((part, index) => parse({ type: field.itemTypes?.[index] ?? type }, part));
  return items.includes(undefined) ? undefined : items;

  function parse({ type: itemType }: Pick<Reading, "type">, encoded: string): unknown {
    const decoded = decodeText(encoded);
    if (decoded === null) return void reader.violations.push(wrongEncoding(name));
    return itemType === "json" ? readJsonText(decoded, reader, reject) : parseLiteral(itemType, decoded);
  }
}

// An encoded comma is data. An encoded space or pipe is a separator (OpenAPI 3.1, style examples).
const separators: Record<string, RegExp> = { " ": /%20|\+/, "|": /\||%7c/i };

type Parse = (reading: Pick<Reading, "type">, text: string) => unknown;

/** Returns the object of a text such as `R=100,G=200`, or `R,100,G,200` without an assignment. */
function readMembers(
  { members = {}, unlistedMembers = textMember, assignment }: Field,
  parts: readonly string[],
  parse: Parse,
  reject: (problem: string) => undefined,
): unknown {
  const pairs = assignment
    ? parts.map((part) => splitPair(part))
    : parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1]] as const] : []));
  const object = new Map<string, unknown>();
  for (const [encodedName, text] of pairs) {
    const name = parse(textMember, encodedName);
    if (name === undefined) return undefined;
    if (text === undefined) return reject(`has the member ${formatName(truncate(String(name), 60))} without a value.`);
    if (object.has(String(name))) return reject(`has the member ${formatName(truncate(String(name), 60))} twice.`);
    const value = parse((Object.hasOwn(members, String(name)) && members[String(name)]) || unlistedMembers, text);
    if (value === undefined) return undefined;
    object.set(String(name), value);
  }
  return Object.fromEntries(object);
}

const textMember = { type: "string", isArray: false };

function splitPair(pair: string): readonly [name: string, value: string | undefined] {
  const index = pair.indexOf("=");
  return index < 0 ? [pair, undefined] : [pair.slice(0, index), pair.slice(index + 1)];
}

/** Returns undefined after a violation. */
function readJsonText(text: string, reader: TextReader, reject: (problem: string) => undefined): unknown {
  reader.literals ??= new NonIntegerLiterals();
  try {
    const value: unknown = parseJson(text, reader.literals);
    if (!isDeeperThan(value, reader.jsonDepth, text.length)) return value;
  } catch {
    return reject("is not valid JSON. Send one JSON text in UTF-8.");
  }
  return reject(`is nested deeper than ${reader.jsonDepth} levels. Send a flatter one.`);
}

export function isDeeperThan(value: unknown, depth: number, textLength: number): boolean {
  // More than `depth` levels need as many opening and closing brackets.
  if (textLength <= 2 * depth || !isObject(value)) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(member, depth - 1, textLength));
}

/** Returns a percent-encoded cookie. The first of several cookies with a name has the most specific path (RFC 6265, section 5.4). */
export function findCookie(request: PipelineRequest, name: string): string | undefined {
  return listCookies(request).find(([encodedName]) => decode(encodedName) === name)?.[1];
}

function listCookies(request: PipelineRequest): (readonly [name: string, value: string])[] {
  return (request.header("cookie") ?? "").split(";").flatMap((pair) => {
    const [name, value] = splitPair(pair);
    return value === undefined ? [] : [[name.trim(), value.trim()] as const];
  });
}

/** A name that the query, the cookies or a form can contain: a parameter or field, a member of an object, or a credential. */
export interface QueryField extends Field {
  readonly contentTypes?: readonly string[];
  readonly allowEmptyValue?: true;
  /** The names of the objects that contain the member. A number is an index of an array: -1 for all of them. */
  readonly objectNames?: readonly (string | number)[];
  /** The names of the objects that contain its own members. */
  readonly innerNames?: readonly (string | number)[];
}

/** Returns the fields of a parameter or a form field by their names. An object without a delimiter has a field for each member. */
export function toFields(entry: QueryField, key = entry.name): [string, QueryField][] {
  const { name, type, isArray, delimiter, members = {}, unlistedMembers, objectNames = [], isRaw } = entry;
  if (delimiter !== undefined) return [[key, entry]];
  const isList = type === "object" && isArray;
  const innerNames = [...objectNames, name, ...(isList ? [-1] : [])];
  const own: [string, QueryField][] =
    type === "object" && !unlistedMembers ? [] : [[isList ? `${key}[]` : key, { ...entry, innerNames }]];
  const inner = Object.entries(members).map(([memberKey, member]) =>
    toFields({ ...member, ...(isRaw && { isRaw }), objectNames: innerNames }, memberKey),
  );
  return [...own, ...inner.flat()];
}

const credentialField = { type: "credential", isArray: true };

function readQuery(
  query: string,
  fields: ReadonlyMap<string, QueryField>,
  values: Record<string, unknown>,
  reader: TextReader,
): void {
  if (query === "") return;
  const textsByName = new Map<string, string[]>();
  for (const pair of query.split("&")) if (pair !== "") readPair(pair, fields, textsByName, reader.violations);
  setValues(textsByName, fields, values, reader);
}

function readPair(
  pair: string,
  fields: ReadonlyMap<string, QueryField>,
  textsByName: Map<string, string[]>,
  violations: Violation[],
): void {
  const equalsIndex = pair.indexOf("=");
  const name = decodeForm(equalsIndex < 0 ? pair : pair.slice(0, equalsIndex));
  const encodedValue = equalsIndex < 0 ? "" : pair.slice(equalsIndex + 1);
  const value = decodeForm(encodedValue);
  const field = findField(fields, name ?? "");
  if (name === null || value === null) violations.push(wrongEncoding(truncate(name ?? pair, 60)));
  else if (!field) violations.push(unknownParameter(truncate(name, 60), fields));
  else addText(textsByName, name, field.delimiter ? encodedValue : value);
}

/** Cookies with other names are not for the operation. */
function readCookies(
  request: PipelineRequest,
  fields: ReadonlyMap<string, QueryField>,
  values: Record<string, unknown>,
  reader: TextReader,
): void {
  const textsByName = new Map<string, string[]>();
  for (const [encodedName, encodedValue] of listCookies(request)) {
    const name = fields.has(encodedName) ? encodedName : (decode(encodedName) ?? encodedName);
    const field = findField(fields, name);
    // The first of several cookies with a name has the most specific path (RFC 6265, section 5.4).
    if (!field || (textsByName.has(name) && !field.isArray && !field.isRepeatable)) continue;
    const value = field.isRaw ? encodedValue : decode(encodedValue);
    if (value === null) reader.violations.push(wrongEncoding(name));
    else addText(textsByName, name, field.delimiter ? encodedValue : value);
  }
  setValues(textsByName, fields, values, reader, decode);
}

function addText(textsByName: Map<string, string[]>, name: string, text: string): void {
  const texts = textsByName.get(name);
  if (texts) texts.push(text);
  else textsByName.set(name, [text]);
}

/** Sets the values of pairs. The texts with a delimiter are still percent-encoded. */
function setValues(
  textsByName: ReadonlyMap<string, string[]>,
  fields: ReadonlyMap<string, QueryField>,
  values: Record<string, unknown>,
  reader: TextReader,
  decodeText: (text: string) => string | null = decodeForm,
): void {
  for (const [key, texts] of textsByName) {
    const field = findField(fields, key) as QueryField;
    const { name, type, delimiter, objectNames = [], itemTypes } = field;
    const [text = ""] = texts;
    if (type === credentialField.type || (field.allowEmptyValue && text === "" && texts.length === 1)) continue;
    const container = objectNames.length === 0 ? values : findContainer(values, objectNames);
    if (!container || Object.hasOwn(container, name)) {
      reader.violations.push(wrongShape(String(objectNames[0] ?? name), objectNames));
      continue;
    }
    const isArray = field.isArray || (field.isRepeatable && texts.length > 1);
    if (isArray && !delimiter)
      container[name] = texts.map((each, index) => parseLiteral(itemTypes?.[index] ?? type, each));
    else if (texts.length > 1)
      reader.violations.push({ path: key, message: `${key} is given ${texts.length} times. Give it once.` });
    else if (!delimiter && type !== "json") container[name] = parseLiteral(type, text);
    else {
      const value = parseText(field, text, delimiter && !field.isRaw ? decodeText : trim, reader);
      if (value !== undefined) container[name] = value;
    }
  }
}

/** Returns the field of a name, or of a member of an object such as `filter[color]` or `items[0][color]`. */
export function findField(fields: ReadonlyMap<string, QueryField>, key: string): QueryField | undefined {
  const field = findMember(fields, key);
  if (field) return field;
  const indexes = key.match(/(?<=\[)\d{1,6}(?=\]\[)/g) ?? [];
  const item = indexes.length > 0 ? findMember(fields, key.replaceAll(/\[\d+\](?=\[)/g, "[]")) : undefined;
  if (item?.objectNames?.includes(-1)) {
    const toIndex = (name: string | number) => (name === -1 ? Number(indexes.shift() ?? Infinity) : name);
    return { ...item, objectNames: item.objectNames.map(toIndex) };
  }
  // The innermost object takes them.
  const owner = [...fields.values()].findLast(({ takesOthers }) => takesOthers);
  return owner && toUnlisted(owner, key);
}

function findMember(fields: ReadonlyMap<string, QueryField>, key: string): QueryField | undefined {
  const field = fields.get(key);
  if (field && (field.type !== "object" || field.delimiter)) return field;
  const [, objectKey = "", name = ""] = /^([^[]+|.+\])\[([^\]]+)\]$/.exec(key) ?? [];
  const deepObject = fields.get(objectKey);
  return deepObject?.takesOthers ? undefined : deepObject && toUnlisted(deepObject, name);
}

function toUnlisted({ innerNames = [], unlistedMembers, isRaw }: QueryField, name: string): QueryField | undefined {
  if (!unlistedMembers || name === "__proto__") return undefined;
  return { ...unlistedMembers, ...(isRaw && { isRaw }), name, objectNames: innerNames };
}

function unknownParameter(path: string, fields: ReadonlyMap<string, QueryField>): Violation {
  const names = listNames(fields);
  const advice = names ? `Allowed parameters: ${names}.` : "It has no query parameters.";
  return { path, message: `${formatName(path)} is not a parameter of this operation. ${advice}` };
}

/** Lists the names that a query or form can contain. @param objectName only the members of this object */
export function listNames(fields: ReadonlyMap<string, QueryField>, objectName?: string): string {
  const names = Array.from(fields, ([name, field]) => {
    const [ownObject] = field.objectNames ?? [];
    const isListed = (field.type !== "object" || field.delimiter) && (objectName ?? ownObject) === ownObject;
    const hasOthers = field.unlistedMembers && !field.delimiter && (objectName ?? name) === name;
    return [...(isListed ? [formatName(name)] : []), ...(hasOthers ? [`${name}[…]`] : [])];
  });
  return names.flat().join(", ");
}

export function wrongEncoding(name: string, path = name): Violation {
  return { path, message: `${name} has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.` };
}

/** @param objectNames the objects and indexes of a member that does not fit the others */
export function wrongShape(name: string, objectNames: QueryField["objectNames"] = [], path = name): Violation {
  const hasIndex = objectNames.some((each) => typeof each === "number");
  const problem = hasIndex
    ? "must have its items in order, from 0"
    : "is given as a value and as an object. Give it once";
  return { path, message: `${name} ${problem}.` };
}

/** Returns undefined if one of the names has a value of another shape, or an index does not follow the others. */
function findContainer(
  values: Record<string, unknown>,
  objectNames: readonly (string | number)[],
): Record<string, unknown> | undefined {
  let container = values;
  for (const [depth, name] of objectNames.entries()) {
    const isList = typeof objectNames[depth + 1] === "number";
    if (typeof name === "number" && name > Number(container.length)) return undefined;
    if (!Object.hasOwn(container, name)) container[name] = isList ? [] : {};
    const inner = container[name];
    if (!isObject(inner) || Array.isArray(inner) !== isList) return undefined;
    container = inner as Record<string, unknown>;
  }
  return container;
}

const integerLiteral = /^(?:-?[1-9][0-9]*|0)$/;
const numberLiteral = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/**
 * Returns the value of a literal. Returns an invalid literal unchanged: the validator rejects it by its type.
 * @param type a type, or several ones as in `boolean|integer`
 */
export function parseLiteral(type: string, text: string): unknown {
  if (type === "string") return text;
  if (type === "integer" || type === "int64") return integerLiteral.test(text) ? parseNumber(text) : text;
  if (type === "number") return numberLiteral.test(text) ? parseNumber(text) : text;
  if (type === "boolean") return text === "true" || text === "false" ? text === "true" : text;
  for (const each of type.split("|")) {
    const value = each === type ? text : parseLiteral(each, text);
    if (value !== text) return value;
  }
  return text;
}

export function decodeForm(text: string): string | null {
  return decode(text.includes("+") ? text.replaceAll("+", " ") : text);
}

/** Returns null for invalid percent-encoding. */
export function decode<Text extends string | undefined>(text: Text): Text | string | null {
  if (text === undefined || !text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
