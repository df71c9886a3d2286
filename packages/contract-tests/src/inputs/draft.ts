import type { OperationId } from "@animal-store/contract";
import fc from "fast-check";
import { addEntry, addPet, nextCursor } from "../cases/steps.ts";
import { isFilter, type storeReferences } from "../coverage/input.ts";
import type { CallOptions, CaseContext } from "../runner/case-context.ts";
import type { InputField, Inputs } from "./operation-inputs.ts";
import { type Value, validValues } from "./values.ts";
import type { BodyWriter } from "./violations.ts";

/** The parts of a request. fast-check can shrink them and print them in a counterexample. */
export interface Draft {
  readonly operation: OperationId;
  readonly parts: readonly Part[];
  readonly writeBody?: BodyWriter;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly chunked: boolean;
}

export interface Part {
  readonly field: Pick<InputField, "in" | "name">;
  readonly name: string;
  /** Encoded; null until `resolveReferences` sets the id or cursor of a stored entry. */
  readonly text: string | null;
  readonly value?: Value;
  readonly encode?: Encoder;
}

/** Returns valid requests: all combinations of optional parts, in all orders and encodings. */
export function validDrafts({ operation, fields, mediaType }: Inputs): fc.Arbitrary<Draft> {
  const parts = fields.map((field) =>
    field.required ? generatePart(field) : fc.option(generatePart(field), { nil: undefined }),
  );
  const shuffledParts = fc.tuple(...parts).chain((chosenParts) => {
    const presentParts = chosenParts.filter((part) => part !== undefined);
    return fc.shuffledSubarray(presentParts, { minLength: presentParts.length });
  });
  if (mediaType === undefined)
    return shuffledParts.map((presentParts) => ({ operation, parts: presentParts, headers: {}, chunked: false }));
  const types = fc.constantFrom(...contentTypes(mediaType));
  return fc.tuple(shuffledParts, types, bodyWriters, fc.boolean()).map(([presentParts, type, writeBody, chunked]) => ({
    operation,
    parts: presentParts,
    headers: { "Content-Type": type },
    writeBody,
    chunked,
  }));
}

export function contentTypes(mediaType: string): string[] {
  const parameters = ["", "; charset=utf-8", ";charset=UTF-8", '; charset="utf-8"', ' ; Charset="utf-8"'];
  return [mediaType.toUpperCase(), ...parameters.map((parameter) => `${mediaType}${parameter}`)];
}

const padding = fc.string({ unit: fc.constantFrom(" ", "\t", "\r", "\n"), maxLength: 4 });
const bodyWriters: fc.Arbitrary<BodyWriter> = fc.tuple(padding, padding).map(
  ([prefix, suffix]) =>
    (text) =>
      `${prefix}${text}${suffix}`,
);

/** Returns parts with a valid value. `resolveReferences` sets the values that refer to stored entries. */
export function generatePart(field: InputField): fc.Arbitrary<Part> {
  const values = isStoreReference(field)
    ? fc.constantFrom(...encoders[field.in]).map((encode) => ({ text: null, encode }))
    : encodedValues(field, validValues(field));
  const names = field.in === "body" || field.in === "query" ? encodedValues(field, fc.constant(field.name)) : undefined;
  return fc
    .tuple(names ?? fc.constant({ text: field.name }), values)
    .map(([{ text: name }, value]) => ({ field, name, ...value }));
}

export function createPart(field: Part["field"], members: Pick<Part, "text"> & Partial<Part>): Part {
  return { field, name: encodeName(field), ...members };
}

function encodeName({ in: location, name }: Part["field"]): string {
  if (location === "body") return JSON.stringify(name);
  return location === "query" ? encodeURIComponent(name) : name;
}

export function withParts(draft: Draft, field: Part["field"], parts: readonly Part[]): Draft {
  const unchangedParts = draft.parts.filter((part) => part.field.in !== field.in || part.field.name !== field.name);
  return { ...draft, parts: [...unchangedParts, ...parts] };
}

export function toCallOptions({ parts, writeBody, headers, chunked }: Draft, hasBody: boolean): CallOptions {
  const listTexts = (location: InputField["in"]): [name: string, text: string][] =>
    parts.filter(({ field }) => field.in === location).map(({ name, text }) => [name, text ?? ""]);
  const query = listTexts("query").map(([name, text]) => `${name}=${text}`);
  const members = listTexts("body").map(([name, text]) => `${name}:${text}`);
  const body = `{${members.join(",")}}`;
  const headerTexts = [...Map.groupBy(listTexts("header"), ([name]) => name)];
  const sentHeaders = headerTexts.map(([name, values]) => [name, values.map(([, text]) => text)]);
  return {
    path: Object.fromEntries(listTexts("path")),
    ...(query.length > 0 && { query: query.join("&") }),
    headers: { ...headers, ...Object.fromEntries(sentHeaders) },
    ...((hasBody || writeBody) && { body: writeBody ? writeBody(body) : body, chunked }),
  };
}

/** A value that must refer to a stored entry, which a schema cannot express. */
interface Reference {
  readonly code: "pet_not_found" | "invalid_cursor";
  createValue(context: CaseContext, draft: Draft): Promise<Value>;
  isUnknown(value: Value): boolean;
}

const references: Readonly<Record<(typeof storeReferences)[number], Reference>> = {
  petId: {
    code: "pet_not_found",
    createValue: async (context) => BigInt((await addPet(context)).id),
    // Ids start at 1 and increase. No run adds this many entries.
    isUnknown: (value) => typeof value === "bigint" && (value <= 0n || value > 1_000_000_000n),
  },
  cursor: {
    code: "invalid_cursor",
    async createValue(context, draft) {
      const filter = toFilter(draft);
      for (let count = 0; count < 2; count += 1) await addEntry(context, draft.operation, filter);
      const query = ["limit=1", new URLSearchParams(toTexts(filter)).toString()].filter(Boolean).join("&");
      return decodeURIComponent(nextCursor(draft.operation, await context.call(draft.operation, { query })));
    },
    isUnknown: () => true,
  },
};

export function toFilter({ parts }: Draft): Record<string, Value> {
  const filters = parts.filter(({ field }) => isFilter(field));
  return Object.fromEntries(filters.map(({ field, value = "" }) => [field.name, value]));
}

export function toTexts(members: Readonly<Record<string, Value>>): Record<string, string> {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, String(value)]));
}

export function isStoreReference({ name }: Pick<InputField, "name">): boolean {
  return name in references;
}

export function findReference({ name }: Pick<InputField, "name">): Reference | undefined {
  return Object.entries(references).find(([key]) => key === name)?.[1];
}

// Adds entries also for parts that have a text, so that no test passes only because the store is empty.
export async function resolveReferences(context: CaseContext, draft: Draft): Promise<Draft> {
  const parts: Part[] = [];
  for (const part of draft.parts) {
    const value = await findReference(part.field)?.createValue(context, draft);
    const needsText = part.text === null && value !== undefined && part.encode !== undefined;
    parts.push(needsText ? { ...part, text: part.encode(value) } : part);
  }
  return { ...draft, parts };
}

export interface Encoded {
  readonly text: string;
  readonly value: Value;
}

export function encodedValues(field: InputField, values: fc.Arbitrary<Value>): fc.Arbitrary<Encoded> {
  return fc
    .tuple(values, fc.constantFrom(...encoders[field.in]))
    .map(([value, encode]) => ({ text: encode(value), value }));
}

export function encodePlainly(field: InputField, value: Value): string {
  return encoders[field.in][0](value);
}

export type Encoder = (value: Value) => string;

const percentEncodings: readonly [Encoder, ...Encoder[]] = [
  (value) => encodeURIComponent(String(value)),
  (value) => encodeBytes(value, (byte) => byte.toString(16).toUpperCase()),
  (value) => encodeBytes(value, (byte) => byte.toString(16)),
];

/** Equivalent encoders for each location, the plain one first. */
export const encoders: Readonly<Record<InputField["in"], readonly [Encoder, ...Encoder[]]>> = {
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

function escapeJson(value: Value, characters: RegExp): string {
  if (typeof value === "bigint") return String(value);
  return `"${value.replace(characters, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
}
