import fc from "fast-check";
import type { Slot } from "./operation-inputs.ts";

const planes = 17;
const planeSize = 0x10000;
const firstSurrogate = 0xd800;
const lastSurrogate = 0xdfff;

/** Characters that a slot may hold: of a header visible ASCII, elsewhere all of Unicode; and what its pattern allows. */
export function charactersOf(slot: Slot): fc.Arbitrary<string> {
  const anywhere = fc.oneof(
    fc.constantFrom(..."aZ0 \"\\/'&=+%;~"),
    fc.constantFrom("e\u0301", "\u200d", "\ufeff", "\u202e", "\u0007", "\u0085", "\u00a0", "\u2028"),
    ...Array.from({ length: planes }, (_, plane) => planeCharacters(plane)),
  );
  const inHeader = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
  // In a list of entity tags a star would name every one.
  const characters = slot.in === "header" ? inHeader.filter((character) => character !== "*") : anywhere;
  return characters.filter((character) => isAllowed(slot, character));
}

/** The characters of one plane of Unicode that a slot may hold, its last ones, which are no characters, included. */
export function planeCharactersOf(slot: Slot): [plane: number, characters: fc.Arbitrary<string>][] {
  return Array.from({ length: planes }, (_, plane) => [
    plane,
    planeCharacters(plane).filter((character) => isAllowed(slot, character)),
  ]);
}

/** Characters that the slot's pattern forbids and that a request can carry there. */
export function forbiddenCharacters(slot: Slot): string[] {
  const inHeader = [" ", "\t", "\u00e9", "\u00ff"];
  const anywhere = ["\u0000", "\ud83d", "\ude00", "\udfff\ud800", ...inHeader, "\u007f"];
  const found = (slot.in === "header" ? inHeader : anywhere).filter((character) => !isAllowed(slot, character));
  if (found.length === 0)
    throw new Error(`The generators know nothing that breaks ${slot.schema.pattern} of ${slot.name}. Teach them.`);
  return found;
}

/** Whether the slot's pattern allows a text. */
export function isAllowed({ schema }: Slot, text: string): boolean {
  return schema.pattern === undefined || new RegExp(String(schema.pattern), "u").test(text);
}

function planeCharacters(plane: number): fc.Arbitrary<string> {
  const first = plane * planeSize;
  const last = first + planeSize - 1;
  return fc
    .oneof({ weight: 4, arbitrary: fc.integer({ min: first, max: last }) }, fc.constantFrom(first, last - 1, last))
    .filter((code) => code < firstSurrogate || code > lastSurrogate)
    .map((code) => String.fromCodePoint(code));
}
