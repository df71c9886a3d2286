import type { ContractDocument } from "../document/contract-document.ts";
import { unrouted } from "../document/documented-operations.ts";
import type { Cell } from "./cell.ts";

/** How long a browser may remember the answer to a preflight, as it is told. */
export function preflightCells(document: ContractDocument): Cell[] {
  const { maxAgeSeconds } = document["x-cross-origin"];
  return [
    {
      kind: "bounds",
      row: unrouted,
      name: `a preflight is told ${maxAgeSeconds} s`,
      place: ["x-cross-origin", "maxAgeSeconds"],
      isSeen: ({ method, answer }) =>
        method === "OPTIONS" && answer.headers.get("access-control-max-age") === String(maxAgeSeconds),
    },
  ];
}
