import type { OperationEntry, ParameterEntry, Validator, Validators } from "../contract.ts";
import type { PipelineRequest } from "../message.ts";
import { truncate, type Violation } from "../reply/error-reply.ts";
import { formatName } from "./describe-violations.ts";
import {
  append,
  decode,
  decodeForm,
  parseLiteral,
  parseText,
  type Reread,
  splitPair,
  type TextReader,
  trim,
  wrongEncoding,
} from "./parse-text.ts";
import {
  chooseReadings,
  findContainer,
  findField,
  listNames,
  listRereads,
  type QueryField,
  toFields,
  wrongShape,
} from "./query-fields.ts";
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
  readonly rereads: readonly Reread[];
  /** Undefined if the values depend on more than the query and the headers. */
  readonly known: KnownQueries | undefined;
}

/** The values of recent valid queries: most clients ask for the same few pages of a list. */
interface KnownQueries {
  readonly valuesByQuery: Map<string, ParameterValues>;
  /** Values are known only for requests without these headers. In lower case. */
  readonly headerNames: readonly string[];
}

export function toParametersSpec(operation: OperationEntry, validators: Validators, jsonDepth: number): ParametersSpec {
  const { parameters, credentials = [] } = operation;
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
    rereads: listRereads(parameters),
    known: createKnownQueries(operation),
  };
}

const maxKnownQueries = 100;
const maxKnownLength = 200;

function createKnownQueries({ parameters, credentials = [] }: OperationEntry): KnownQueries | undefined {
  const isKnowable = ({ in: location, name }: ParameterEntry) =>
    (location === "query" || location === "header") && name !== "__proto__";
  // A query with an API key must not stay in memory.
  if (credentials.length > 0 || !parameters.every(isKnowable)) return undefined;
  const headers = parameters.filter((parameter) => parameter.in === "header");
  return { valuesByQuery: new Map(), headerNames: headers.map(({ name }) => name.toLowerCase()) };
}

/** Returns the known values by query, unless a header changes those of a request. */
function findKnown({ known }: ParametersSpec, { request }: ParameterSource): KnownQueries["valuesByQuery"] | undefined {
  for (const name of known?.headerNames ?? []) if (request.header(name) !== null) return undefined;
  return known?.valuesByQuery;
}

function addKnown(known: KnownQueries["valuesByQuery"], query: string, values: ParameterValues): void {
  if (query.length > maxKnownLength) return;
  // A copy shares no arrays and objects with the handlers of other requests.
  const isScalar = (value: unknown) => typeof value !== "object";
  if (!Object.values(values).every((record) => Object.values(record).every(isScalar))) return;
  if (known.size >= maxKnownQueries) known.clear();
  known.set(query, copyValues(values));
}

function copyValues(values: ParameterValues): ParameterValues {
  const copy: ParameterValues = {};
  for (const location in values) {
    const name = location as keyof ParameterValues;
    copy[name] = { ...values[name] };
  }
  return copy;
}

/** Parses parameters by a strict grammar, then validates them. */
export function readParameters(spec: ParametersSpec, source: ParameterSource): ParsedParameters {
  const { queryFields, validate } = spec;
  const known = findKnown(spec, source);
  const knownValues = known?.get(source.query);
  if (knownValues) return { values: copyValues(knownValues), violations: noViolations };
  const parsed = parseParameters(spec, source);
  const { values, violations, literals } = parsed;
  const options = literals ? { ...validateOptions, literals } : validateOptions;
  let { violations: invalid } = validateJson(validate, values, options);
  if (invalid.length > 0 && spec.rereads.length > 0) {
    const read = (reread?: Reread) => parseParameters(spec, source, reread).values;
    const toPath = (path: string) => path;
    chooseReadings(values, spec.rereads, read, () => validateJson(validate, values, { ...options, toPath }).violations);
    invalid = validateJson(validate, values, options).violations;
  }
  if (invalid.length > 0) {
    const reportedPaths = new Set(violations.map(({ path }) => path));
    const others = invalid.filter(({ path }) => !reportedPaths.has(path));
    violations.push(...others.map((violation) => addRepeatAdvice(violation, queryFields, values.query)));
  }
  if (known && violations.length === 0) addKnown(known, source.query, values);
  return parsed;
}

const noViolations: readonly Violation[] = [];

function parseParameters(
  spec: ParametersSpec,
  source: ParameterSource,
  reread: Reread = {},
): TextReader & ParsedParameters {
  const { queryFields, cookieFields, otherParameters, locations } = spec;
  const values: ParameterValues = {};
  for (const location of locations) values[location] = spec.createRecord();
  const reader = { values, violations: [], jsonDepth: spec.jsonDepth, literals: undefined, ...reread };
  if (spec.readsPairs) readQuery(source.query, queryFields, values.query ?? values.querystring ?? {}, reader);
  if (cookieFields.size > 0) parseCookies(source.request, cookieFields, values.cookie ?? {}, reader);
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

const credentialField = { type: "credential", isArray: true };

function readQuery(
  query: string,
  fields: ReadonlyMap<string, QueryField>,
  values: Record<string, unknown>,
  reader: TextReader,
): void {
  if (query === "") return;
  const textsByName = new Map<string, string[]>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const [encodedName, encodedValue = ""] = splitPair(pair);
    const name = decodeForm(encodedName);
    const value = decodeForm(encodedValue);
    const field = findField(fields, name ?? "");
    if (name === null || value === null) reader.violations.push(wrongEncoding(truncate(name ?? pair, 60)));
    else if (!field) reader.violations.push(unknownParameter(truncate(name, 60), fields));
    else append(textsByName, name, field.delimiter ? encodedValue : value);
  }
  setValues(textsByName, fields, values, reader);
}

/** Cookies with other names are not for the operation. */
function parseCookies(
  request: PipelineRequest,
  fields: ReadonlyMap<string, QueryField>,
  values: Record<string, unknown>,
  reader: TextReader,
): void {
  const textsByName = new Map<string, string[]>();
  for (const [encodedName, encodedValue] of listCookies(request)) {
    const isRaw = fields.has(encodedName) || findField(fields, encodedName)?.isRaw;
    const name = isRaw ? encodedName : (decode(encodedName) ?? encodedName);
    const field = findField(fields, name);
    // The first of several cookies with a name has the most specific path (RFC 6265, section 5.4).
    if (!field || (textsByName.has(name) && !field.isArray && !field.isRepeatable)) continue;
    const value = field.isRaw ? encodedValue : decode(encodedValue);
    if (value === null) reader.violations.push(wrongEncoding(name));
    else append(textsByName, name, field.delimiter ? encodedValue : value);
  }
  setValues(textsByName, fields, values, reader, decode);
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
    const isArray = field.isArray || (field.isRepeatable && (texts.length > 1 || reader.readsArrays));
    if (isArray && !delimiter)
      container[name] = texts.map((each, index) => parseLiteral(itemTypes?.[index] ?? type, each, reader.readsTexts));
    else if (texts.length > 1)
      reader.violations.push({ path: key, message: `${key} is given ${texts.length} times. Give it once.` });
    else if (!delimiter && type !== "json") container[name] = parseLiteral(type, text, reader.readsTexts);
    else {
      const value = parseText(field, text, delimiter && !field.isRaw ? decodeText : trim, reader);
      if (value !== undefined) container[name] = value;
    }
  }
}

function unknownParameter(path: string, fields: ReadonlyMap<string, QueryField>): Violation {
  const names = listNames(fields);
  const advice = names ? `Allowed parameters: ${names}.` : "It has no query parameters.";
  return { path, message: `${formatName(path)} is not a parameter of this operation. ${advice}` };
}
