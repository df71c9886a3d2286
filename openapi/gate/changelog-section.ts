import type { Change } from "./change.ts";
import type { ContractSource } from "./contract-source.ts";
import { judgeChanges } from "./judge-changes.ts";
import { operationsAt, operationsOf } from "./operations-of.ts";

const annotations = ["description", "summary", "title", "example", "examples", "tags", "key", "operationId"];
const annotated = ["Info", "License", "Contact", "Tag", "TagList", "Example", "ExamplesMap", "ExternalDocs"];

/**
 * What callers should know of the changes, as the body of a section of CHANGELOG.md in the form of Keep a Changelog.
 * @param date the day of the section, in milliseconds: a removal on its announced day or later breaks nobody
 */
export function changelogSection(
  changes: Change[],
  released: ContractSource,
  working: ContractSource,
  date: number,
): string {
  const ended = new Set(
    judgeChanges(changes, released, working, date)
      .filter(({ allowed }) => allowed === "ended")
      .map(({ change }) => change),
  );
  const told = changes.filter(isTold).map((change) => (ended.has(change) ? { ...change, breaks: false } : change));
  const titled = [
    ["Added", told.filter(({ kind }) => kind === "added")],
    ["Changed", told.filter((change) => change.kind === "modified" && !isDeprecation(change))],
    ["Deprecated", told.filter(isDeprecation)],
    ["Removed", told.filter(({ kind }) => kind === "removed")],
  ] as const;
  return titled
    .filter(([, group]) => group.length > 0)
    .map(([title, group]) => `### ${title}\n\n${linesOf(group, released, working).join("\n")}\n`)
    .join("\n");
}

function isTold({ type, property = "", breaks }: Change): boolean {
  return breaks || !(annotations.includes(property) || annotated.includes(type));
}

function isDeprecation({ type, property }: Change): boolean {
  return type === "Operation" && property === "deprecated";
}

function linesOf(changes: Change[], released: ContractSource, working: ContractSource): string[] {
  const operationsByMessage = new Map<string, Set<string>>();
  for (const change of changes) {
    const { contract } = change.kind === "removed" ? released : working;
    const operations = operationsAt(change.pointer, operationsOf(contract));
    if (change.kind === "added" && isOperation(change)) {
      for (const { operation } of operations)
        operationsByMessage.set(`\`${operation.operationId}\`: ${operation.summary ?? "a new operation"}.`, new Set());
      continue;
    }
    const message = `${change.breaks ? "**Breaking:** " : ""}${change.message}`;
    const ids = operationsByMessage.get(message) ?? new Set();
    if (change.pointer.startsWith("#/paths/"))
      for (const { operation } of operations) ids.add(`\`${operation.operationId}\``);
    operationsByMessage.set(message, ids);
  }
  return [...operationsByMessage].map(
    ([message, ids]) => `- ${message}${ids.size > 0 ? ` (${[...ids].join(", ")})` : ""}`,
  );
}

function isOperation({ type }: Change): boolean {
  return type === "Operation" || type === "PathItem";
}
