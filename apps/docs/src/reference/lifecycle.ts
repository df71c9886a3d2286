import type { Badge, ContractRoot, Operation } from "../contract/contract-document.ts";

// Redoc's names for tints. None is also a CSS colour: search results would paint it behind white text.
const tints: Record<string, string> = { stable: "grass", beta: "carrot", experimental: "blueberry" };

/** Adds the badges of an operation's stability and removal date, and a notice where it is deprecated. */
export function showLifecycle(operation: Operation, contract: ContractRoot): void {
  operation["x-badges"] = badges(operation);
  if (operation.deprecated) operation.description = `${notice(operation, contract)}\n\n${operation.description ?? ""}`;
}

function badges(operation: Operation): Badge[] {
  const stability = operation["x-stability"] ?? "";
  const color = tints[stability];
  if (color === undefined) {
    throw new Error(
      `${operation.operationId}: x-stability must be one of ${Object.keys(tints).join(", ")}, got "${stability}". Mark it in the contract.`,
    );
  }
  const sunset = operation["x-sunset"];
  return [
    { name: stability, color },
    ...(sunset === undefined ? [] : [{ name: `sunset ${sunset}`, color: "raspberry" }]),
  ];
}

function notice(operation: Operation, contract: ContractRoot): string {
  const since = operation["x-deprecated-at"] === undefined ? "" : ` since ${day(operation["x-deprecated-at"])}`;
  const until = operation["x-sunset"] === undefined ? "" : ` It will be removed on **${day(operation["x-sunset"])}**.`;
  const successor =
    operation["x-successor"] === undefined ? "" : ` Use ${link(find(operation["x-successor"], contract))} instead.`;
  return `> **Deprecated**${since}.${until}${successor}`;
}

function day(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

function link({ summary, operationId, tags }: Operation): string {
  return `[${summary}](#tag/${tags[0]}/operation/${operationId})`;
}

function find(operationId: string, { paths }: ContractRoot): Operation {
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(item)) {
      if (isOperation(operation) && operation.operationId === operationId) return operation;
    }
  }
  throw new Error(
    `x-successor must be the operationId of an operation, got "${operationId}". Correct it in the contract.`,
  );
}

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "operationId" in value;
}
