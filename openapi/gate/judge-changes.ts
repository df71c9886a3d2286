import { parseDate } from "../rules/calendar-date.ts";
import type { Operation } from "../rules/contract-document.ts";
import type { Change } from "./change.ts";
import type { ContractSource } from "./contract-source.ts";
import { operationsAt, operationsOf } from "./operations-of.ts";

/** A break of one released operation, and whether it is one that the contract allows. */
export type Break = {
  operationId: string;
  change: Change;
  line: number;
  allowed?: "unstable" | "ended";
  hint?: string;
};

/**
 * Says which changes break which released operations: only those of stable ones count, and none where an operation is
 * removed on its released `x-sunset` or later.
 * @param date the day of the verdict, in milliseconds
 */
export function judgeChanges(
  changes: Change[],
  released: ContractSource,
  working: ContractSource,
  date: number,
): Break[] {
  const operations = operationsOf(released.contract);
  return changes
    .filter(({ breaks }) => breaks)
    .flatMap((change) =>
      operationsAt(change.pointer, operations).map(({ operation }) => ({
        operationId: operation.operationId ?? "",
        change,
        line: working.lineOf(change.property ? `${change.pointer}/${change.property}` : change.pointer),
        ...(isRemoval(change) ? judgeRemoval(operation, date) : judgeStability(operation)),
      })),
    );
}

function isRemoval({ kind, type }: Change): boolean {
  return kind === "removed" && (type === "Operation" || type === "PathItem");
}

function judgeRemoval(operation: Operation, date: number): Pick<Break, "allowed" | "hint"> {
  const sunset = parseDate(operation["x-sunset"]);
  if (sunset !== undefined && sunset <= date) return { allowed: "ended" };
  const hint =
    sunset === undefined
      ? "It was released without an x-sunset: announce one first."
      : `It may be removed from ${operation["x-sunset"]} on.`;
  return { hint, ...judgeStability(operation) };
}

function judgeStability({ "x-stability": stability }: Operation): Pick<Break, "allowed"> {
  return stability === "beta" || stability === "experimental" ? { allowed: "unstable" } : {};
}
