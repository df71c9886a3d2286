import { isNode, limitTime, type Node, toArray, toNode } from "@animal-store/openapi-document";
import fc from "fast-check";
import type { ApiDocument, Schema } from "../document.ts";
import { skip } from "../errors.ts";
import { listAlternatives } from "./resolve-schema.ts";
import { createPattern, isRangeFormat, jsonTypeOf, rangeOfFormat, timeoutMs } from "./schema-validator.ts";

// Schemas can be recursive. From this depth on, objects have only their required members, and arrays the fewest items.
const maxDepth = 3;

/** Where a value is sent. Text outside a JSON body contains visible ASCII characters, and a header no spaces at its ends. */
export type ValueLocation = "path" | "query" | "header" | "cookie" | "json" | "form";

/**
 * Returns values that match a schema. The values of a schema with compositions are approximate, so a validator must confirm them.
 * Integers outside the safe range are bigints.
 */
export function generateValue(
  document: ApiDocument,
  schema: Schema,
  options: ValueOptions = {},
): fc.Arbitrary<unknown> {
  const { depth = 0, members, budget = createBudget(document, schema) } = options;
  const alternatives = listTypes(document, schema);
  const [first] = alternatives;
  if (!first) return fc.constant(null);
  if (depth > 3 * maxDepth) return endValue(document, schema, budget);
  const own = { ...options, budget };
  if (alternatives.length > 1 && depth < maxDepth && members === undefined && hasBudget(budget))
    return fc.oneof(...alternatives.map((each) => generateFrom(document, each, own)));
  return generateFrom(document, first, own);
}

/** A schema that requires itself has a value only if null ends it. @throws {SkipCase} if it has none */
function endValue(document: ApiDocument, schema: Schema, budget: Budget): fc.Arbitrary<null> {
  const acceptsNull = ({ type }: Node) => type === undefined || [type].flat().includes("null");
  if (!listAlternatives(document, schema).some(acceptsNull)) takeFrom(budget, document, Infinity);
  return fc.constant(null);
}

export interface ValueOptions {
  /** @default "json" */
  readonly location?: ValueLocation;
  /** Objects have all their members, or only the required ones. By default, each optional member can be missing. */
  readonly members?: "all" | "required" | undefined;
  readonly depth?: number;
  /** The schema as it is written, for messages. */
  readonly source?: Schema;
  /** How often the value is repeated in arrays. */
  readonly count?: number;
  readonly budget?: Budget;
}

type OwnOptions = ValueOptions & { readonly budget: Budget };

/** The members, items and hundreds of characters that the rest of a value can have. */
interface Budget {
  left: number;
  readonly schema: Schema;
}

const maxSize = 5000;
const maxOptionalSize = 2000;
const largeSchemas = new WeakSet<object>();

function createBudget(document: ApiDocument, schema: Schema): Budget {
  const budget = { left: maxSize, schema };
  if (largeSchemas.has(schema as object)) takeFrom(budget, document, Infinity);
  return budget;
}

/** @throws {SkipCase} if the budget is spent */
function takeFrom(budget: Budget, document: ApiDocument, size: number): void {
  budget.left -= size;
  if (budget.left >= 0) return;
  largeSchemas.add(budget.schema as object);
  skip(`a value with fewer members and items than ${document.locate(document.resolve(budget.schema))} requires`);
}

/** Returns whether a value can have parts that it does not need. */
function hasBudget({ left }: Budget): boolean {
  return left > maxSize - maxOptionalSize;
}

/** Returns the alternatives of a schema without null, those with the fewest required members first. */
export function listTypes(document: ApiDocument, schema: Schema): Node[] {
  return listAlternatives(document, schema)
    .filter(({ type }) => type !== "null")
    .sort((left, right) => listRequired(left).length - listRequired(right).length);
}

/** Returns the only alternative of a schema without null; undefined if it has none or several. */
export function findOnlyType(document: ApiDocument, schema: Schema): Node | undefined {
  const types = listTypes(document, schema);
  return types.length === 1 ? types[0] : undefined;
}

/** Returns the members that a schema without compositions lists. */
export function listProperties({ properties }: Node): [name: string, schema: Schema][] {
  return Object.entries(toNode(properties) as Record<string, Schema>);
}

/** Returns the schema of the items of an array. */
export function itemsOf({ items = true }: Node): Schema {
  return items as Schema;
}

/** Returns values of a schema without compositions. @throws {SkipCase} if each value is too large */
export function generateFrom(document: ApiDocument, schema: Node, options: ValueOptions): fc.Arbitrary<unknown> {
  const { location = "json", count = 1, budget = createBudget(document, options.source ?? schema) } = options;
  const { minLength = 0, minItems = 0, minProperties = 0 } = schema;
  // A member takes longer than an item, because its name must be unique.
  takeFrom(budget, document, count * (1 + Number(minLength) / 100 + Number(minItems) + 10 * Number(minProperties)));
  const { const: constant, enum: values } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (Array.isArray(values)) {
    const choices = values.filter((value) => value !== null);
    return choices.length === 0 ? fc.constant(null) : fc.constantFrom(...choices);
  }
  if (isFile(schema, location))
    return fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => new Blob([new Uint8Array(bytes)]));
  const type = typeOf(schema);
  if (type === "integer") return generateInteger(schema);
  if (type === "number") return generateNumber(schema);
  if (type === "boolean") return fc.boolean();
  if (type === "array") return generateArray(document, schema, { ...options, budget });
  if (type === "object") return generateObject(document, schema, { ...options, budget });
  return type === "null" ? fc.constant(null) : generateText(schema, location);
}

/** Returns the type of a schema without compositions, from its keywords if it names none. */
export function typeOf({ type, properties, items, enum: values, const: constant, ...others }: Node): string {
  const named = [type].flat().find((name) => name !== "null" && name !== undefined);
  if (named !== undefined) return String(named);
  if (type === "null") return "null";
  if (properties || "additionalProperties" in others) return "object";
  if (items || "prefixItems" in others) return "array";
  if (["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"].some((name) => name in others))
    return "number";
  const value = constant ?? (values as unknown[] | undefined)?.[0];
  return value === undefined || value === null ? "string" : jsonTypeOf(value);
}

/** Returns whether a field of a form is a file. */
export function isFile(
  { type = "string", format, contentMediaType, contentEncoding }: Node,
  location: ValueLocation,
): boolean {
  if (location !== "form" || ![type].flat().includes("string")) return false;
  return format === "binary" || contentEncoding === "binary" || (contentMediaType !== undefined && !contentEncoding);
}

export function listRequired({ required = [] }: Node): string[] {
  return Array.isArray(required) ? [...required] : [];
}

export function isReadOnly(document: ApiDocument, schema: unknown): boolean {
  return [document.resolve(schema), schema].some((each) => toNode(each).readOnly === true);
}

function generateObject(document: ApiDocument, schema: Node, options: OwnOptions): fc.Arbitrary<unknown> {
  const { depth = 0, members: wanted, budget } = options;
  const required = listRequired(schema);
  const isLeaf = depth >= maxDepth || wanted === "required" || !hasBudget(budget);
  const { minProperties = 0, additionalProperties } = schema;
  const writable = listProperties(schema).filter(
    ([name, member]) => !isReadOnly(document, member) && (required.includes(name) || !isUnknown(document, member)),
  );
  if (isLeaf)
    for (const [name] of writable)
      if (required.length < Number(minProperties) && !required.includes(name)) required.push(name);
  const members = writable.filter(([name]) => !isLeaf || required.includes(name));
  const inner = { ...options, depth: depth + 1 };
  const values = Object.fromEntries(members.map(([name, member]) => [name, generateValue(document, member, inner)]));
  // A required member without a schema can have any value.
  for (const name of required) if (!(name in toNode(schema.properties))) values[name] = fc.constant("x");
  const requiredKeys = wanted === "all" ? Object.keys(values) : required.filter((name) => name in values);
  const record = fc.record(values, { requiredKeys });
  const needsNames = Number(minProperties) > 0 || (isNode(additionalProperties) && wanted !== "required");
  if (members.length > 0 || !needsNames) return record;
  const names = fc.string({ unit: fc.constantFrom(..."abcdefgh"), minLength: 1, maxLength: 8 });
  const value = generateValue(document, isNode(additionalProperties) ? additionalProperties : true, inner);
  const limits = { minKeys: Number(minProperties), maxKeys: Math.max(Number(minProperties), 2) };
  return fc.dictionary(names, value, limits).map((object) => ({ ...object }));
}

/** Returns whether only the service knows the values of a schema: texts of an unknown format without an example. */
export function isUnknown(document: ApiDocument, schema: Schema): boolean {
  return listTypes(document, schema).every((type) => {
    const { format = "date", pattern, enum: choices, const: constant } = type;
    const isKnown = String(format) in formats || /^(password|binary|text)$/.test(String(format));
    return (
      typeOf(type) === "string" && !isKnown && !pattern && !choices && !constant && listExamples(type).length === 0
    );
  });
}

function listExamples({ example, examples, default: standard }: Node): string[] {
  return [example, ...toArray(examples), standard].filter((each) => typeof each === "string");
}

function generateArray(document: ApiDocument, schema: Node, options: OwnOptions): fc.Arbitrary<unknown> {
  const { location = "json", depth = 0, members, count = 1, budget } = options;
  const { minItems = 0, maxItems = Infinity, uniqueItems, prefixItems } = schema;
  const inner = { ...options, depth: depth + 1 };
  if (Array.isArray(prefixItems))
    return fc.tuple(...prefixItems.map((item) => generateValue(document, item as Schema, inner)));
  const isDeep = depth >= maxDepth || !hasBudget(budget);
  // A parameter and a form cannot contain an empty array.
  const wantedLength = location === "json" && (isDeep || members !== "all") ? 0 : 1;
  const minLength = Math.min(Math.max(wantedLength, Number(minItems)), Number(maxItems));
  const maxLength = isDeep ? minLength : Math.min(minLength + 2, Number(maxItems));
  if (maxLength === 0) return fc.constant([]);
  const item = generateValue(document, itemsOf(schema), { ...inner, count: count * Math.max(minLength, 1) });
  return generateItems(item, minLength, Math.max(minLength, maxLength), uniqueItems === true);
}

/** Returns arrays. Unique items can be too few, because they can have fewer distinct values. */
export function generateItems(
  item: fc.Arbitrary<unknown>,
  minLength: number,
  maxLength: number,
  isUnique: boolean,
): fc.Arbitrary<unknown[]> {
  if (!isUnique) return fc.array(item, { minLength, maxLength });
  // Not fc.uniqueArray, which does not end if there are too few distinct values.
  const surplus = 4 * Math.min(maxLength, 25);
  return fc.array(item, { minLength: minLength + surplus, maxLength: maxLength + surplus }).map((items) => {
    const distinct = new Map(items.map((each) => [JSON.stringify(each, bigintsAsText), each]));
    return [...distinct.values()].slice(0, items.length - surplus);
  });
}

function bigintsAsText(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** Returns the bounds of an integer. Without any, the safe integers of JavaScript. */
export function integerRange(schema: Node): { minimum: bigint; maximum: bigint } {
  const range = rangeOfFormat(schema.format);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const lower = sortBounds([minimum, range.minimum, Math.floor(Number(exclusiveMinimum ?? Number.NaN)) + 1]);
  const upper = sortBounds([maximum, range.maximum, Math.ceil(Number(exclusiveMaximum ?? Number.NaN)) - 1]);
  const [lowest, highest] = [BigInt(Number.MIN_SAFE_INTEGER), BigInt(Number.MAX_SAFE_INTEGER)];
  const [first = lowest, last = highest] = [lower.at(-1), upper[0]];
  // Without the format int64, many services read a double (RFC 8259, section 6).
  if (schema.format === "int64" || first > highest || last < lowest) return { minimum: first, maximum: last };
  return { minimum: first < lowest ? lowest : first, maximum: last > highest ? highest : last };
}

/** The YAML parser returns 1e400 as a text. No double is beyond such a bound. */
function sortBounds(bounds: readonly unknown[]): bigint[] {
  return bounds
    .filter((bound) => typeof bound === "bigint" || Number.isFinite(Number(bound ?? Number.NaN)))
    .map((bound) => (typeof bound === "bigint" ? bound : BigInt(Math.trunc(Number(bound)))))
    .sort((a, b) => Number(a - b));
}

/** A bound of a number, or of the size of a text or an array. */
export interface Bound {
  /** The keyword that sets the bound: `minimum`, `exclusiveMinimum`, `format`. */
  readonly keyword: string;
  /** The keyword of an inclusive bound: `minimum`. */
  readonly name: string;
  /** The last valid value. Undefined for an exclusive bound of a number that is no integer. */
  readonly at: number | bigint | undefined;
  /** The first invalid value. */
  readonly outside: number | bigint;
}

const boundNames: Readonly<Record<string, readonly string[]>> = {
  integer: ["minimum", "maximum"],
  number: ["minimum", "maximum"],
  string: ["minLength", "maxLength"],
  array: ["minItems", "maxItems"],
};

/** Lists the bounds of a schema without compositions, the lower one first. */
export function listBounds(schema: Node): Bound[] {
  const type = typeOf(schema);
  const { minimum, maximum } = integerRange(schema);
  return (boundNames[type] ?? []).flatMap((name, index): Bound[] => {
    const step = index === 0 ? -1 : 1;
    const exclusive = name.replace("m", "exclusiveM");
    const written = [name, exclusive].find((each) => schema[each] !== undefined);
    const keyword = written ?? (type === "integer" && isRangeFormat(schema.format) ? "format" : undefined);
    if (keyword === undefined) return [];
    const limit = Number(schema[keyword]);
    if (type === "integer") {
      const at = index === 0 ? minimum : maximum;
      return [{ name, keyword, at: toExactNumber(at), outside: toExactNumber(at + BigInt(step)) }];
    }
    const isInclusive = keyword === name;
    return [{ name, keyword, at: isInclusive ? limit : undefined, outside: isInclusive ? limit + step : limit }];
  });
}

/** Returns a number if it is exact, otherwise a bigint. */
export function toExactNumber(value: bigint): number | bigint {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function generateInteger(schema: Node): fc.Arbitrary<unknown> {
  const { minimum, maximum } = integerRange(schema);
  const multipleOf = Number(schema.multipleOf);
  const step = Number.isFinite(multipleOf) ? BigInt(Math.max(1, Math.trunc(multipleOf))) : 1n;
  if (minimum > maximum) return fc.constant(toExactNumber(minimum));
  return fc.bigInt({ min: minimum / step, max: maximum / step }).map((count) => toExactNumber(count * step));
}

function generateNumber(schema: Node): fc.Arbitrary<number> {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  // Some services accept only integers in the formats int32 and int64.
  const step = Number(schema.multipleOf ?? (isRangeFormat(schema.format) ? 1 : 0.25));
  const lowest = Math.max(Math.ceil(Number(minimum) / step), Math.floor(Number(exclusiveMinimum) / step) + 1);
  const highest = Math.min(Math.floor(Number(maximum) / step), Math.ceil(Number(exclusiveMaximum) / step) - 1);
  const min = Math.max(lowest, Math.min(0, highest) - 1e6);
  const max = Math.min(highest, Math.max(0, min) + 1e6);
  // The quotient of a large bound and a tiny step is infinite.
  const isRange = min <= max && Number.isSafeInteger(min) && Number.isSafeInteger(max);
  if (!isRange) return fc.constant(Number(schema.minimum ?? schema.maximum ?? 0));
  // Without rounding, 57 * 0.01 is 0.5700000000000001.
  return fc.integer({ min, max }).map((count) => Number((count * step).toPrecision(15)));
}

const toTime = () => fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
// Not fc.webPath and fc.webUrl, which take up to a second to create.
const toSegment = () =>
  fc.string({ unit: fc.constantFrom(..."azAZ09-._~!$&'()*+,;=:@", "%20", "%C3%A9"), maxLength: 10 });
// Two slashes at the start would be an authority.
const toPath = () =>
  fc.array(toSegment(), { maxLength: 5 }).map((segments) => `/${segments.join("/")}`.replace(/^\/+/, "/"));
const toUrl = () => fc.tuple(fc.domain(), toPath()).map(([host, path]) => `https://${host}${path}`);
const toBytes = () =>
  fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 12 }).map((values) => Buffer.from(values));

/**
 * Values of the formats of OpenAPI and JSON Schema (JSON Schema Validation, section 7.3). Functions, because few are used.
 */
const formats: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  date: () => toTime().map((date) => date.toISOString().slice(0, 10)),
  "date-time": () => toTime().map((date) => date.toISOString()),
  time: () => toTime().map((date) => date.toISOString().slice(11)),
  duration: () => fc.integer({ min: 1, max: 1000 }).map((days) => `P${days}D`),
  email: fc.emailAddress,
  "idn-email": fc.emailAddress,
  hostname: fc.domain,
  "idn-hostname": fc.domain,
  ipv4: fc.ipV4,
  ipv6: fc.ipV6,
  uri: toUrl,
  iri: toUrl,
  url: toUrl,
  "uri-reference": toPath,
  "iri-reference": toPath,
  "uri-template": () => fc.nat(99).map((id) => `/items/{name}/${id}`),
  uuid: fc.uuid,
  "json-pointer": () => fc.nat(99).map((index) => `/items/${index}`),
  "relative-json-pointer": () => fc.nat(9).map((levels) => `${levels}/name`),
  regex: () => fc.constantFrom("^[a-z]+$", "\\d{3}", "a|b"),
  byte: () => toBytes().map((buffer) => buffer.toString("base64")),
  base64url: () => toBytes().map((buffer) => buffer.toString("base64url")),
};

/** Formats with invalid texts. ajv-formats validates them, and implementations agree on them. */
export const invalidTexts: Readonly<Record<string, readonly string[]>> = {
  date: ["2024-02-30", "2024-13-01", "01.02.2024", "yesterday"],
  "date-time": ["2024-02-30T00:00:00Z", "2024-01-01", "yesterday"],
  time: ["25:00:00Z", "noon"],
  duration: ["1 day", "P"],
  email: ["nobody", "@example.com"],
  hostname: ["-a-.example", "a b"],
  ipv4: ["256.1.1.1", "1.2.3"],
  ipv6: ["12345::", "1.2.3.4"],
  uri: ["no uri", "/relative"],
  uuid: ["1234", "00000000-0000-0000-0000-00000000000g"],
};

// Not fc.string, which also returns names such as "constructor".
const plainText = fc
  .array(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCXYZ0123456789"), { minLength: 1, maxLength: 20 })
  .map((characters) => characters.join(""));
const unicodeText = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(..."azAZ09 .,:;!?'()") },
    fc.constantFrom(..."éßñöÅ漢字кλ", "e\u0301", "😀", "\u200d"),
  ),
  minLength: 1,
  maxLength: 20,
});

export function lengthRange({ minLength = 0, maxLength = Infinity }: Node): { minLength: number; maxLength: number } {
  return { minLength: Number(minLength), maxLength: Number(maxLength) };
}

// Creating the values of a text takes milliseconds, and each request contains several.
const cachedTexts = new Map<string, fc.Arbitrary<string>>();

export function generateText(schema: Node, location: ValueLocation): fc.Arbitrary<string> {
  const { format, pattern, minLength, maxLength } = schema;
  const key = JSON.stringify([location, format, pattern, minLength, maxLength, format ? listExamples(schema) : []]);
  const texts = cachedTexts.get(key) ?? createTexts(schema, location);
  cachedTexts.set(key, texts);
  return texts;
}

function createTexts(schema: Node, location: ValueLocation): fc.Arbitrary<string> {
  const isAllowed = createTextRule(schema, location);
  // A filter that allows no value would not end.
  const isUsable = (texts: fc.Arbitrary<string>) => fc.sample(texts, { seed: 1, numRuns: 50 }).some(isAllowed);
  const formatted = formats[String(schema.format)]?.();
  const { minLength, maxLength } = lengthRange(schema);
  const sized = fc.string({
    unit: fc.constantFrom(..."abcdefghij"),
    minLength: Math.max(minLength, location === "path" ? 1 : 0),
    maxLength: Math.max(minLength, Math.min(maxLength, minLength + 20)),
  });
  const examples = schema.format === undefined || formatted ? [] : listExamples(schema);
  if (examples.length > 0) return fc.constantFrom(...examples);
  const candidates = formatted ? [formatted] : [location === "json" ? unicodeText : plainText, sized];
  const matching = schema.pattern === undefined ? undefined : generateMatching(String(schema.pattern));
  if (matching) candidates.push(matching);
  const usable = candidates.find(isUsable);
  return usable ? usable.filter(isAllowed) : (candidates.at(-1) ?? sized);
}

/** Returns texts that match a pattern; undefined if fast-check does not support it, or needs too long. */
function generateMatching(pattern: string): fc.Arbitrary<string> | undefined {
  const { expression } = createPattern(pattern);
  if (!expression) return undefined;
  try {
    const texts = fc.stringMatching(expression);
    return limitTime(timeoutMs, () => fc.sample(texts, { seed: 1, numRuns: 1 })) && texts;
  } catch {
    return undefined;
  }
}

/** Returns whether a text matches the length and pattern of a schema, and can be sent in a location. */
export function createTextRule(schema: Node, location: ValueLocation): (text: string) => boolean {
  const { minLength, maxLength } = lengthRange(schema);
  const pattern = createPattern(String(schema.pattern ?? ""));
  const sendable = location === "header" || location === "cookie" ? /^[!#-+\--~]([ -+\--~]*[!#-+\--~])?$/ : /^/;
  return (text) => {
    const length = [...text].length;
    return length >= minLength && length <= maxLength && pattern.test(text) && sendable.test(text);
  };
}
