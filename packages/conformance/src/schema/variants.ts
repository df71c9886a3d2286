import { isNode, type Node } from "@animal-store/openapi-document";
import fc from "fast-check";
import type { ApiDocument, Schema } from "../document.ts";
import { resolveSchema } from "./resolve-schema.ts";
import {
  createTextRule,
  generateFrom,
  generateText,
  generateValue,
  integerRange,
  invalidTexts,
  isFile,
  isReadOnly,
  lengthRange,
  listRequired,
  listTypes,
  type Place,
  toExactNumber,
  typeOf,
} from "./values.ts";

/** Text that is sent instead of an encoded value: invalid text of a parameter, or invalid JSON of a member. */
export class RawText {
  readonly text: string;
  /** Whether the text is percent-encoded. */
  readonly isEncoded: boolean;
  constructor(text: string, isEncoded = false) {
    this.text = text;
    this.isEncoded = isEncoded;
  }
}

/** A value that satisfies a constraint at its limit, or violates it. */
export interface Variant {
  /** Member names from the root of the value; `*` is an item of an array. */
  readonly path: readonly string[];
  /** The constraint and its state: `maxLength 255`, `omitted`, `enum sold`. */
  readonly title: string;
  readonly isValid: boolean;
  /** The schema with the constraint, and its keyword. */
  readonly node: object;
  readonly keyword: string;
  /** Values of the whole input. */
  readonly values: fc.Arbitrary<unknown>;
}

const maxSiteDepth = 3;
const maxSites = 80;
const maxLengthToTest = 100_000;

interface Site {
  readonly path: readonly string[];
  readonly schema: Node;
  readonly source: Schema;
  readonly isRequired: boolean;
}

/**
 * Returns a variant for each constraint of a schema and of its members and items. A validator must confirm `isValid`, because
 * compositions can allow or forbid a value.
 */
export function listVariants(document: ApiDocument, schema: Schema, place: Place): Variant[] {
  return listTypes(document, schema).flatMap((alternative, index) => {
    const bases = generateFrom(document, alternative, { place, members: "all" });
    const root: Site = { path: [], schema: alternative, source: schema, isRequired: true };
    const sites = index === 0 || place === "json" || place === "form" ? listSites(document, root, place) : [root];
    return sites.slice(0, maxSites).flatMap((site) => listSiteVariants(document, site, place, bases));
  });
}

function listSites(document: ApiDocument, site: Site, place: Place): Site[] {
  const { path, schema } = site;
  if (path.length >= maxSiteDepth || isFile(schema, place)) return [site];
  const required = listRequired(schema);
  const listInner = (name: string, source: Schema, isRequired: boolean) => {
    const [inner] = listTypes(document, source);
    return inner ? listSites(document, { path: [...path, name], schema: inner, source, isRequired }, place) : [];
  };
  const members = Object.entries(Object(schema.properties) as Record<string, Schema>)
    .filter(([, source]) => !isReadOnly(document, source))
    .flatMap(([name, source]) => listInner(name, source, required.includes(name)));
  const hasItems = typeOf(schema) === "array" && schema.items;
  return [site, ...members, ...(hasItems ? listInner("*", schema.items as Schema, true) : [])];
}

function listSiteVariants(document: ApiDocument, site: Site, place: Place, bases: fc.Arbitrary<unknown>): Variant[] {
  const { path, schema, source, isRequired } = site;
  const node = isNode(source) ? (document.resolve<object>(source) ?? source) : schema;
  const toVariant = ({ values, ...entry }: Entry, isValid: boolean): Variant => ({
    ...entry,
    path,
    isValid,
    node,
    values: fc.tuple(bases, values).map(([base, value]) => setAt(base, path, value)),
  });
  const isMember = path.length > 0 && path.at(-1) !== "*";
  const presence = { title: isRequired ? "missing" : "omitted", keyword: "required", values: fc.constant(undefined) };
  return [
    ...(isMember ? [toVariant(presence, !isRequired)] : []),
    ...listValid(document, schema, source, place).map((entry) => toVariant(entry, true)),
    ...listInvalid(document, schema, source, place).map((entry) => toVariant(entry, false)),
  ];
}

type Entry = Pick<Variant, "title" | "keyword" | "values">;

function toEntry(keyword: string, title: string | undefined, values: fc.Arbitrary<unknown>): Entry {
  return { keyword, title: title === undefined ? keyword : `${keyword} ${title}`, values };
}

function toConstant(keyword: string, value: unknown, title = formatTitle(value)): Entry {
  return toEntry(keyword, title, fc.constant(value));
}

function formatTitle(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > 30 ? `${text.slice(0, 27)}…` : text;
}

function listValid(document: ApiDocument, schema: Node, source: Schema, place: Place): Entry[] {
  const { const: constant, enum: choices, format } = schema;
  const isNullable = place === "json" && acceptsNull(document, source);
  const nulls = isNullable ? [toConstant("type", null)] : [];
  const any = toEntry("type", "any", generateFrom(document, schema, { place }));
  if (isFile(schema, place) || constant !== undefined) return [any, ...nulls];
  if (Array.isArray(choices))
    return [...choices.filter((each) => each !== null).map((each) => toConstant("enum", each)), ...nulls];
  const type = typeOf(schema);
  if (type === "boolean") return [toConstant("type", true), toConstant("type", false), ...nulls];
  if (type === "integer") return [any, ...integerEdges(schema), ...nulls];
  if (type === "number") return [any, ...numberEdges(schema), ...nulls];
  if (type === "string")
    return [
      any,
      ...lengthEdges(schema, place),
      ...(format ? [toEntry("format", String(format), generateText(schema, place))] : listSpecialTexts(schema, place)),
      ...nulls,
    ];
  if (type === "array") return [any, ...itemEdges(document, schema, place), ...nulls];
  const required = toEntry("required", "only", generateFrom(document, schema, { place, members: "required" }));
  return type === "object" ? [any, required, ...nulls] : nulls;
}

function acceptsNull(document: ApiDocument, source: Schema): boolean {
  const resolved = resolveSchema(document, source);
  return (
    isNode(resolved) &&
    ([resolved.type].flat().includes("null") ||
      [resolved.oneOf, resolved.anyOf].flat().some((each) => Object(each).type === "null"))
  );
}

// Integers that a double or a 32-bit column cannot store exactly.
const edgeIntegers = [0n, 1n, -1n, 2n ** 32n + 1n, 2n ** 53n + 1n, -(2n ** 53n) - 1n];

function integerEdges(schema: Node): Entry[] {
  const { minimum, maximum } = integerRange(schema);
  const hasBound = (...names: string[]) =>
    schema.format === "int64" || schema.format === "int32" || names.some((name) => name in schema);
  const toEdges = (keyword: string, values: bigint[]) =>
    values
      .filter((value) => value >= minimum && value <= maximum)
      .map((value) => toConstant(keyword, toExactNumber(value)));
  return [
    ...(hasBound("minimum", "exclusiveMinimum") ? toEdges("minimum", [minimum]) : []),
    ...(hasBound("maximum", "exclusiveMaximum") ? toEdges("maximum", [maximum]) : []),
    ...(schema.format === "int64" ? toEdges("format", edgeIntegers) : []),
  ];
}

function numberEdges(schema: Node): Entry[] {
  const bounds = ["minimum", "maximum"].filter((keyword) => schema[keyword] !== undefined);
  return bounds.map((keyword) => toConstant(keyword, Number(schema[keyword])));
}

function lengthEdges(schema: Node, place: Place): Entry[] {
  if (schema.format !== undefined) return [];
  const { minLength, maxLength } = lengthRange(schema);
  return [
    ...(minLength > 0 ? toText("minLength", schema, place, minLength) : []),
    ...(maxLength <= maxLengthToTest ? toText("maxLength", schema, place, maxLength) : []),
  ];
}

// Texts that services often change or reject.
const specialTexts: Readonly<Record<string, string>> = {
  "surrounding blanks": "  a\t\n ",
  "unusual letters": "e\u0301 \u00e9 👩\u200d🚀 \ud7ff\ue000 \u{10fffd} \ufeff",
  "syntax characters": '"\\/\'; -- <b> %41 \\"[{[{ null',
};

/** Returns special texts that a schema allows. A pattern can explicitly allow control characters. */
function listSpecialTexts(schema: Node, place: Place): Entry[] {
  const isAllowed = createTextRule(schema, place);
  if (place === "header" && schema.pattern !== undefined) {
    const visible = Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCharCode(0x21 + index));
    const text = visible.filter((unit) => createTextRule({ pattern: schema.pattern }, place)(unit)).join("");
    return isAllowed(text) ? [toConstant("pattern", text, "every character")] : [];
  }
  if (place !== "json") return [];
  const texts = schema.pattern === undefined ? specialTexts : { ...specialTexts, "control characters": "\u0001\u007f" };
  return Object.entries(texts)
    .filter(([, text]) => isAllowed(text))
    .map(([title, text]) => toConstant("type", text, title));
}

/** Returns texts of a length, if the pattern allows any. Code points count, so characters outside the BMP count once. */
function toText(keyword: string, schema: Node, place: Place, length: number): Entry[] {
  const isAllowed = createTextRule({ pattern: schema.pattern }, place);
  const units = [...(place === "json" ? ["😀"] : []), "a", "A", "1", "0"];
  const text = units.map((unit) => unit.repeat(length)).find(isAllowed);
  return text === undefined ? [] : [toConstant(keyword, text, String(length))];
}

function itemEdges(document: ApiDocument, schema: Node, place: Place): Entry[] {
  const item = generateValue(document, (schema.items ?? true) as Schema, { place, members: "required", depth: 2 });
  const lengths = ["minItems", "maxItems"].map((keyword) => [keyword, Number(schema[keyword])] as const);
  return lengths
    .filter(([, length]) => length <= 200 && (place === "json" || length > 0))
    .map(([keyword, length]) => toItems(keyword, length, item, schema.uniqueItems === true));
}

function toItems(keyword: string, length: number, item: fc.Arbitrary<unknown>, isUnique: boolean): Entry {
  const limits = { minLength: length, maxLength: length };
  return toEntry(keyword, String(length), isUnique ? fc.uniqueArray(item, limits) : fc.array(item, limits));
}

function listInvalid(document: ApiDocument, schema: Node, source: Schema, place: Place): Entry[] {
  const type = typeOf(schema);
  if (isFile(schema, place)) return place === "form" ? [toConstant("type", "text", "text")] : [];
  return [
    ...listWrongTypes(schema, type, place, acceptsNull(document, source)),
    ...listBrokenBounds(schema, type),
    ...(type === "string" ? listBrokenTexts(schema, place) : []),
    ...(type === "array" ? listBrokenArrays(document, schema, place) : []),
    ...(type === "object" ? listUndocumented(document, schema, place) : []),
  ];
}

function listUndocumented(document: ApiDocument, schema: Node, place: Place): Entry[] {
  if (schema.additionalProperties !== false && schema.unevaluatedProperties !== false) return [];
  const objects = generateFrom(document, schema, { place, members: "required" });
  const changed = objects.map((value) => ({ ...Object(value), undocumented: "x" }));
  return [toEntry("additionalProperties", undefined, changed)];
}

const jsonValues = { null: null, boolean: true, number: 7.5, string: "x", array: [7], object: {} };
const wrongTexts: Readonly<Record<string, readonly string[]>> = {
  integer: ["abc", "1.5"],
  number: ["abc", "1,5"],
  boolean: ["maybe", "2"],
};

function listWrongTypes(schema: Node, type: string, place: Place, isNullable: boolean): Entry[] {
  if (schema.type === undefined && schema.properties === undefined && !schema.enum) return [];
  if (place !== "json") return (wrongTexts[type] ?? []).map((text) => toConstant("type", new RawText(text), text));
  const names = [schema.type ?? type].flat();
  const isAllowed = (name: string) => names.includes(name) || (name === "null" && isNullable);
  return Object.entries(jsonValues)
    .filter(([name]) => !isAllowed(name))
    .map(([name, value]) => toConstant("type", type === "integer" && name === "string" ? "7" : value, name));
}

function listBrokenBounds(schema: Node, type: string): Entry[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema;
  if (type !== "integer" && type !== "number") return [];
  const range = integerRange(schema);
  const isInt = type === "integer";
  const below = (bound: unknown) => (isInt ? toExactNumber(range.minimum - 1n) : Number(bound) - 1);
  const above = (bound: unknown) => (isInt ? toExactNumber(range.maximum + 1n) : Number(bound) + 1);
  const hasFormat = isInt && (format === "int64" || format === "int32");
  return [
    ...(minimum !== undefined || (hasFormat && exclusiveMinimum === undefined)
      ? [toConstant(minimum === undefined ? "format" : "minimum", below(minimum))]
      : []),
    ...(maximum !== undefined || (hasFormat && exclusiveMaximum === undefined)
      ? [toConstant(maximum === undefined ? "format" : "maximum", above(maximum))]
      : []),
    ...(exclusiveMinimum !== undefined ? [toConstant("exclusiveMinimum", Number(exclusiveMinimum))] : []),
    ...(exclusiveMaximum !== undefined ? [toConstant("exclusiveMaximum", Number(exclusiveMaximum))] : []),
    ...(multipleOf !== undefined && Number(multipleOf) !== 1
      ? [toConstant("multipleOf", toExactNumberOrHalf(schema))]
      : []),
  ];
}

function toExactNumberOrHalf({ multipleOf, minimum = 0, type }: Node): number {
  const step = Number(multipleOf);
  const first = Math.ceil(Number(minimum) / step) * step;
  return type === "integer" ? first + 1 : Number((first + step / 2).toPrecision(12));
}

function listBrokenTexts(schema: Node, place: Place): Entry[] {
  const { enum: choices, const: constant, pattern, format } = schema;
  if (constant !== undefined) return [toConstant("const", "another text")];
  if (Array.isArray(choices)) {
    const [choice = ""] = choices.map(String);
    const otherCase = choice === choice.toUpperCase() ? choice.toLowerCase() : choice.toUpperCase();
    const capitalized = choice.replace(/^./, (letter) => letter.toUpperCase());
    const changed = ["no such value", otherCase, capitalized].filter((text) => !choices.includes(text));
    return [...new Set(changed)].map((text) => toConstant("enum", text));
  }
  const { minLength, maxLength } = lengthRange(schema);
  const mismatches = pattern === undefined ? [] : findMismatches(schema, place);
  return [
    ...(minLength > 1 || (minLength === 1 && place === "json")
      ? toText("minLength", schema, place, minLength - 1)
      : []),
    ...(maxLength <= maxLengthToTest ? toText("maxLength", schema, place, maxLength + 1) : []),
    ...mismatches.map((text) => toConstant("pattern", text, JSON.stringify(text))),
    ...(invalidTexts[String(format)] ?? [])
      .filter((text) => place !== "path" || !/[/]/.test(text))
      .map((text) => toConstant("format", text)),
  ];
}

/** Returns texts of an allowed length that do not match the pattern. */
function findMismatches(schema: Node, place: Place): string[] {
  const isAllowed = createTextRule({ pattern: schema.pattern }, place);
  const hasLength = createTextRule({ minLength: schema.minLength, maxLength: schema.maxLength }, place);
  const { minLength } = lengthRange(schema);
  const size = Math.max(1, minLength);
  const texts = ["x", "!", "1", " ", "é", "\u0000", "\ud800", "\udfff"].map((unit) => unit.repeat(size));
  const sendable = place === "json" ? texts : texts.filter((text) => /^[\x21-\x7e]+$/.test(text));
  // A header can contain blanks, except at its ends, and bytes beyond ASCII.
  if (place === "header") sendable.push(`x${" ".repeat(size)}x`, "é".repeat(size));
  return sendable.filter((text) => hasLength(text) && !isAllowed(text)).slice(0, 3);
}

function listBrokenArrays(document: ApiDocument, schema: Node, place: Place): Entry[] {
  const item = generateValue(document, (schema.items ?? true) as Schema, { place, members: "required", depth: 2 });
  const isUnique = schema.uniqueItems === true;
  const tooFew = Number(schema.minItems) - 1;
  const tooMany = Number(schema.maxItems) + 1;
  const repeated = item.map((value) => [value, value]);
  return [
    ...(tooFew >= (place === "json" ? 0 : 1) ? [toItems("minItems", tooFew, item, isUnique)] : []),
    // Items can have too few distinct values for a unique list.
    ...(tooMany <= 200 ? [toItems("maxItems", tooMany, item, false)] : []),
    ...(isUnique ? [toEntry("uniqueItems", undefined, repeated)] : []),
  ];
}

/** Returns a copy of a value with another value at a path. `undefined` removes the member. */
function setAt(base: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === "*") return [setAt(Array.isArray(base) ? base[0] : undefined, rest, value)];
  const { [name]: member, ...others } = Object(base) as Record<string, unknown>;
  if (rest.length === 0 && value === undefined) return others;
  return { ...others, [name]: setAt(member, rest, value) };
}
