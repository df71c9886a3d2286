import { contract } from "@animal-store/contract";
import fc from "fast-check";
import { charactersOf, forbiddenCharacters, isAllowed } from "./characters.ts";
import type { Slot } from "./operation-inputs.ts";
import { spellPlainly } from "./spellings.ts";
import { lengthsOf, rangeOf, stringOfLength } from "./valid-values.ts";

/** Texts that break one constraint of a slot and no other, as they stand in a request. */
export interface Violation {
  readonly kind: string;
  readonly texts: fc.Arbitrary<string>;
}

/** Every way to break what the schema of a slot says of a single value. */
export function violationsOf(slot: Slot): Violation[] {
  const ofItsType = slot.schema.type === "integer" ? brokenIntegers(slot) : brokenStrings(slot);
  return [...(slot.in === "body" ? wrongTypes(slot) : []), ...ofItsType];
}

function wrongTypes({ schema: { type } }: Slot): Violation[] {
  // Inside the object of the body, as deep as a body may be.
  const levels = contract.limits.jsonDepth - 1;
  return [
    { kind: "type: null", texts: fc.constant("null") },
    { kind: "type: boolean", texts: fc.constantFrom("true", "false") },
    { kind: "type: array", texts: fc.array(fc.jsonValue({ maxDepth: 2 })).map((list) => JSON.stringify(list)) },
    { kind: "type: object", texts: fc.dictionary(fc.string(), fc.integer()).map((map) => JSON.stringify(map)) },
    { kind: "type: as deep as allowed", texts: fc.constant("[".repeat(levels) + "]".repeat(levels)) },
    ...(type === "string" ? [{ kind: "type: number", texts: fc.integer().map(String) }] : []),
  ];
}

function brokenIntegers(slot: Slot): Violation[] {
  const { minimum, maximum } = rangeOf(slot);
  const { schema } = slot;
  const within = fc.bigInt({ min: minimum < 1n ? 1n : minimum, max: maximum });
  const digit = fc.integer({ min: 1, max: 9 });
  const beyond = [
    { kind: schema.maximum === undefined ? "format: maximum +1" : "maximum +1", values: fc.constant(maximum + 1n) },
    { kind: schema.minimum === undefined ? "format: minimum -1" : "minimum -1", values: fc.constant(minimum - 1n) },
    { kind: "format: far beyond", values: fc.bigInt({ min: 2n ** 63n, max: 2n ** 200n }) },
    { kind: "format: far below", values: fc.bigInt({ min: -(2n ** 200n), max: -(2n ** 63n) - 1n }) },
  ];
  const everywhere = [
    { kind: "type: fraction", texts: fc.tuple(within, fc.nat(99)).map(([whole, part]) => `${whole}.${part}`) },
    { kind: "type: exponent", texts: fc.tuple(digit, fc.nat(18)).map(([whole, power]) => `${whole}e${power}`) },
    { kind: "type: minus zero", texts: fc.constant("-0") },
  ];
  const inJson = [
    { kind: "type: number in a string", texts: within.map((value) => `"${value}"`) },
    { kind: "type: text", texts: fc.string({ unit: "grapheme-ascii" }).map((text) => JSON.stringify(text)) },
  ];
  const inText = [
    { kind: "type: plus sign", texts: within.map((value) => `%2B${value}`) },
    { kind: "type: leading zero", texts: within.map((value) => `0${value}`) },
    { kind: "type: hexadecimal", texts: within.map((value) => `0x${value.toString(16)}`) },
    { kind: "type: blanks", texts: within.chain((value) => fc.constantFrom(`%20${value}`, `${value}%20`)) },
    { kind: "type: other digits", texts: digit.map((value) => encodeURIComponent(String.fromCharCode(0x660 + value))) },
    { kind: "type: a word", texts: fc.constantFrom("abc", "null", "true", "-", "NaN", "Infinity", "1_000") },
    ...(slot.in === "query" ? [{ kind: "type: nothing", texts: fc.constant("") }] : []),
    ...(slot.in === "query" ? [{ kind: "type: plus as a blank", texts: within.map((value) => `+${value}`) }] : []),
  ];
  return [
    ...beyond.map(({ kind, values }) => ({ kind, texts: values.map(String) })),
    ...everywhere,
    ...(slot.in === "body" ? inJson : inText),
  ];
}

function brokenStrings(slot: Slot): Violation[] {
  const { minLength, maxLength, pattern, enum: choices } = slot.schema;
  const spell = (text: string): string => spellPlainly(slot, text);
  if (choices) return brokenChoices(choices as string[], spell);
  const { minLength: shortest, maxLength: longest } = lengthsOf(slot);
  return [
    ...(minLength === undefined
      ? []
      : [{ kind: "minLength -1", texts: stringOfLength(slot, shortest - 1).map(spell) }]),
    ...(maxLength === undefined ? [] : [{ kind: "maxLength +1", texts: stringOfLength(slot, longest + 1).map(spell) }]),
    ...(pattern === undefined ? [] : forbiddenCharacters(slot).map((character) => brokenPattern(slot, character))),
  ];
}

function brokenPattern(slot: Slot, character: string): Violation {
  const some = fc.string({ unit: charactersOf(slot), minLength: 1, maxLength: 20 });
  return {
    kind: `pattern: ${[...character].map((one) => `U+${one.codePointAt(0)?.toString(16).padStart(4, "0")}`).join(" ")}`,
    // Between others: at the edges of a header a blank is none of its value, and a lone surrogate must stay alone.
    texts: fc
      .tuple(some, some)
      .map(([before, after]) => `${before}${character}${after}`)
      .filter((text) => !isAllowed(slot, text))
      .map((text) => spellPlainly(slot, text)),
  };
}

function brokenChoices(choices: readonly string[], spell: (text: string) => string): Violation[] {
  const other = (text: string): boolean => !choices.includes(text);
  const choice = fc.constantFrom(...choices);
  const change = (changed: (text: string) => string): fc.Arbitrary<string> =>
    choice.map(changed).filter(other).map(spell);
  return [
    { kind: "enum: another text", texts: fc.string({ unit: "grapheme" }).filter(other).map(spell) },
    { kind: "enum: another case", texts: change((text) => text.toUpperCase()) },
    { kind: "enum: cut off", texts: change((text) => text.slice(0, -1)) },
    { kind: "enum: a blank behind", texts: change((text) => `${text} `) },
    { kind: "enum: two of them", texts: fc.constant(spell(choices.join(","))) },
    { kind: "enum: nothing", texts: fc.constant(spell("")) },
  ];
}
