import { contract, type ErrorCode } from "@animal-store/contract";
import { encode, type InputField, isAllowed } from "./input-field.ts";

/** Percent-encoded bytes that are not UTF-8. conformance sends the malformed percent-encodings. */
export const invalidEncodings = ["%ff", "%FF", "1%fe", "%C3%28", "%ED%A0%80", "%F4%90%80%80"];
const invalidJsonIntegers = ["1.0", "1.5", "1e2", "1E2", "-0", "-0.0", '"7"', "1e400"];
const invalidIntegers = ["abc", "1.0", "1e1", "%2B1", "-0", "01", "0x10", "%201", "1%20", "-", "1_000", "%D9%A1"];
const invalidQueryIntegers = ["", "+5", "1,2"];
const largeIntegers = [-(2n ** 200n), 2n ** 200n];

/** Returns encoded texts that the schema rejects, in addition to the limits of the schema. */
export function invalidTexts(field: InputField): [title: string, text: string][] {
  const { type, enum: choices, minLength = 0 } = field.schema;
  const isUrl = field.in === "query" || field.in === "path";
  const integers = field.in === "body" ? invalidJsonIntegers : invalidIntegers;
  const types = [...integers, ...(field.in === "query" ? invalidQueryIntegers : [])].map((text) => ["type", text]);
  const texts = choices ? invalidChoices(choices as string[]) : forbiddenCharacters(field);
  return [
    ...(type === "integer" ? [...types, ...largeIntegers.map((value) => ["format", String(value)])] : []),
    ...(type === "string" ? texts.map(([keyword, text]) => [keyword, encode(field, text)]) : []),
    ...(Number(minLength) > 0 && field.in === "header" ? [["minLength", ""]] : []),
    ...(isUrl ? invalidEncodings.map((text) => ["percent-encoding", text]) : []),
  ].map(([keyword, text = ""]) => [`${keyword}: ${text}`, text]);
}

function invalidChoices(choices: readonly string[]): [keyword: string, text: string][] {
  const [choice = ""] = choices;
  const capitalized = choice.replace(/^./, (letter) => letter.toUpperCase());
  return [capitalized, choice.slice(0, -1), `${choice} `, choices.join(","), ""].map((text) => ["enum", text]);
}

const charactersOfHeaders = [" ", "\t", "\u00e9", "\u00ff"];
const charactersOfUrls = ["\u0000", "\u007f", ...charactersOfHeaders];
// Only JSON can contain lone surrogates.
const charactersOfJson = ["\ud83d", "\ude00", "\ud800", "\udfff", "\udfff\ud800", ...charactersOfUrls];

/** Returns texts with each character that the place can contain and the pattern forbids. */
function forbiddenCharacters(field: InputField): [keyword: string, text: string][] {
  const characters =
    { header: charactersOfHeaders, cookie: charactersOfHeaders, body: charactersOfJson }[field.in as string] ??
    charactersOfUrls;
  // HTTP trims whitespace at the ends of a header value.
  const texts = characters.map((character) => `a${character}b`).filter((text) => !isAllowed(field, text));
  return texts.map((text) => ["pattern", text]);
}

export type WriteBody = (text: string) => string | Uint8Array;

/** A request that is invalid as a whole, independent of the members of its body. */
export interface InvalidMessage {
  readonly kind: string;
  readonly code: ErrorCode;
  readonly covers?: readonly string[];
  /** The paths in the error details; undefined if the error has none. */
  readonly paths?: readonly string[];
  readonly writeBody?: WriteBody;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly chunked?: boolean;
}

const { bodyBytes, jsonDepth } = contract.limits;

export function invalidMessages(): InvalidMessage[] {
  return [
    ...malformedBodies.map(
      ([title, writeBody]): InvalidMessage => ({ kind: `body: ${title}`, code: "malformed_json", writeBody }),
    ),
    ...otherBodies.map<InvalidMessage>((text) => ({
      kind: `body: ${text.length > 20 ? `nesting of ${text.length / 2} levels` : text}`,
      code: "invalid_request",
      paths: [""],
      covers: ["x-request-limits/jsonDepth"],
      writeBody: () => text,
    })),
    ...[bodyBytes + 1, 16 * bodyBytes].flatMap((bytes) =>
      [false, true].map<InvalidMessage>((chunked) => ({
        kind: `body: ${bytes} bytes${chunked ? " in chunks" : ""}`,
        code: "payload_too_large",
        writeBody: padTo(bytes),
        chunked,
      })),
    ),
    { kind: "Content-Encoding: identity", code: "unsupported_media_type", headers: { "Content-Encoding": "identity" } },
  ];
}

export function padTo(bytes: number): WriteBody {
  return (text) => text + " ".repeat(Math.max(0, bytes - Buffer.byteLength(text)));
}

const nestArrays = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const otherBodies = ["null", "true", "7", '"Rex"', "[]", nestArrays(jsonDepth - 1), nestArrays(jsonDepth)];
// An invalid byte, a stray continuation byte, an overlong form, a truncated sequence, a surrogate, above U+10FFFF.
const invalidUtf8 = ["ff", "80", "c080", "e282", "eda080", "f4908080"];

const malformedBodies: readonly (readonly [title: string, write: WriteBody])[] = [
  ["empty", () => ""],
  ["whitespace only", () => " \n"],
  ["a byte order mark", (text) => `\ufeff${text}`],
  ["UTF-16", (text) => Buffer.from(text, "utf16le")],
  ...invalidUtf8.map((bytes) => [`the bytes ${bytes}`, (text: string) => insertBytes(text, bytes)] as const),
  ...[jsonDepth + 1, 20_000].map((depth) => [`nesting of ${depth} levels`, () => nestArrays(depth)] as const),
];

function insertBytes(text: string, bytes: string): Uint8Array {
  return Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes, "hex"), Buffer.from(`","b":${text}}`)]);
}
