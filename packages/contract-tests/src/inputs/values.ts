import fc from "fast-check";
import { int64 } from "../document/contract-document.ts";
import type { InputField } from "./operation-inputs.ts";

/** Integers are always bigints. */
export type Value = string | bigint;

/** Valid values at the limit of a constraint. */
export interface Boundary {
  readonly kind: string;
  readonly values: fc.Arbitrary<Value>;
}

export function validValues(field: InputField): fc.Arbitrary<Value> {
  const edges = boundaryValues(field).map(({ values }) => values);
  return fc.oneof({ withCrossShrink: true }, { weight: 2, arbitrary: createAnyValue(field) }, ...edges);
}

export function boundaryValues(field: InputField): Boundary[] {
  const { type, enum: choices } = field.schema;
  if (choices) return (choices as string[]).map((choice) => ({ kind: `enum: ${choice}`, values: fc.constant(choice) }));
  return type === "integer" ? integerBoundaries(field) : stringBoundaries(field);
}

export function integerRange({ schema: { minimum, maximum, format } }: InputField): {
  minimum: bigint;
  maximum: bigint;
} {
  if (format !== "int64" && (minimum === undefined || maximum === undefined))
    throw new Error(
      "The generators support an integer only with format int64 or with minimum and maximum. Extend integerRange.",
    );
  return {
    minimum: minimum === undefined ? int64.minimum : BigInt(minimum as number),
    maximum: maximum === undefined ? int64.maximum : BigInt(maximum as number),
  };
}

const unboundedLength = 100;

export function lengthRange({ schema: { minLength = 0, maxLength = unboundedLength } }: InputField) {
  return { minLength: Number(minLength), maxLength: Number(maxLength) };
}

function createAnyValue(field: InputField): fc.Arbitrary<Value> {
  const { type, enum: choices } = field.schema;
  if (choices) return fc.constantFrom(...(choices as string[]));
  if (type === "string")
    return fc.string({ unit: allowedCharacters(field), ...lengthRange(field) }).filter(hasLength(field));
  const { minimum: min, maximum: max } = integerRange(field);
  return fc.bigInt({ min, max });
}

// Includes integers that a double or a 32-bit column cannot store exactly.
const edgeIntegers = [0n, 1n, -1n, 2n ** 32n + 1n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n];

function integerBoundaries(field: InputField): Boundary[] {
  const { minimum, maximum } = integerRange(field);
  const { schema } = field;
  const minimumConstraint = schema.minimum === undefined ? "format" : "minimum";
  const maximumConstraint = schema.maximum === undefined ? "format" : "maximum";
  const edges: [constraint: string, value: bigint][] = [
    [minimumConstraint, minimum],
    [minimumConstraint, minimum + 1n],
    [maximumConstraint, maximum - 1n],
    [maximumConstraint, maximum],
    ...edgeIntegers.map((value): [string, bigint] => ["type", value]),
  ];
  return edges
    .filter(([, value], index) => edges.findIndex(([, otherValue]) => otherValue === value) === index)
    .filter(([, value]) => value >= minimum && value <= maximum)
    .map(([constraint, value]) => ({ kind: `${constraint}: ${value}`, values: fc.constant(value) }));
}

const specialTexts: readonly (readonly [description: string, text: string])[] = [
  ["blanks around it", "  Rex\t\n "],
  ["a decomposed letter", "Rene\u0301"],
  ["a composed letter", "Ren\u00e9"],
  ["control characters", "\u0001\u001f\u007f"],
  ["quotes, backslashes and slashes", "\"\\/'"],
  ["the code points next to the surrogates", "\ud7ff\ue000"],
  ["a byte order mark", "\ufeffRex"],
  ["a zero-width joiner", "👩\u200d🚀"],
  ["words of SQL", "'; DROP TABLE pets; --"],
  ["the word null", "null"],
  ["brackets, which are no nesting", `\\"${"[{".repeat(100)}`],
];

function stringBoundaries(field: InputField): Boundary[] {
  const { minLength, maxLength } = field.schema as { minLength?: number; maxLength?: number };
  const lengths = [
    ...(minLength === undefined ? [] : [minLength, minLength + 1].map((length) => ["minLength", length] as const)),
    ...(maxLength === undefined ? [] : [maxLength - 1, maxLength].map((length) => ["maxLength", length] as const)),
  ];
  const lengthBoundaries = lengths.map(([keyword, length]) => ({
    kind: `${keyword}: ${length}`,
    values: stringOfLength(field, length),
  }));
  if (field.in === "header") {
    const everyCharacter = visibleAscii.filter((character) => isAllowed(field, character)).join("");
    return [...lengthBoundaries, { kind: "pattern: every character", values: fc.constant(everyCharacter) }];
  }
  const astralTexts = [...new Set([minLength, maxLength])].flatMap((length) =>
    length === undefined ? [] : [{ description: `${length} astral code points`, text: "😀".repeat(length) }],
  );
  const textBoundaries = [...astralTexts, ...specialTexts.map(([description, text]) => ({ description, text }))]
    .filter(({ text }) => isAllowed(field, text) && hasLength(field)(text))
    .map(({ description, text }) => ({ kind: `pattern: ${description}`, values: fc.constant(text) }));
  return [...lengthBoundaries, ...textBoundaries, ...createPlaneBoundaries(field)];
}

export function stringOfLength(field: InputField, length: number): fc.Arbitrary<string> {
  const characters = allowedCharacters(field).filter((character) => countCodePoints(character) === 1);
  return fc.oneof(
    characters.map((character) => character.repeat(length)),
    fc.array(characters, { minLength: length, maxLength: length }).map((list) => list.join("")),
  );
}

function createPlaneBoundaries(field: InputField): Boundary[] {
  const characters = planes.map((plane) => String.fromCodePoint(plane * 0x10000 + 0xfffd));
  const allowed = characters.filter((character) => isAllowed(field, character)).slice(0, lengthRange(field).maxLength);
  return [{ kind: "pattern: a character of each plane", values: fc.constant(allowed.join("")) }];
}

function hasLength(field: InputField): (text: string) => boolean {
  const { minLength, maxLength } = lengthRange(field);
  return (text) => countCodePoints(text) >= minLength && countCodePoints(text) <= maxLength;
}

function countCodePoints(text: string): number {
  return [...text].length;
}

// Excludes *, which means every entity tag in If-None-Match (RFC 9110, section 13.1.2).
const visibleAscii = Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCharCode(0x21 + index)).filter(
  (character) => character !== "*",
);
const planes = Array.from({ length: 17 }, (_, plane) => plane);

/** Returns the characters that the pattern allows: visible ASCII in a header, otherwise all of Unicode. */
export function allowedCharacters(field: InputField): fc.Arbitrary<string> {
  const anyCharacter = fc.oneof(
    fc.constantFrom(..."aZ0 \"\\/'&=+%;~"),
    fc.constantFrom("e\u0301", "\u200d", "\ufeff", "\u202e", "\u0007", "\u0085", "\u00a0", "\u2028"),
    fc
      .integer({ min: 0, max: 0x10ffff })
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code)),
  );
  const characters = field.in === "header" ? fc.constantFrom(...visibleAscii) : anyCharacter;
  return characters.filter((character) => isAllowed(field, character));
}

const charactersOfHeaders = [" ", "\t", "\u00e9", "\u00ff"];
const charactersOfUrls = ["\u0000", "\u007f", ...charactersOfHeaders];
const charactersByLocation: Readonly<Record<InputField["in"], readonly string[]>> = {
  header: charactersOfHeaders,
  path: charactersOfUrls,
  query: charactersOfUrls,
  // Only JSON can contain lone surrogates.
  body: ["\ud83d", "\ude00", "\ud800", "\udfff", "\udfff\ud800", ...charactersOfUrls],
};

/** Returns characters that a request can contain and that the pattern forbids. */
export function forbiddenCharacters(field: InputField): string[] {
  const forbidden = charactersByLocation[field.in].filter((character) => !isAllowed(field, character));
  if (forbidden.length === 0)
    throw new Error(
      `The generators have no character that violates pattern ${field.schema.pattern} of ${field.name}. Add one.`,
    );
  return forbidden;
}

export function isAllowed({ schema }: InputField, text: string): boolean {
  return schema.pattern === undefined || new RegExp(String(schema.pattern), "u").test(text);
}
