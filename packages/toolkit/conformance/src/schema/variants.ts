import { isNode, type Node, toArray, toNode } from "@animal-store/openapi-document";
import fc from "fast-check";
import type { ApiDocument, Schema } from "../document.ts";
import { shorten } from "../text.ts";
import { resolveSchema } from "./resolve-schema.ts";
import { findRequestValidator } from "./schema-validator.ts";
import {
  createTextRule,
  generateFrom,
  generateItems,
  generateText,
  generateValue,
  integerRange,
  invalidTexts,
  isFile,
  isReadOnly,
  isUnknown,
  itemsOf,
  lengthRange,
  listBounds,
  listProperties,
  listRequired,
  listTypes,
  toExactNumber,
  typeOf,
  type ValueLocation,
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
const maxTextLength = 100_001;
const maxItems = 200;

/** The schema of a value or of one of its members and items. */
interface Site {
  readonly document: ApiDocument;
  readonly path: readonly string[];
  /** The first alternative of `source`, without compositions. */
  readonly schema: Node;
  readonly source: Schema;
  readonly isRequired: boolean;
  readonly location: ValueLocation;
}

/**
 * Returns a variant for each constraint of a schema and of its members and items. A validator must confirm `isValid`, because
 * compositions can allow or forbid a value.
 */
export function listVariants(document: ApiDocument, schema: Schema, location: ValueLocation): Variant[] {
  return listTypes(document, schema).flatMap((alternative, index) => {
    const values = generateFrom(document, alternative, { location, members: "all", source: schema });
    const bases = reuse(values, (value) => findRequestValidator(document)(schema, value).length === 0);
    const root: Site = { document, path: [], schema: alternative, source: schema, isRequired: true, location };
    const sites = index === 0 || location === "json" || location === "form" ? listSites(root) : [root];
    return sites.slice(0, maxSites).flatMap((site) => listSiteVariants(site, bases));
  });
}

const reusedCount = 10;
const maxAttempts = 30;

/** Returns few of the values, because creating a large one takes longer than a request, and each variant needs one. */
function reuse(values: fc.Arbitrary<unknown>, isValid: (value: unknown) => boolean): fc.Arbitrary<unknown> {
  const samples: unknown[] = [];
  let attempts = maxAttempts;
  return fc.nat(reusedCount - 1).map((index) => {
    if (!(index in samples)) samples[index] = create(index);
    return samples[index];
  });

  function create(index: number): unknown {
    let sample: unknown;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      [sample] = fc.sample(values, { seed: index * maxAttempts + attempt, numRuns: 1 });
      if (isValid(sample)) return sample;
    }
    attempts = 1;
    return sample;
  }
}

function listSites(site: Site): Site[] {
  const { document, path, schema, location } = site;
  if (path.length >= maxSiteDepth || isFile(schema, location)) return [site];
  const required = listRequired(schema);
  const listInner = (name: string, source: Schema, isRequired: boolean) => {
    const [inner] = listTypes(document, source);
    return inner ? listSites({ ...site, path: [...path, name], schema: inner, source, isRequired }) : [];
  };
  const members = listProperties(schema)
    .filter(([, source]) => !isReadOnly(document, source))
    .flatMap(([name, source]) => listInner(name, source, required.includes(name)));
  const hasItems = typeOf(schema) === "array" && schema.items;
  return [site, ...members, ...(hasItems ? listInner("*", itemsOf(schema), true) : [])];
}

function listSiteVariants(site: Site, bases: fc.Arbitrary<unknown>): Variant[] {
  const { document, path, schema, source, isRequired } = site;
  const node = isNode(source) ? (document.resolve<object>(source) ?? source) : schema;
  const toVariant = ({ values, ...entry }: SiteVariant, isValid: boolean): Variant => ({
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
    ...Array.from(listValid(site), (entry) => toVariant(entry, true)),
    ...Array.from(listInvalid(site), (entry) => toVariant(entry, false)),
  ];
}

type SiteVariant = Pick<Variant, "title" | "keyword" | "values">;

function toSiteVariant(keyword: string, title: string | undefined, values: fc.Arbitrary<unknown>): SiteVariant {
  return { keyword, title: title === undefined ? keyword : `${keyword} ${title}`, values };
}

function toConstant(keyword: string, value: unknown, title = formatTitle(value)): SiteVariant {
  return toSiteVariant(keyword, title, fc.constant(value));
}

function formatTitle(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return shorten(text, 30);
}

function* listValid(site: Site): Iterable<SiteVariant> {
  const { document, schema, location } = site;
  const { const: constant, enum: choices } = schema;
  const type = typeOf(schema);
  const any = toSiteVariant("type", "any", generateFrom(document, schema, { location }));
  if (isUnknown(document, schema)) return;
  if (isFile(schema, location) || constant !== undefined) yield any;
  else if (Array.isArray(choices))
    yield* choices.filter((each) => each !== null).map((each) => toConstant("enum", each));
  else if (type === "boolean") yield* [true, false].map((each) => toConstant("type", each));
  else if (type !== "null") {
    yield any;
    yield* listEdges(site, type);
  }
  if (acceptsNull(site)) yield toConstant("type", null);
}

function acceptsNull({ document, source, location }: Site): boolean {
  const resolved = resolveSchema(document, source);
  if (!isNode(resolved) || location !== "json") return false;
  const { type, oneOf, anyOf } = resolved;
  return [type].flat().includes("null") || [oneOf, anyOf].flatMap(toArray).some((each) => toNode(each).type === "null");
}

// Integers that a double or a 32-bit column cannot store exactly.
const edgeIntegers = [0n, 1n, -1n, 2n ** 32n + 1n, 2n ** 53n + 1n, -(2n ** 53n) - 1n];

function* listEdges(site: Site, type: string): Iterable<SiteVariant> {
  const { document, schema, location } = site;
  const { format } = schema;
  for (const { name, at } of type === "string" && format ? [] : listBounds(schema))
    if (at !== undefined) yield* toBoundary(site, name, at);
  if (format === "int64") {
    const { minimum, maximum } = integerRange(schema);
    const values = edgeIntegers.filter((value) => value >= minimum && value <= maximum);
    yield* values.map((value) => toConstant("format", toExactNumber(value)));
  }
  if (type === "string" && format) yield toSiteVariant("format", String(format), generateText(schema, location));
  if (type === "string" && !format) yield* listSpecialTexts(schema, location);
  if (type === "object")
    yield toSiteVariant("required", "only", generateFrom(document, schema, { location, members: "required" }));
}

/** Yields the value of a bound: a number, or a text or an array of that size if one can be sent. */
function* toBoundary({ document, schema, location }: Site, keyword: string, bound: number | bigint) {
  const isSendable = bound >= (location === "json" ? 0 : 1);
  if (!/(Length|Items)$/.test(keyword)) yield toConstant(keyword, bound);
  else if (keyword.endsWith("Length") && isSendable && bound <= maxTextLength)
    yield* listTextsOfLength(keyword, schema, location, Number(bound));
  else if (isSendable && bound <= maxItems) {
    const item = generateItem(document, schema, location);
    // Items can have too few distinct values for a unique list that is too long.
    const isUnique = schema.uniqueItems === true && !(Number(bound) > Number(schema.maxItems));
    yield toSiteVariant(keyword, String(bound), generateItems(item, Number(bound), Number(bound), isUnique));
  }
}

function generateItem(document: ApiDocument, schema: Node, location: ValueLocation): fc.Arbitrary<unknown> {
  return generateValue(document, itemsOf(schema), { location, members: "required", depth: 2 });
}

// Texts that services often change or reject.
const specialTexts: Readonly<Record<string, string>> = {
  "surrounding blanks": "  a\t\n ",
  "unusual letters": "e\u0301 \u00e9 👩\u200d🚀 \ud7ff\ue000 \u{10fffd} \ufeff",
  "syntax characters": '"\\/\'; -- <b> %41 \\"[{[{ null',
};

/** Returns special texts that a schema allows. A pattern can explicitly allow control characters. */
function listSpecialTexts(schema: Node, location: ValueLocation): SiteVariant[] {
  const isAllowed = createTextRule(schema, location);
  if (location === "header" && schema.pattern !== undefined) {
    const visible = Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCharCode(0x21 + index));
    const text = visible.filter((unit) => createTextRule({ pattern: schema.pattern }, location)(unit)).join("");
    return isAllowed(text) ? [toConstant("pattern", text, "every character")] : [];
  }
  if (location !== "json") return [];
  const texts = schema.pattern === undefined ? specialTexts : { ...specialTexts, "control characters": "\u0001\u007f" };
  return Object.entries(texts)
    .filter(([, text]) => isAllowed(text))
    .map(([title, text]) => toConstant("type", text, title));
}

/** Returns texts of a length, if the pattern allows any. Code points count, so characters outside the BMP count once. */
function listTextsOfLength(keyword: string, schema: Node, location: ValueLocation, length: number): SiteVariant[] {
  const isAllowed = createTextRule({ pattern: schema.pattern }, location);
  const units = [...(location === "json" ? ["😀"] : []), "a", "A", "1", "0"];
  const text = units.map((unit) => unit.repeat(length)).find(isAllowed);
  return text === undefined ? [] : [toConstant(keyword, text, String(length))];
}

function* listInvalid(site: Site): Iterable<SiteVariant> {
  const { document, schema, location } = site;
  const { additionalProperties, unevaluatedProperties, uniqueItems, multipleOf } = schema;
  const type = typeOf(schema);
  // A part without a file name has bytes too (RFC 7578, section 4.2).
  if (isFile(schema, location)) return;
  yield* listWrongTypes(site, type);
  const isFixed = type === "string" && (schema.enum !== undefined || schema.const !== undefined);
  for (const { keyword, outside } of isFixed ? [] : listBounds(schema)) yield* toBoundary(site, keyword, outside);
  if (type === "string") yield* listBrokenTexts(schema, location);
  if (multipleOf !== undefined && Number(multipleOf) !== 1 && (type === "integer" || type === "number"))
    yield toConstant("multipleOf", toExactNumberOrHalf(schema));
  if (type === "array" && uniqueItems === true) {
    const repeated = generateItem(document, schema, location).map((value) => [value, value]);
    yield toSiteVariant("uniqueItems", undefined, repeated);
  }
  if (type === "object" && (additionalProperties === false || unevaluatedProperties === false)) {
    const objects = generateFrom(document, schema, { location, members: "required" });
    const changed = objects.map((value) => ({ ...toNode(value), undocumented: "x" }));
    yield toSiteVariant("additionalProperties", undefined, changed);
  }
}

const jsonValues = { null: null, boolean: true, number: 7.5, string: "x", array: [7], object: {} };
const wrongTexts: Readonly<Record<string, readonly string[]>> = {
  integer: ["abc", "1.5"],
  number: ["abc", "1,5"],
  boolean: ["maybe", "2"],
};

function listWrongTypes(site: Site, type: string): SiteVariant[] {
  const { schema, location } = site;
  if (schema.type === undefined && schema.properties === undefined && !schema.enum) return [];
  if (location !== "json") return (wrongTexts[type] ?? []).map((text) => toConstant("type", new RawText(text), text));
  const allowed = [schema.type ?? type, acceptsNull(site) ? "null" : []].flat();
  return Object.entries(jsonValues)
    .filter(([name]) => !allowed.includes(name))
    .map(([name, value]) => toConstant("type", type === "integer" && name === "string" ? "7" : value, name));
}

function toExactNumberOrHalf({ multipleOf, minimum = 0, type }: Node): number {
  const step = Number(multipleOf);
  const first = Math.ceil(Number(minimum) / step) * step;
  return type === "integer" ? first + 1 : Number((first + step / 2).toPrecision(12));
}

function listBrokenTexts(schema: Node, location: ValueLocation): SiteVariant[] {
  const { enum: choices, const: constant, pattern, format } = schema;
  if (constant !== undefined) return [toConstant("const", "another text")];
  if (Array.isArray(choices)) {
    const [choice = ""] = choices.map(String);
    const otherCase = choice === choice.toUpperCase() ? choice.toLowerCase() : choice.toUpperCase();
    const capitalized = choice.replace(/^./, (letter) => letter.toUpperCase());
    const changed = ["no such value", otherCase, capitalized].filter((text) => !choices.includes(text));
    return [...new Set(changed)].map((text) => toConstant("enum", text));
  }
  const mismatches = pattern === undefined ? [] : findMismatches(schema, location);
  return [
    ...mismatches.map((text) => toConstant("pattern", text, JSON.stringify(text))),
    ...(invalidTexts[String(format)] ?? [])
      .filter((text) => location !== "path" || !/[/]/.test(text))
      .map((text) => toConstant("format", text)),
  ];
}

/** Returns texts of an allowed length that do not match the pattern. */
function findMismatches(schema: Node, location: ValueLocation): string[] {
  const isAllowed = createTextRule({ pattern: schema.pattern }, location);
  const hasLength = createTextRule({ minLength: schema.minLength, maxLength: schema.maxLength }, location);
  const size = Math.max(1, lengthRange(schema).minLength);
  if (size > maxTextLength) return [];
  const texts = ["x", "!", "1", " ", "é", "\u0000", "\ud800", "\udfff"].map((unit) => unit.repeat(size));
  const sendable = location === "json" ? texts : texts.filter((text) => /^[\x21-\x7e]+$/.test(text));
  // A header can contain blanks, except at its ends, and bytes beyond ASCII.
  if (location === "header") sendable.push(`x${" ".repeat(size)}x`, "é".repeat(size));
  return sendable.filter((text) => hasLength(text) && !isAllowed(text)).slice(0, 3);
}

/** Returns a copy of a value with another value at a path. `undefined` removes the member. */
function setAt(base: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === "*") return [setAt(Array.isArray(base) ? base[0] : undefined, rest, value)];
  const { [name]: member, ...others } = toNode(base);
  if (rest.length === 0 && value === undefined) return others;
  return { ...others, [name]: setAt(member, rest, value) };
}
