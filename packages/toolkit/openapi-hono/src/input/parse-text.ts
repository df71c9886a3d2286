import { NonIntegerLiterals, parseJson, parseNumber } from "@animal-store/exact-json";
import type { Reading, TextForm, UnlistedReading } from "../contract.ts";
import { isObject } from "../message.ts";
import { truncate, type Violation } from "../reply/error-reply.ts";
import { formatName } from "./describe-violations.ts";

export function trim(text: string): string {
  return text.trim();
}

/** Another way to read texts that can have more than one value. */
export interface Reread {
  /** Reads as text what can be text or another scalar. */
  readonly readsTexts?: boolean;
  /** Reads as an array of one item what can be one value or an array. */
  readonly readsArrays?: boolean;
}

/** Where the parser of a text reports violations. */
export interface TextReader extends Reread {
  readonly violations: Violation[];
  readonly jsonDepth: number;
  /** Set by the first JSON text. */
  literals: NonIntegerLiterals | undefined;
}

export interface Field extends Omit<Reading, "isArray">, TextForm {
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
  // Most parameters are scalars: they need no closures.
  if (field.delimiter !== undefined || field.prefix !== undefined || field.type === "json")
    return parseStyledText(field, text, decodeText, reader);
  const decoded = decodeText(text);
  if (decoded !== null) return parseLiteral(field.type, decoded, reader.readsTexts);
  return void reader.violations.push(wrongEncoding(field.name));
}

function parseStyledText(...[field, text, decodeText, reader]: Parameters<typeof parseText>): unknown {
  const { name, type, prefix = "", delimiter, isArray, isRepeatable, isRaw } = field;
  const reject = (problem: string) => void reader.violations.push({ path: name, message: `${name} ${problem}` });
  // RFC 6570, section 3.2.7: an empty value in style matrix has no equals sign.
  if (!text.startsWith(prefix) && `${text}=` !== prefix) return reject(`must start with "${prefix}".`);
  const content = text.slice(prefix.length);
  if (delimiter === undefined) return parse(field, content);
  const parts = content.split((!isRaw && separators[delimiter]) || delimiter);
  if (type === "object") return readMembers(field, parts, parse, reject);
  if (!isArray && !(isRepeatable && (parts.length > 1 || reader.readsArrays))) return parse(field, content);
  const items = parts.map((part, index) => parse({ type: field.itemTypes?.[index] ?? type }, part));
  return items.includes(undefined) ? undefined : items;

  function parse({ type: itemType }: Pick<Reading, "type">, encoded: string): unknown {
    const decoded = decodeText(encoded);
    if (decoded === null) return void reader.violations.push(wrongEncoding(name));
    if (itemType !== "json") return parseLiteral(itemType, decoded, reader.readsTexts);
    reader.literals ??= new NonIntegerLiterals();
    const { value, problem } = parseShallowJson(decoded, reader.jsonDepth, reader.literals);
    return problem === undefined ? value : reject(problem);
  }
}

// An encoded comma is data. An encoded space or pipe is a separator (OpenAPI 3.1, style examples).
const separators: Record<string, RegExp> = { " ": /%20|\+/, "|": /\||%7c/i };

type Parse = (reading: Pick<Reading, "type">, text: string) => unknown;

/** Returns the object of a text such as `R=100,G=200`, or `R,100,G,200` without an assignment. */
function readMembers(
  field: Field,
  parts: readonly string[],
  parse: Parse,
  reject: (problem: string) => undefined,
): unknown {
  const { members = {}, assignment } = field;
  const pairs = assignment
    ? parts.map((part) => splitPair(part))
    : parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1]] as const] : []));
  const object = new Map<string, unknown>();
  for (const [encodedName, text] of pairs) {
    const name = parse(textMember, encodedName);
    if (name === undefined) return undefined;
    if (text === undefined) return reject(`has the member ${formatName(truncate(String(name), 60))} without a value.`);
    if (object.has(String(name))) return reject(`has the member ${formatName(truncate(String(name), 60))} twice.`);
    const member = Object.hasOwn(members, String(name)) ? members[String(name)] : findUnlisted(field, String(name));
    const value = parse(member ?? textMember, text);
    if (value === undefined) return undefined;
    object.set(String(name), value);
  }
  return Object.fromEntries(object);
}

/** Returns how a member is read that an object does not list. */
export function findUnlisted(
  { patternMembers = {}, unlistedMembers }: UnlistedReading,
  name: string,
): Reading | undefined {
  const pattern = Object.keys(patternMembers).find((each) => new RegExp(each, "u").test(name));
  return pattern === undefined ? unlistedMembers : patternMembers[pattern];
}

const textMember = { type: "string", isArray: false };

/** Adds a value to those of a name. */
export function append<Value>(valuesByName: Map<string, Value[]>, name: string, value: Value): void {
  const values = valuesByName.get(name);
  if (values) values.push(value);
  else valuesByName.set(name, [value]);
}

export function splitPair(pair: string): readonly [name: string, value: string | undefined] {
  const index = pair.indexOf("=");
  return index < 0 ? [pair, undefined] : [pair.slice(0, index), pair.slice(index + 1)];
}

/** Parses JSON. Returns the problem of one that is malformed or too deep. */
export function parseShallowJson(
  source: string | Uint8Array | undefined,
  depth: number,
  literals: NonIntegerLiterals,
): { value?: unknown; problem?: string } {
  try {
    const text = typeof source === "string" ? source : utf8Decoder.decode(source);
    const value: unknown = parseJson(text, literals);
    if (!isDeeperThan(value, depth, text.length)) return { value };
  } catch {
    return { problem: "is not valid JSON. Send one JSON text in UTF-8 without a byte order mark." };
  }
  return { problem: `is nested deeper than ${depth} levels. Send a flatter one.` };
}

export const utf8Decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function isDeeperThan(value: unknown, depth: number, textLength: number): boolean {
  // More than `depth` levels need as many opening and closing brackets.
  if (textLength <= 2 * depth || !isObject(value)) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(member, depth - 1, textLength));
}

export function wrongEncoding(name: string, path = name): Violation {
  return { path, message: `${name} has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.` };
}

const integerLiteral = /^(?:-?[1-9][0-9]*|0)$/;

const numberLiteral = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/**
 * Returns the value of a literal. Returns an invalid literal unchanged: the validator rejects it by its type.
 * @param type a type, or several ones as in `boolean|integer`
 */
export function parseLiteral(type: string, text: string, readsTexts = false): unknown {
  if (type === "string" || (readsTexts && type.endsWith("|string"))) return text;
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
