import { contract, type ErrorCode } from "@animal-store/contract";
import fc from "fast-check";
import { encodePlainly } from "./draft.ts";
import type { InputField } from "./operation-inputs.ts";
import {
  allowedCharacters,
  forbiddenCharacters,
  integerRange,
  isAllowed,
  lengthRange,
  stringOfLength,
} from "./values.ts";

/** Encoded texts that violate exactly one constraint of an input. */
export interface Violation {
  readonly kind: string;
  readonly texts: fc.Arbitrary<string>;
}

export function violationsOf(field: InputField): Violation[] {
  const typeSpecific = field.schema.type === "integer" ? createIntegerViolations(field) : createStringViolations(field);
  const encodingViolations = toViolations("percent-encoding", invalidEncodings);
  return [
    ...(field.in === "body" ? createTypeViolations(field) : []),
    ...typeSpecific,
    ...(field.in === "query" || field.in === "path" ? encodingViolations : []),
  ];
}

/** Percent-encoded bytes that are not UTF-8. `parserCases` has the malformed percent-encodings. */
export const invalidEncodings = ["%ff", "%FF", "1%fe", "%C3%28", "%ED%A0%80", "%F4%90%80%80"];

function toViolations(kind: string, texts: readonly string[]): Violation[] {
  return texts.map((text) => ({ kind: `${kind}: ${text}`, texts: fc.constant(text) }));
}

function createTypeViolations({ schema: { type }, isNullable }: InputField): Violation[] {
  return [
    ...toViolations("type", [...(isNullable ? [] : ["null"]), "true", "[7]", "{}"]),
    { kind: "type: array", texts: fc.array(fc.jsonValue({ maxDepth: 2 })).map((list) => JSON.stringify(list)) },
    { kind: "type: object", texts: fc.dictionary(fc.string(), fc.integer()).map((map) => JSON.stringify(map)) },
    ...(type === "string" ? [{ kind: "type: number", texts: fc.integer().map(String) }] : []),
  ];
}

const notJsonIntegers = ["1.0", "1.5", "1e2", "1E2", "-0", "-0.0", '"7"', "1e400"];
const notTextIntegers = ["abc", "1.0", "1e1", "%2B1", "-0", "01", "0x10", "%201", "1%20", "-", "1_000", "%D9%A1"];
const notQueryIntegers = ["", "+5", "1,2"];

function createIntegerViolations(field: InputField): Violation[] {
  const { minimum, maximum } = integerRange(field);
  const { schema } = field;
  const inRange = fc.bigInt({ min: minimum < 1n ? 1n : minimum, max: maximum });
  return [
    { kind: schema.maximum === undefined ? "format: maximum +1" : "maximum +1", texts: fc.constant(`${maximum + 1n}`) },
    { kind: schema.minimum === undefined ? "format: minimum -1" : "minimum -1", texts: fc.constant(`${minimum - 1n}`) },
    { kind: "format: far beyond", texts: fc.bigInt({ min: 2n ** 63n, max: 2n ** 200n }).map(String) },
    { kind: "format: far below", texts: fc.bigInt({ min: -(2n ** 200n), max: -(2n ** 63n) - 1n }).map(String) },
    { kind: "type: fraction", texts: fc.tuple(inRange, fc.nat(99)).map(([whole, part]) => `${whole}.${part}`) },
    ...toViolations("type", field.in === "body" ? notJsonIntegers : notTextIntegers),
    ...(field.in === "query" ? toViolations("type", notQueryIntegers) : []),
  ];
}

function createStringViolations(field: InputField): Violation[] {
  const { minLength, maxLength, pattern, enum: choices } = field.schema;
  const encode = (text: string): string => encodePlainly(field, text);
  if (choices) return createEnumViolations(choices as string[], encode);
  const { minLength: shortest, maxLength: longest } = lengthRange(field);
  return [
    ...(minLength === undefined
      ? []
      : [{ kind: "minLength -1", texts: stringOfLength(field, shortest - 1).map(encode) }]),
    ...(maxLength === undefined
      ? []
      : [{ kind: "maxLength +1", texts: stringOfLength(field, longest + 1).map(encode) }]),
    ...(pattern === undefined ? [] : forbiddenCharacters(field).map((character) => toViolation(field, character))),
  ];
}

function toViolation(field: InputField, character: string): Violation {
  const allowed = fc.string({ unit: allowedCharacters(field), minLength: 1, maxLength: 20 });
  return {
    kind: `pattern: ${[...character].map((symbol) => `U+${symbol.codePointAt(0)?.toString(16).padStart(4, "0")}`).join(" ")}`,
    // Surrounds the character, because HTTP trims whitespace at the ends of a header value.
    texts: fc
      .tuple(allowed, allowed)
      .map(([prefix, suffix]) => `${prefix}${character}${suffix}`)
      .filter((text) => !isAllowed(field, text))
      .map((text) => encodePlainly(field, text)),
  };
}

function createEnumViolations(choices: readonly string[], encode: (text: string) => string): Violation[] {
  const [choice = ""] = choices;
  const changedChoices = {
    "another case": choice.toUpperCase(),
    capitalised: choice.replace(/^./, (letter) => letter.toUpperCase()),
    truncated: choice.slice(0, -1),
    "a trailing space": `${choice} `,
  };
  const texts = Object.entries({ ...changedChoices, "two values": choices.join(","), empty: "" });
  const otherText = fc.string({ unit: "grapheme" }).filter((text) => !choices.includes(text));
  return [
    { kind: "enum: another text", texts: otherText.map(encode) },
    ...texts.map(([description, text]) => ({ kind: `enum: ${description}`, texts: fc.constant(encode(text)) })),
  ];
}

export type BodyWriter = (text: string) => string | Uint8Array;

/** A violation of the whole request, independent of the members of its body. */
export interface MessageViolation {
  readonly kind: string;
  readonly covers?: readonly string[];
  readonly code: ErrorCode;
  readonly path?: string;
  readonly writeBody?: BodyWriter;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly chunked?: boolean;
}

const { bodyBytes, jsonDepth } = contract.limits;

export function messageViolations(mediaType: string): MessageViolation[] {
  const rejectedTypes = [
    ...[null, "text/plain", "text/json", "application/xml", "application/x-www-form-urlencoded", "*/*"],
    ...[`${mediaType}x`, `x${mediaType}`, `${mediaType}, text/plain`, mediaType.replace("/", "/problem+")],
    ...["latin1", "utf-16", "utf8x"].map((charset) => `${mediaType}; charset=${charset}`),
  ];
  return [
    ...malformedBodies.map(([description, writeBody]) => ({
      kind: `body: ${description}`,
      code: "malformed_json" as const,
      writeBody,
    })),
    ...nonObjectBodies.map((text) => ({
      kind: `body: ${text.length > 20 ? `nesting of ${text.length / 2} levels` : text}`,
      code: "invalid_request" as const,
      path: "",
      covers: ["x-request-limits/jsonDepth"],
      writeBody: () => text,
    })),
    ...[bodyBytes + 1, 16 * bodyBytes].flatMap((bytes) =>
      [false, true].map((chunked) => ({
        kind: `body: ${bytes} bytes${chunked ? " in chunks" : ""}`,
        code: "payload_too_large" as const,
        writeBody: padTo(bytes),
        chunked,
      })),
    ),
    ...rejectedTypes.map((type) => toHeaderViolation("Content-Type", type)),
    ...["gzip", "br", "identity"].map((encoding) => toHeaderViolation("Content-Encoding", encoding)),
  ];
}

export function padTo(bytes: number): BodyWriter {
  return (text) => text + " ".repeat(Math.max(0, bytes - Buffer.byteLength(text)));
}

const nestArrays = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const nonObjectBodies = ["null", "true", "7", '"Rex"', "[]", nestArrays(jsonDepth - 1), nestArrays(jsonDepth)];
const invalidNumbers = ["01", "+1", "0x10", ".5", "1e", "NaN"];
const trailingTexts = ["x", "\u0000", "{}", "\u00a0"];
// An invalid byte, a stray continuation byte, an overlong form, a truncated sequence, a surrogate, above U+10FFFF.
const invalidUtf8 = ["ff", "80", "c080", "e282", "eda080", "f4908080"];

const malformedBodies: readonly (readonly [description: string, write: BodyWriter])[] = [
  ["empty", () => ""],
  ["whitespace only", () => " \n"],
  ["a byte order mark", (text) => `\ufeff${text}`],
  ["UTF-16", (text) => Buffer.from(text, "utf16le")],
  ["truncated", (text) => text.slice(0, -1)],
  ["a trailing comma", (text) => text.replace(/\}$/, ",}")],
  ["a comment", (text) => `${text}// a comment`],
  ["single quotes", (text) => `{'a':${text}}`],
  ["a raw line feed in a string", () => '{"a":"\n"}'],
  ...trailingTexts.map((suffix) => [`a trailing ${JSON.stringify(suffix)}`, (text: string) => text + suffix] as const),
  ...invalidNumbers.map((number) => [`the number ${number}`, () => `{"a":${number}}`] as const),
  ...["\\x41", "\\u12"].map((text) => [`the escape ${text}`, () => `{"a":"${text}"}`] as const),
  ...invalidUtf8.map((bytes) => [`the bytes ${bytes}`, (text: string) => insertBytes(text, bytes)] as const),
  ...[jsonDepth + 1, 20_000].map((depth) => [`nesting of ${depth} levels`, () => nestArrays(depth)] as const),
];

function insertBytes(text: string, bytes: string): Uint8Array {
  return Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes, "hex"), Buffer.from(`","b":${text}}`)]);
}

function toHeaderViolation(name: string, value: string | null): MessageViolation {
  return { kind: `${name}: ${value ?? "missing"}`, code: "unsupported_media_type", headers: { [name]: value } };
}
