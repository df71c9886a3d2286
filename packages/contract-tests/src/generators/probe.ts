import { contract } from "@animal-store/contract";
import fc from "fast-check";
import type { Outcome } from "../cases/contract-case.ts";
import { type Draft, toCallOptions, validDrafts } from "./draft.ts";
import type { Inputs } from "./operation-inputs.ts";

/** One fact about what an operation takes, with every request that shows it. */
export interface Probe {
  /** What is planted, without the slot where it is. */
  readonly kind: string;
  /** The slot; empty where it is the request as a whole. */
  readonly at: string;
  readonly outcome: Outcome;
  readonly drafts: fc.Arbitrary<Planted>;
}

export interface Planted {
  readonly valid: Draft;
  /** Plants what the probe is about, once the store was asked for what the valid draft refers to. */
  plant(draft: Draft): Draft;
  /** The only place that the details of the refusal may name; undefined where it has none. */
  readonly path?: string;
}

/** Valid drafts, and what is planted into them. @param path that the details must name */
export function planted(
  inputs: Inputs,
  changes: fc.Arbitrary<(draft: Draft) => Draft>,
  path?: string,
): fc.Arbitrary<Planted> {
  return fc
    .tuple(validDrafts(inputs), changes)
    .map(([valid, plant]) => ({ valid, plant, ...(path !== undefined && { path }) }));
}

/** Plants nothing. */
export function plantNothing(draft: Draft): Draft {
  return draft;
}

/** The request in one line; what the store is asked for is shown by its name. */
export function showPlanted({ valid, plant }: Planted): string {
  const named = valid.parts.map((part) => ({ ...part, text: part.text ?? `<${part.slot.name} of the store>` }));
  const draft = plant({ ...valid, parts: named });
  const { method, path } = contract.operations[draft.operation];
  const options = toCallOptions(draft, method !== "GET");
  const body =
    typeof options.body === "string" ? options.body : options.body && Buffer.from(options.body).toString("latin1");
  const query = options.query === undefined ? "" : `?${options.query}`;
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => String(options.path?.[name])) + query;
  const shown = body !== undefined && body.length > 500 ? `${body.slice(0, 500)}… (${body.length} characters)` : body;
  return [`${method} ${target}`, JSON.stringify(options.headers), shown && JSON.stringify(shown)]
    .filter(Boolean)
    .join(" ");
}
