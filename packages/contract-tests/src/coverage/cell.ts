import type { ContractDocument, Place } from "../document/contract-document.ts";
import type { Exchange } from "./exchange.ts";
import { inputCells } from "./input-cells.ts";
import { answerBodyCells, answerCells, methodCells } from "./response-cells.ts";

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
  /** What a case names that proves the fact, where no single response can show it. */
  readonly proof?: string;
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

/** Every fact of the document that a case can try, each once. */
export function documentedCells(document: ContractDocument): Cell[] {
  return [
    ...answerCells(document),
    ...answerBodyCells(document),
    ...inputCells(document),
    ...numberCells(document),
    ...methodCells(document),
  ];
}

const numbered = ["x-request-limits", "x-rate-limit-plans", "x-ban", "x-idempotency", "x-cross-origin"] as const;

/** Each number that the service counts by. */
function numberCells(document: ContractDocument): Cell[] {
  return numbered.flatMap((group) => numbersIn(document[group], [group]));
}

// What null stands for is agreed with each customer.
function numbersIn(node: object, place: Place): Cell[] {
  return Object.entries(node).flatMap(([name, value]): Cell[] => {
    const here = [...place, name];
    if (typeof value === "object" && value !== null) return numbersIn(value, here);
    if (typeof value !== "number") return [];
    const proof = here.join("/");
    return [{ kind: "bounds", row: shared, name: `${proof} is ${value}`, place: here, isSeen: () => false, proof }];
  });
}
