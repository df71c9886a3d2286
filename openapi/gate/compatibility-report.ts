import { basename } from "node:path";
import { placeOf } from "../rules/place-of.ts";
import type { Change } from "./change.ts";
import type { ContractSource } from "./contract-source.ts";
import type { Break } from "./judge-changes.ts";

/** The verdict in words: each break with its line, the operations it concerns and why it passes where it does. */
export function compatibilityReport(
  { changes, breaks }: { changes: Change[]; breaks: Break[] },
  released: ContractSource,
  working: ContractSource,
): string {
  const of = (allowed: Break["allowed"]) => breaks.filter((found) => found.allowed === allowed);
  const refused = describeAll(of(undefined), "BREAKS", working);
  const harmless = changes.filter(({ breaks }) => !breaks);
  const added = harmless.filter(({ kind }) => kind === "added").length;
  return [
    ...describeAll(of("ended"), "ended", working),
    ...describeAll(of("unstable"), "may change", working),
    ...refused,
    `${basename(working.file)} was compared with ${basename(released.file)}. Breaking changes of stable operations: ${refused.length}. Additions: ${added}. Other changes: ${harmless.length - added}.`,
    ...(refused.length > 0
      ? ["Within a major version changes only add: take these back, or announce an x-sunset and wait for it."]
      : []),
  ].join("\n");
}

function describeAll(breaks: Break[], word: string, { file }: ContractSource): string[] {
  const groups = Map.groupBy(breaks, ({ change, line }) => `${line} ${change.message}`);
  return [...groups.values()].map((group) => {
    const [{ change, line, hint }] = group as [Break, ...Break[]];
    const concerned = [...new Set(group.map(describe))].map((text) => `\n    ${text}`).join("");
    return `${word}  ${basename(file)}:${line}  ${change.message}${hint ? ` ${hint}` : ""}${concerned}`;
  });
}

function describe({ operationId, change: { pointer } }: Break): string {
  return `${operationId}: ${placeOf({ pointer })}`;
}
