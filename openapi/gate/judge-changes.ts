import { daysBetween, parseDate } from "../rules/calendar-date.ts";
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
  const hasty = operationsOf(working.contract).flatMap(({ operation, key, pointer }) => {
    const before = operations.find((one) => one.key === key);
    return before ? judgeAnnouncement(before.operation, operation, pointer, date) : [];
  });
  return [...changes, ...hasty]
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

/** How many days ahead callers must know of an end, as long as the lint reminds of it. */
const noticeDays = 60;

function judgeAnnouncement(before: Operation, now: Operation, pointer: string, date: number): Change[] {
  const end = parseDate(now["x-sunset"]);
  if ("x-sunset" in before || end === undefined || daysBetween(date, end) >= noticeDays) return [];
  const message = `\`x-sunset\` is announced for ${now["x-sunset"]}, which must be ${noticeDays} days ahead.`;
  return [{ kind: "added", type: "Operation", pointer: `${pointer}/x-sunset`, breaks: true, message }];
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
