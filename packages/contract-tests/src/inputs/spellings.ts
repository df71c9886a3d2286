import fc from "fast-check";
import type { Slot } from "./operation-inputs.ts";
import type { Value } from "./values.ts";

/** A value as it stands in a request, and what it is. */
export interface Spelled {
  readonly text: string;
  readonly value: Value;
}

/** Every way to write a value at a slot that means the same; shrinks to the plain one. */
export function spelled(slot: Slot, values: fc.Arbitrary<Value>): fc.Arbitrary<Spelled> {
  return fc
    .tuple(values, fc.constantFrom(...spellings[slot.in]))
    .map(([value, spell]) => ({ text: spell(value), value }));
}

/** The plain way to write a value at a slot. */
export function spellPlainly(slot: Slot, value: Value): string {
  return spellings[slot.in][0](value);
}

export type Spelling = (value: Value) => string;

const percentEncodings: readonly [Spelling, ...Spelling[]] = [
  (value) => encodeURIComponent(String(value)),
  (value) => encodeBytes(value, (byte) => byte.toString(16).toUpperCase()),
  (value) => encodeBytes(value, (byte) => byte.toString(16)),
];

/** The ways to write a value that mean the same, the plain one first. */
export const spellings: Readonly<Record<Slot["in"], readonly [Spelling, ...Spelling[]]>> = {
  path: percentEncodings,
  query: [...percentEncodings, (value) => new URLSearchParams({ "": String(value) }).toString().slice(1)],
  header: [String],
  body: [
    writeJson,
    (value) => escapeJson(value, /./gs),
    (value) => escapeJson(value, /[^ -~]|["\\]/g),
    (value) => writeJson(value).replaceAll("/", "\\/"),
  ],
};

function encodeBytes(value: Value, write: (byte: number) => string): string {
  return [...Buffer.from(String(value))].map((byte) => `%${write(byte).padStart(2, "0")}`).join("");
}

function writeJson(value: Value): string {
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

function escapeJson(value: Value, which: RegExp): string {
  if (typeof value === "bigint") return String(value);
  return `"${value.replace(which, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
}
