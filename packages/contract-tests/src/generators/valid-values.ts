import fc from "fast-check";
import { int64 } from "../document/int64.ts";
import { charactersOf, planeCharactersOf } from "./characters.ts";
import type { Slot } from "./operation-inputs.ts";
import type { Value } from "./spellings.ts";

const safe = BigInt(Number.MAX_SAFE_INTEGER);
const unboundedLength = 100;

/** Values of every kind that the slot's schema allows; shrinks to small ones. */
export function validValues(slot: Slot): fc.Arbitrary<Value> {
  const edges = boundaryValues(slot).map(({ values }) => values);
  return fc.oneof({ withCrossShrink: true }, { weight: 2, arbitrary: anyValue(slot) }, ...edges);
}

export interface Boundary {
  /** The constraint whose edge the values touch from inside. */
  readonly constraint: string;
  readonly what: string;
  readonly values: fc.Arbitrary<Value>;
}

/** What lies just inside of each constraint. */
export function boundaryValues(slot: Slot): Boundary[] {
  const { type, enum: choices } = slot.schema;
  if (choices)
    return (choices as string[]).map((choice) => ({ constraint: "enum", what: choice, values: fc.constant(choice) }));
  return type === "integer" ? integerBoundaries(slot) : stringBoundaries(slot);
}

/** The range of an integer, both ends inclusive. */
export function rangeOf({ schema: { minimum, maximum, format } }: Slot): { minimum: bigint; maximum: bigint } {
  if (format !== "int64" && (minimum === undefined || maximum === undefined))
    throw new Error("The generators know integers of int64 or with two bounds only. Teach them.");
  return {
    minimum: minimum === undefined ? int64.minimum : BigInt(minimum as number),
    maximum: maximum === undefined ? int64.maximum : BigInt(maximum as number),
  };
}

/** The range of a string's length in code points, both ends inclusive. */
export function lengthsOf({ schema: { minLength = 0, maxLength = unboundedLength } }: Slot): {
  minLength: number;
  maxLength: number;
} {
  return { minLength: Number(minLength), maxLength: Number(maxLength) };
}

function anyValue(slot: Slot): fc.Arbitrary<Value> {
  const { type, enum: choices } = slot.schema;
  if (choices) return fc.constantFrom(...(choices as string[]));
  if (type === "string") return fc.string({ unit: charactersOf(slot), ...lengthsOf(slot) }).filter(hasLength(slot));
  const { minimum: min, maximum: max } = rangeOf(slot);
  return fc.bigInt({ min, max });
}

function integerBoundaries(slot: Slot): Boundary[] {
  const { minimum, maximum } = rangeOf(slot);
  const { schema } = slot;
  const edges: [constraint: string, value: bigint][] = [
    [schema.minimum === undefined ? "format" : "minimum", minimum],
    [schema.maximum === undefined ? "format" : "maximum", maximum],
    ...[0n, 1n, -1n, safe, safe + 1n, safe + 2n, -safe, -safe - 1n, -safe - 2n].map((value): [string, bigint] => [
      "type",
      value,
    ]),
  ];
  return edges
    .filter(([, value]) => value >= minimum && value <= maximum)
    .map(([constraint, value]) => ({ constraint, what: String(value), values: fc.constant(value) }));
}

function stringBoundaries(slot: Slot): Boundary[] {
  const { minLength, maxLength } = lengthsOf(slot);
  const ofLength = (constraint: "minLength" | "maxLength", length: number): Boundary => ({
    constraint,
    what: `${length} code points`,
    values: stringOfLength(slot, length),
  });
  return [
    ...(slot.schema.minLength === undefined ? [] : [ofLength("minLength", minLength)]),
    ...(slot.schema.maxLength === undefined ? [] : [ofLength("maxLength", maxLength)]),
    ...(slot.in === "header" ? [] : planeBoundaries(slot)),
  ];
}

/** Strings of exactly so many code points, of one character or of many. */
export function stringOfLength(slot: Slot, length: number): fc.Arbitrary<string> {
  const single = charactersOf(slot).filter((character) => codePoints(character) === 1);
  return fc.oneof(
    single.map((character) => character.repeat(length)),
    fc.array(single, { minLength: length, maxLength: length }).map((characters) => characters.join("")),
  );
}

function planeBoundaries(slot: Slot): Boundary[] {
  const { minLength } = lengthsOf(slot);
  const most = Math.max(minLength, 5);
  return planeCharactersOf(slot).map(([plane, characters]) => ({
    constraint: "pattern",
    what: `characters of plane ${plane}`,
    values: fc.array(characters, { minLength: Math.max(minLength, 1), maxLength: most }).map((all) => all.join("")),
  }));
}

function hasLength(slot: Slot): (text: string) => boolean {
  const { minLength, maxLength } = lengthsOf(slot);
  return (text) => codePoints(text) >= minLength && codePoints(text) <= maxLength;
}

function codePoints(text: string): number {
  return [...text].length;
}
