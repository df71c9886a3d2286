import { basename } from "node:path";
import type { Operation } from "../rules/contract-document.ts";
import { daysBetween, parseDate } from "../rules/dates.ts";
import { describeLocation } from "../rules/visit.ts";
import { type Change, compareContracts } from "./compare-contracts.ts";
import { ComparisonError, type ContractSource, operationsAt, operationsOf, readContract } from "./contract-source.ts";
import { compareVersions, isVersion } from "./releases.ts";

export type CompatibilityResult = { passes: boolean; report: string };

/** A breaking change of one released operation, and the reason if it is allowed. */
export type BreakingChange = {
  operationId: string;
  change: Change;
  line: number;
  allowed?: "unstable" | "sunset-passed";
  hint?: string;
};

/** Minimum days between the announcement of a sunset and the sunset. The lint warns for as many days. */
const noticeDays = 60;

/** @param files paths of both contracts, and the date of the check in milliseconds */
export async function checkCompatibility(files: {
  released: string;
  working: string;
  date: number;
}): Promise<CompatibilityResult> {
  try {
    const [released, working] = [readContract(files.released), readContract(files.working)];
    assertVersion(released, working);
    const changes = await compareContracts(released, working);
    const breaks = classifyChanges(changes, released, working, files.date);
    return { passes: breaks.every(({ allowed }) => allowed), report: formatReport(changes, breaks, released, working) };
  } catch (error) {
    if (!(error instanceof ComparisonError)) throw error;
    return { passes: false, report: `not compared: ${error.message}` };
  }
}

/** Returns the breaking changes of each released operation. @param date the date of the check in milliseconds */
export function classifyChanges(
  changes: Change[],
  released: ContractSource,
  working: ContractSource,
  date: number,
): BreakingChange[] {
  const operations = operationsOf(released.contract);
  const lateAnnouncements = operationsOf(working.contract).flatMap(({ operation, key, pointer }) => {
    const releasedOperation = operations.find((candidate) => candidate.key === key);
    return releasedOperation ? checkAnnouncement(releasedOperation.operation, operation, pointer, date) : [];
  });
  return [...changes, ...lateAnnouncements]
    .filter(({ breaks }) => breaks)
    .flatMap((change) =>
      operationsAt(change.pointer, operations).map(({ operation }) => ({
        operationId: operation.operationId ?? "",
        change,
        line: working.lineOf(change.property ? `${change.pointer}/${change.property}` : change.pointer),
        ...(isRemoval(change) ? classifyRemoval(operation, date) : classifyStability(operation)),
      })),
    );
}

function assertVersion(released: ContractSource, { contract, file, lineOf }: ContractSource): void {
  const [oldVersion, newVersion] = [released.contract.info?.version, contract.info?.version];
  if (!isVersion(oldVersion) || !isVersion(newVersion) || compareVersions(newVersion, oldVersion) < 0)
    throw new ComparisonError(
      `${file}:${lineOf("#/info/version")}  info.version must be three numbers and at least ${oldVersion}, the released version. It is ${newVersion}.`,
    );
}

function checkAnnouncement(released: Operation, working: Operation, pointer: string, date: number): Change[] {
  const sunset = parseDate(working["x-sunset"]);
  if ("x-sunset" in released || sunset === undefined || daysBetween(date, sunset) >= noticeDays) return [];
  const message = `\`x-sunset\` ${working["x-sunset"]} must be at least ${noticeDays} days ahead.`;
  return [{ kind: "added", type: "Operation", pointer: `${pointer}/x-sunset`, breaks: true, message }];
}

function isRemoval({ kind, type }: Change): boolean {
  return kind === "removed" && (type === "Operation" || type === "PathItem");
}

function classifyRemoval(operation: Operation, date: number): Pick<BreakingChange, "allowed" | "hint"> {
  const sunset = parseDate(operation["x-sunset"]);
  if (sunset !== undefined && sunset <= date) return { allowed: "sunset-passed" };
  const hint =
    sunset === undefined
      ? "It was released without an x-sunset: announce one first."
      : `It may be removed from ${operation["x-sunset"]} on.`;
  return { hint, ...classifyStability(operation) };
}

function classifyStability({ "x-stability": stability }: Operation): Pick<BreakingChange, "allowed"> {
  return stability === "beta" || stability === "experimental" ? { allowed: "unstable" } : {};
}

function formatReport(changes: Change[], breaks: BreakingChange[], released: ContractSource, working: ContractSource) {
  const formatAllowed = (allowed: BreakingChange["allowed"], label: string) =>
    formatBreaks(
      breaks.filter((change) => change.allowed === allowed),
      label,
      working,
    );
  const breaking = formatAllowed(undefined, "BREAKS");
  const harmless = changes.filter(({ breaks }) => !breaks);
  const added = harmless.filter(({ kind }) => kind === "added").length;
  return [
    ...formatAllowed("sunset-passed", "ended"),
    ...formatAllowed("unstable", "may change"),
    ...breaking,
    `${basename(working.file)} was compared with ${basename(released.file)}. Breaking changes of stable operations: ${breaking.length}. Additions: ${added}. Other changes: ${harmless.length - added}.`,
    ...(breaking.length > 0
      ? [
          "A major version allows only additions: revert these changes, or announce an x-sunset and wait until that date.",
        ]
      : []),
  ].join("\n");
}

function formatBreaks(breaks: BreakingChange[], label: string, { file }: ContractSource): string[] {
  const groups = Map.groupBy(
    breaks,
    ({ change, line, hint }) => `${label}  ${basename(file)}:${line}  ${change.message}${hint ? ` ${hint}` : ""}`,
  );
  return Array.from(groups, ([line, group]) => {
    const operations = group.map(({ operationId, change }) => `    ${operationId}: ${describeLocation(change)}`);
    return [line, ...new Set(operations)].join("\n");
  });
}
