import type { Place } from "../document/locate.ts";
import type { Exchange } from "./exchange.ts";

/** The kinds of facts that the document states, in the order of the table. */
export const cellKinds = [
  "answers",
  "headers",
  "members",
  "inputs",
  "enums",
  "bounds",
  "rules",
  "examples",
  "methods",
] as const;

export type CellKind = (typeof cellKinds)[number];

/** One fact that the document states, and how to see on the wire that it was tried. */
export interface Cell {
  readonly kind: CellKind;
  /** An operation; or `unrouted`, or `shared` for what stands in the components and is counted once. */
  readonly row: string;
  /** The fact in words, unique within its row and kind. */
  readonly name: string;
  /** Where the document states it. */
  readonly place: Place;
  isSeen(exchange: Exchange): boolean;
}

/** The row of what operations share. */
export const shared = "shared";

/** How a cell is named in records and reports. */
export function cellId({ row, kind, name }: Cell): string {
  return `${row} ${kind}: ${name}`;
}

/** Whether the request was found to be valid: 404 and 409 are what a valid one is told of the store. */
export function isAccepted({ answer: { status } }: Exchange): boolean {
  return status < 400 || status === 404 || status === 409;
}

/** Whether the answer names the place of the request as one that breaks a rule. */
export function isRefusedAt({ violations }: Exchange, place: string): boolean {
  return violations.some((path) => path === place || path.replace(/\/\d+(?=\/|$)/g, "[]") === place);
}
