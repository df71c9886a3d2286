import { parseNumber } from "@animal-store/exact-json";
import type { OperationEntry, ParameterEntry, Reading, Validator, Validators } from "../contract.ts";
import { isObject, type PipelineRequest } from "../message.ts";
import { truncate, type Violation } from "../reply/error-reply.ts";
import { formatName } from "./describe-violations.ts";
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
  /** Path, header and cookie parameters, and query parameters with a default. */
  readonly otherParameters: readonly ParameterEntry[];
  readonly locations: readonly ParameterEntry["in"][];
  readonly validate: Validator | undefined;
}

export function toParametersSpec(operation: OperationEntry, validators: Validators): ParametersSpec {
  const { parameters } = operation;
  return {
    queryFields: createQueryFields(operation),
    otherParameters: parameters.filter((parameter) => parameter.in !== "query" || parameter.default !== undefined),
    locations: [...new Set(parameters.map((parameter) => parameter.in))],
    validate: validators[`${operation.id}.parameters`],
  };
}

/** Parses parameters by a strict grammar, then validates them. */
export function readParameters(
  { queryFields, otherParameters, locations, validate }: ParametersSpec,
  source: ParameterSource,
): ParsedParameters {
  const violations: Violation[] = [];
  const values: ParameterValues = {};
  for (const location of locations) values[location] = {};
  parseQuery(source.query, queryFields, values.query ?? {}, violations);
  for (const parameter of otherParameters) {
    const record = values[parameter.in] as Record<string, unknown>;
    if (parameter.in === "path") readPath(parameter, source.path[parameter.name], record, violations);
    if (parameter.in === "header")
      readScalar(parameter, source.request.header(parameter.name.toLowerCase()) ?? undefined, record, violations);
    if (parameter.in === "cookie")
      readScalar(parameter, decode(findCookie(source.request, parameter.name)), record, violations);
    if (parameter.default !== undefined && !Object.hasOwn(record, parameter.name))
      record[parameter.name] = parameter.default;
  }
  const { violations: invalid } = validateJson(validate, values, validateOptions);
  if (invalid.length > 0) {
    const reportedPaths = new Set(violations.map(({ path }) => path));
    const others = invalid.filter(({ path }) => !reportedPaths.has(path));
    violations.push(...others.map((violation) => addRepeatAdvice(violation, queryFields, values.query)));
  }
  return { values, violations };
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

function readScalar(
  { name, type, isArray, isRepeatable }: ParameterEntry,
  text: string | null | undefined,
  values: Record<string, unknown>,
  violations: Violation[],
): void {
  if (text === null) violations.push(wrongEncoding(name));
  else if (text !== undefined)
    values[name] =
      isArray || (isRepeatable && text.includes(","))
        ? text.split(",").map((item) => parseLiteral(type, item.trim()))
        : parseLiteral(type, text);
}

function readPath(
  parameter: ParameterEntry,
  encodedText: string | undefined,
  values: Record<string, unknown>,
  violations: Violation[],
): void {
  const { name, type, isArray, isRepeatable } = parameter;
  if (!isArray && !(isRepeatable && encodedText?.includes(","))) {
    const text = decode(encodedText);
    if (text === null) violations.push(wrongEncoding(name));
    else if (text !== undefined) values[name] = parseLiteral(type, text);
    return;
  }
  // Split before decoding: an encoded comma is data.
  const items = (encodedText ?? "").split(",").map(decode);
  if (items.includes(null)) violations.push(wrongEncoding(name));
  else values[name] = items.map((item) => parseLiteral(type, item ?? ""));
}

/** Returns a percent-encoded cookie. The first of several cookies with a name has the most specific path (RFC 6265, section 5.4). */
export function findCookie(request: PipelineRequest, name: string): string | undefined {
  for (const pair of (request.header("cookie") ?? "").split(";")) {
    const equalsIndex = pair.indexOf("=");
    if (equalsIndex >= 0 && decode(pair.slice(0, equalsIndex).trim()) === name)
      return pair.slice(equalsIndex + 1).trim();
  }
  return undefined;
}

/** A name that the query or a form can contain: a parameter or field, a member of an object, or a credential. */
export interface QueryField extends Omit<Reading, "members"> {
  readonly name: string;
  readonly delimiter?: string;
  readonly contentTypes?: readonly string[];
  readonly objectName?: string;
}

function createQueryFields({ parameters, credentials = [] }: OperationEntry): Map<string, QueryField> {
  return new Map([
    ...credentials.map((name) => [name, { ...credentialField, name }] as const),
    ...parameters.filter((parameter) => parameter.in === "query").flatMap(toFields),
  ]);
}

/** Returns the fields of a parameter or a form field by their names. An object has a field for each member. */
export function toFields(entry: Reading & { readonly name: string }): [string, QueryField][] {
  const { name, type, members = {}, unlistedMembers } = entry;
  return [
    ...(type === "object" && !unlistedMembers ? [] : [[name, entry] as [string, QueryField]]),
    ...Object.entries(members).map(([key, member]): [string, QueryField] => [key, { ...member, objectName: name }]),
  ];
}

const credentialField = { type: "credential", isArray: true };

function parseQuery(
  query: string,
  fields: ReadonlyMap<string, QueryField>,
  values: Record<string, unknown>,
  violations: Violation[],
): void {
  if (query === "") return;
  const valuesByName = new Map<string, string[]>();
  for (const pair of query.split("&")) if (pair !== "") readPair(pair, fields, valuesByName, violations);
  for (const [key, texts] of valuesByName) {
    const field = findField(fields, key) as QueryField;
    if (field.type === credentialField.type) continue;
    const container = field.objectName === undefined ? values : findOrAddObject(values, field.objectName);
    if (!container || Object.hasOwn(container, field.name)) {
      violations.push(valueAndObject(field.objectName ?? field.name));
      continue;
    }
    const isArray = field.isArray || (field.isRepeatable && texts.length > 1);
    if (isArray && !field.delimiter) container[field.name] = texts.map((text) => parseLiteral(field.type, text));
    else if (texts.length > 1)
      violations.push({ path: key, message: `${key} is given ${texts.length} times. Give it once.` });
    else
      container[field.name] = field.delimiter
        ? splitItems(field, texts[0] ?? "")
        : parseLiteral(field.type, texts[0] ?? "");
  }
}

function readPair(
  pair: string,
  fields: ReadonlyMap<string, QueryField>,
  valuesByName: Map<string, string[]>,
  violations: Violation[],
): void {
  const equalsIndex = pair.indexOf("=");
  const name = decodeForm(equalsIndex < 0 ? pair : pair.slice(0, equalsIndex));
  const encodedValue = equalsIndex < 0 ? "" : pair.slice(equalsIndex + 1);
  const value = decodeForm(encodedValue);
  const field = findField(fields, name ?? "");
  if (name === null || value === null) violations.push(wrongEncoding(truncate(name ?? pair, 60)));
  else if (!field) violations.push(unknownParameter(truncate(name, 60), fields));
  else {
    // Split before decoding: an encoded separator is data.
    const text = field.delimiter ? encodedValue : value;
    const values = valuesByName.get(name);
    if (values) values.push(text);
    else valuesByName.set(name, [text]);
  }
}

/** Returns the field of a name, or of an unlisted member of an object, such as `filter[color]`. */
export function findField(fields: ReadonlyMap<string, QueryField>, key: string): QueryField | undefined {
  const field = fields.get(key);
  if (field) return field.type === "object" ? undefined : field;
  const [, objectName = "", name = ""] = /^([^[]+)\[([^\]]+)\]$/.exec(key) ?? [];
  const type = fields.get(objectName)?.unlistedMembers;
  return type === undefined || name === "__proto__" ? undefined : { name, type, isArray: false, objectName };
}

function unknownParameter(path: string, fields: ReadonlyMap<string, QueryField>): Violation {
  const names = listNames(fields);
  const advice = names ? `Allowed parameters: ${names}.` : "It has no query parameters.";
  return { path, message: `${formatName(path)} is not a parameter of this operation. ${advice}` };
}

/** Lists the names that a query or form can contain. @param objectName only the members of this object */
export function listNames(fields: ReadonlyMap<string, QueryField>, objectName?: string): string {
  const names = Array.from(fields, ([name, field]) => {
    const isListed = field.type !== "object" && (objectName ?? field.objectName) === field.objectName;
    const hasOthers = field.unlistedMembers !== undefined && (objectName ?? name) === name;
    return [...(isListed ? [formatName(name)] : []), ...(hasOthers ? [`${name}[…]`] : [])];
  });
  return names.flat().join(", ");
}

export function wrongEncoding(name: string, path = name): Violation {
  return { path, message: `${name} has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.` };
}

export function valueAndObject(name: string, path = name): Violation {
  return { path, message: `${name} is given as a value and as an object. Give it once.` };
}

function findOrAddObject(values: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
  if (!Object.hasOwn(values, name)) values[name] = {};
  const value = values[name];
  return isObject(value) && !Array.isArray(value) ? value : undefined;
}

// An encoded comma is data. An encoded space or pipe is a separator (OpenAPI 3.1, style examples).
const separators: Record<string, RegExp> = { ",": /,/, " ": /%20|\+/, "|": /\||%7c/i };

function splitItems({ type, delimiter = ",", isArray }: QueryField, text: string): unknown {
  const items = text
    .split(separators[delimiter] ?? delimiter)
    .map((item) => parseLiteral(type, decodeForm(item) ?? item));
  return isArray || items.length > 1 ? items : items[0];
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
