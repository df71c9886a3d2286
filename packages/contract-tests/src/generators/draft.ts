import type { OperationId } from "@animal-store/contract";
import fc from "fast-check";
import type { CallOptions } from "../runner/build-request.ts";
import type { Inputs, Slot } from "./operation-inputs.ts";
import { refersToEntry } from "./references.ts";
import { type Spelled, spelled, type Value } from "./spellings.ts";
import { validValues } from "./valid-values.ts";

/** A request before it is written down: shrinks, and reads well in a counterexample. */
export interface Draft {
  readonly operation: OperationId;
  readonly parts: readonly Part[];
  /** The body as it is sent, made from its members. */
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
}

/** @param text the JSON text of the members */
export type BodyWriter = (text: string) => string | Uint8Array;

/** Requests that the document allows: every combination of what may be left out, in every order and spelling. */
export function validDrafts(inputs: Inputs): fc.Arbitrary<Draft> {
  const parts = inputs.slots.map((slot) =>
    slot.required ? partAt(slot) : fc.option(partAt(slot), { nil: undefined }),
  );
  return fc
    .record({
      parts: fc.tuple(...parts).chain((all) => {
        const present = all.filter((part) => part !== undefined);
        return fc.shuffledSubarray(present, { minLength: present.length });
      }),
      headers: inputs.mediaType === undefined ? fc.constant({}) : contentTypes(inputs.mediaType),
      writeBody: inputs.mediaType === undefined ? fc.constant(undefined) : blanks,
      chunked: inputs.mediaType === undefined ? fc.constant(false) : fc.boolean(),
    })
    .map(({ writeBody, ...draft }) => ({
      operation: inputs.operation,
      ...draft,
      ...(writeBody && { writeBody }),
    }));
}

/** A part with a valid value, or with something that the store holds where the slot refers to it. */
export function partAt(slot: Slot): fc.Arbitrary<Part> {
  const values = refersToEntry(slot) ? fc.constant({ text: null }) : spelled(slot, validValues(slot));
  return fc.tuple(spelledNames(slot), values).map(([name, one]) => ({ slot, name, ...one }));
}

/** A part with this value. */
export function createPart(slot: Part["slot"], one: Pick<Spelled, "text"> & Partial<Spelled>): Part {
  return { slot, name: spellName(slot), ...one };
}

/** The draft with other parts at a slot: none, one or several. */
export function withParts(draft: Draft, slot: Part["slot"], parts: readonly Part[]): Draft {
  const others = draft.parts.filter((part) => part.slot.in !== slot.in || part.slot.name !== slot.name);
  return { ...draft, parts: [...others, ...parts] };
}

/** The request as it is sent; every part has its text by now. */
export function toCallOptions({ parts, writeBody, headers, chunked }: Draft, hasBody: boolean): CallOptions {
  const at = (place: Slot["in"]): [name: string, text: string][] =>
    parts.filter(({ slot }) => slot.in === place).map(({ name, text }) => [name, text ?? ""]);
  const query = at("query").map(([name, text]) => `${name}=${text}`);
  const body = `{${at("body")
    .map(([name, text]) => `${name}:${text}`)
    .join(",")}}`;
  const sentHeaders = Map.groupBy(at("header"), ([name]) => name);
  return {
    path: Object.fromEntries(at("path")),
    ...(query.length > 0 && { query: query.join("&") }),
    headers: {
      ...headers,
      ...Object.fromEntries([...sentHeaders].map(([name, all]) => [name, all.map(([, text]) => text)])),
    },
    ...(hasBody && { body: writeBody ? writeBody(body) : body, chunked }),
  };
}

function spelledNames(slot: Slot): fc.Arbitrary<string> {
  if (slot.in === "path" || slot.in === "header") return fc.constant(slot.name);
  return spelled(slot, fc.constant(slot.name)).map(({ text }) => text);
}

function spellName({ in: place, name }: Part["slot"]): string {
  if (place === "body") return JSON.stringify(name);
  return place === "query" ? encodeURIComponent(name) : name;
}

function contentTypes(mediaType: string): fc.Arbitrary<Record<string, string>> {
  const parameters = ["", "; charset=utf-8", ";charset=UTF-8", ' ; Charset="utf-8"'];
  return fc
    .tuple(fc.constantFrom(mediaType, mediaType.toUpperCase()), fc.constantFrom(...parameters))
    .map(([type, parameter]) => ({ "Content-Type": `${type}${parameter}` }));
}

const blank = fc.string({ unit: fc.constantFrom(" ", "\t", "\r", "\n"), maxLength: 4 });
const blanks: fc.Arbitrary<BodyWriter | undefined> = fc.option(
  fc.tuple(blank, blank).map(
    ([before, after]) =>
      (text: string) =>
        `${before}${text}${after}`,
  ),
  { nil: undefined },
);
