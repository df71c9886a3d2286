import type { ContractRoot } from "../contract/contract-document.ts";
import { documentedOperations } from "../contract/documented-operations.ts";
import { operationLink } from "./error-sections.ts";
import { table } from "./markdown.ts";
import { longDay } from "./say-figure.ts";

/** Which deprecated operation goes when, and what to use instead; the soonest first. */
export function removalCalendar(contract: ContractRoot): string {
  const operations = documentedOperations(contract).map(({ operation }) => operation);
  const leaving = operations
    .filter(({ deprecated }) => deprecated)
    .toSorted((one, other) => (one["x-sunset"] ?? "~").localeCompare(other["x-sunset"] ?? "~"));
  if (leaving.length === 0) return "Nothing is deprecated.";
  const rows = leaving.map((operation) => {
    const successor = operations.find(({ operationId }) => operationId === operation["x-successor"]);
    return [
      operationLink(operation),
      day(operation["x-deprecated-at"]),
      `**${day(operation["x-sunset"])}**`,
      successor ? operationLink(successor) : "–",
    ];
  });
  return table(["Operation", "Since", "Removed on", "Use instead"], rows);
}

/** How stable each operation is. */
export function stabilityTable(contract: ContractRoot): string {
  const rows = documentedOperations(contract).map(({ method, path, operation }) => [
    operationLink(operation),
    `\`${method} ${path}\``,
    `${operation["x-stability"]}${operation.deprecated ? `, removed on ${day(operation["x-sunset"])}` : ""}`,
  ]);
  return table(["Operation", "Request", "Stability"], rows);
}

function day(date: string | undefined): string {
  return date === undefined ? "–" : longDay(date);
}
