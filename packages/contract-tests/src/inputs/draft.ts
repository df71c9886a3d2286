import type { OperationId } from "@animal-store/contract";
import fc from "fast-check";
import { addEntry, addPet, nextCursor } from "../cases/steps.ts";
import type { storeNames } from "../coverage/input.ts";
import type { CallOptions, CaseContext } from "../runner/case-context.ts";
import type { Inputs, Slot } from "./operation-inputs.ts";
import { type Value, validValues } from "./values.ts";
import type { BodyWriter } from "./violations.ts";

/** A request before it is written down: shrinks, and reads well in a counterexample. */
export interface Draft {
  readonly operation: OperationId;
  readonly parts: readonly Part[];
  /** Makes the body as it is sent of the text of its members. */
  readonly writeBody?: BodyWriter;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly chunked: boolean;
}

/** What stands at a slot. */
export interface Part {
  readonly slot: Pick<Slot, "in" | "name">;
  /** As written in the request: a member's name in JSON, a parameter's in percent-encoding. */
  readonly name: string;
  /** As written in the request; null until the store is asked for something that it holds. */
  readonly text: string | null;
  readonly value?: Value;
  /** Writes what the store holds. */
  readonly spell?: Spelling;
}

/** Requests that the document allows: every combination of what may be left out, in every order and spelling. */
export function validDrafts({ operation, slots, mediaType }: Inputs): fc.Arbitrary<Draft> {
  const parts = slots.map((slot) => (slot.required ? partAt(slot) : fc.option(partAt(slot), { nil: undefined })));
  const inAnyOrder = fc.tuple(...parts).chain((all) => {
    const present = all.filter((part) => part !== undefined);
    return fc.shuffledSubarray(present, { minLength: present.length });
  });
  if (mediaType === undefined)
    return inAnyOrder.map((present) => ({ operation, parts: present, headers: {}, chunked: false }));
  const types = fc.constantFrom(...contentTypes(mediaType));
  return fc.tuple(inAnyOrder, types, blanks, fc.boolean()).map(([present, type, writeBody, chunked]) => ({
    operation,
    parts: present,
    headers: { "Content-Type": type },
    writeBody,
    chunked,
  }));
}

/** Every spelling of a media type. */
export function contentTypes(mediaType: string): string[] {
  const parameters = ["", "; charset=utf-8", ";charset=UTF-8", '; charset="utf-8"', ' ; Charset="utf-8"'];
  return [mediaType.toUpperCase(), ...parameters.map((parameter) => `${mediaType}${parameter}`)];
}

const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\r", "\n"), maxLength: 4 });
const blanks: fc.Arbitrary<BodyWriter> = fc.tuple(blank, blank).map(
  ([before, after]) =>
    (text) =>
      `${before}${text}${after}`,
);

/** A part with a valid value, or with something that the store holds where the slot refers to it. */
export function partAt(slot: Slot): fc.Arbitrary<Part> {
  const values = isReference(slot)
    ? fc.constantFrom(...spellings[slot.in]).map((spell) => ({ text: null, spell }))
    : spelled(slot, validValues(slot));
  const names = slot.in === "body" || slot.in === "query" ? spelled(slot, fc.constant(slot.name)) : undefined;
  return fc
    .tuple(names ?? fc.constant({ text: slot.name }), values)
    .map(([{ text: name }, one]) => ({ slot, name, ...one }));
}

/** A part with this text. */
export function createPart(slot: Part["slot"], one: Pick<Part, "text"> & Partial<Part>): Part {
  return { slot, name: spellName(slot), ...one };
}

function spellName({ in: location, name }: Part["slot"]): string {
  if (location === "body") return JSON.stringify(name);
  return location === "query" ? encodeURIComponent(name) : name;
}

/** The draft with other parts at a slot: none, one or several. */
export function withParts(draft: Draft, slot: Part["slot"], parts: readonly Part[]): Draft {
  const others = draft.parts.filter((part) => part.slot.in !== slot.in || part.slot.name !== slot.name);
  return { ...draft, parts: [...others, ...parts] };
}

/** The request as it is sent; every part has its text by now. */
export function toCallOptions({ parts, writeBody, headers, chunked }: Draft, hasBody: boolean): CallOptions {
  const at = (location: Slot["in"]): [name: string, text: string][] =>
    parts.filter(({ slot }) => slot.in === location).map(({ name, text }) => [name, text ?? ""]);
  const query = at("query").map(([name, text]) => `${name}=${text}`);
  const members = at("body").map(([name, text]) => `${name}:${text}`);
  const body = `{${members.join(",")}}`;
  const sentHeaders = Map.groupBy(at("header"), ([name]) => name);
  return {
    path: Object.fromEntries(at("path")),
    ...(query.length > 0 && { query: query.join("&") }),
    headers: {
      ...headers,
      ...Object.fromEntries([...sentHeaders].map(([name, all]) => [name, all.map(([, text]) => text)])),
    },
    ...((hasBody || writeBody) && { body: writeBody ? writeBody(body) : body, chunked }),
  };
}

/** A value that must name something which the store holds, which no schema can say. */
interface Reference {
  /** How a value is rejected that the schema allows and that names nothing. */
  readonly code: "pet_not_found" | "invalid_cursor";
  find(context: CaseContext, draft: Draft): Promise<Value>;
  /** Whether a value that the schema allows names nothing. */
  isUnknown(value: Value): boolean;
}

const references: Readonly<Record<(typeof storeNames)[number], Reference>> = {
  petId: {
    code: "pet_not_found",
    find: async (context) => BigInt((await addPet(context)).id),
    // Ids only grow from 1, and no run adds so many.
    isUnknown: (value) => typeof value === "bigint" && (value <= 0n || value > 1_000_000_000n),
  },
  cursor: {
    code: "invalid_cursor",
    async find(context, draft) {
      const filter = filterOf(draft);
      for (let count = 0; count < 2; count += 1) await addEntry(context, draft.operation, filter);
      const query = ["limit=1", new URLSearchParams(toTexts(filter)).toString()].filter(Boolean).join("&");
      return decodeURIComponent(nextCursor(draft.operation, await context.call(draft.operation, { query })));
    },
    isUnknown: () => true,
  },
};

/** What a draft filters a list by: the members that its entries have in common. */
export function filterOf({ parts }: Draft): Record<string, Value> {
  const filters = parts.filter(({ slot }) => slot.in === "query" && !["limit", "cursor"].includes(slot.name));
  return Object.fromEntries(filters.map(({ slot, value = "" }) => [slot.name, value]));
}

/** The same members as texts. */
export function toTexts(members: Readonly<Record<string, Value>>): Record<string, string> {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, String(value)]));
}

/** Whether the store must hold what the slot names. */
export function isReference({ name }: Pick<Slot, "name">): boolean {
  return name in references;
}

function referenceAt(name: string): Reference | undefined {
  return Object.entries(references).find(([one]) => one === name)?.[1];
}

/** What becomes of a value that the slot's schema allows and that names nothing; undefined where the slot refers to nothing. */
export function referenceTo({ name }: Slot): Pick<Reference, "code" | "isUnknown"> | undefined {
  return referenceAt(name);
}

/** Asks the store for what the draft refers to. A value that names nothing is no accident of an empty store. */
export async function findReferences(context: CaseContext, draft: Draft): Promise<Draft> {
  const parts: Part[] = [];
  for (const part of draft.parts) {
    const value = await referenceAt(part.slot.name)?.find(context, draft);
    const isFound = part.text === null && value !== undefined && part.spell !== undefined;
    parts.push(isFound ? { ...part, text: part.spell(value) } : part);
  }
  return { ...draft, parts };
}

/** A value as it stands in a request, and what it is. */
export interface Encoded {
  readonly text: string;
  readonly value: Value;
}

/** Every way to write a value at a slot that means the same; shrinks to the plain one. */
export function spelled(slot: Slot, values: fc.Arbitrary<Value>): fc.Arbitrary<Encoded> {
  return fc
    .tuple(values, fc.constantFrom(...spellings[slot.in]))
    .map(([value, spell]) => ({ text: spell(value), value }));
}

/** The plain way to write a value at a slot. */
export function encodePlainly(slot: Slot, value: Value): string {
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
