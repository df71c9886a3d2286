import { createPaint, formatJunitXml, type Output, toSingleLine } from "@animal-store/conformance/internal";
import type { ContractCase } from "../cases/contract-case.ts";
import { findOperation, findResponse, locateInContract } from "../contract-document.ts";
import type { Coverage } from "../coverage/create-coverage.ts";
import type { CaseResult } from "./run-cases.ts";

const maxCasesPerCause = 5;

export function formatTerminalReport(
  results: readonly CaseResult[],
  { isInterrupted, seconds, waited }: RunSummary,
  stream: Output,
): string {
  const paint = createPaint(stream);
  const { passed, failed, skipped, reasons } = summarize(results);
  const cross = paint("red", "✗");
  const toLine = ({ contractCase, reason = "" }: CaseResult) => paint("dim", `(${findSpecLine(contractCase, reason)})`);
  const formatTitle = ({ contractCase }: CaseResult) => `${paint("bold", contractCase.id)}: ${contractCase.title}`;
  const failures = groupByCause(results).flatMap(([cause, group]) => {
    const [firstResult] = group;
    if (firstResult && group.length === 1)
      return [`${cross} ${formatTitle(firstResult)}: ${toSingleLine(firstResult.reason ?? "")} ${toLine(firstResult)}`];
    const hiddenCount = group.length - maxCasesPerCause;
    return [
      `${cross} ${toSingleLine(cause)}, in ${group.length} cases:`,
      ...group.slice(0, maxCasesPerCause).map((result) => `    ${formatTitle(result)} ${toLine(result)}`),
      ...(hiddenCount > 0 ? [`    and ${hiddenCount} more`] : []),
    ];
  });
  const skipReasons = reasons.map(([reason, count]) => `  ${String(count).padStart(5)}  needs ${reason}`);
  const counts = [
    paint(passed > 0 ? "green" : "dim", `${passed} passed`),
    paint(failed > 0 ? "red" : "dim", `${failed} failed`),
    paint(skipped > 0 ? "yellow" : "dim", `${skipped} skipped`),
  ];
  return [
    ...failures,
    ...(failures.length > 0 ? [""] : []),
    `${isInterrupted ? "Interrupted: " : ""}${counts.join(", ")}, in ${Math.round(seconds)} s${waited > 0 ? ` (waited ${Math.round(waited)} s)` : ""}`,
    ...(skipReasons.length > 0 ? ["", "Skipped:", ...skipReasons] : []),
  ].join("\n");
}

export interface RunSummary {
  readonly isInterrupted: boolean;
  readonly seconds: number;
  /** In seconds. */
  readonly waited: number;
}

function summarize(results: readonly CaseResult[]) {
  const countOutcome = (name: CaseResult["outcome"]) => results.filter(({ outcome }) => outcome === name).length;
  const skipped = results.filter(({ outcome }) => outcome === "skipped");
  const groups = Map.groupBy(skipped, ({ reason = "" }) => reason);
  return {
    passed: countOutcome("passed"),
    failed: countOutcome("failed"),
    skipped: skipped.length,
    reasons: [...groups].map(([reason, { length }]) => [reason, length] as const).sort((a, b) => b[1] - a[1]),
  };
}

export function groupByCause(results: readonly CaseResult[]): [cause: string, results: CaseResult[]][] {
  const failed = results.filter(({ outcome }) => outcome === "failed");
  const causes = Map.groupBy(failed, ({ reason = "" }) => toCause(reason));
  return [...causes].sort(([, a], [, b]) => b.length - a.length);
}

// The same violation in several operations is one cause, so location and value are removed.
function toCause(reason: string): string {
  const violation = /^The response breaks the contract:\n(.*?)\nBody: /s.exec(reason)?.[1];
  return violation === undefined ? reason : violation.replaceAll(/^\w+ → \d+ → |, got .*$/gm, "");
}

export function formatCoverageLine({ items, covered }: CoverageSummary): string {
  const missing = items - covered;
  return `${covered} of ${items} coverage items covered${missing > 0 ? `, ${missing} not covered (--json lists them)` : ""}`;
}

type CoverageSummary = ReturnType<Coverage["summarize"]>;

/** Prints the progress in about ten lines. */
export function createProgress(stream: Output, total: number) {
  const casesPerLine = Math.max(1, Math.ceil(total / 10));
  let doneCount = 0;
  let failedCount = 0;
  const print = (text: string) => stream.write(`${text}\n`);
  const formatCounts = () => `${doneCount} of ${total}${failedCount > 0 ? `, ${failedCount} failed` : ""}`;

  return {
    onStart: print,
    onWait: (reason: string, milliseconds: number) =>
      print(`${formatCounts()}: waiting ${Math.ceil(milliseconds / 1000)} s for the next minute (${reason})`),
    onResult({ outcome }: CaseResult) {
      doneCount += 1;
      if (outcome === "failed") failedCount += 1;
      if (doneCount % casesPerLine === 0 || doneCount === total) print(formatCounts());
    },
  };
}

export function formatJunitReport(base: string, results: readonly CaseResult[]): string {
  const cases = results.map(({ contractCase, outcome, reason = "", seconds }) => ({
    suite: contractCase.id.split("/", 1)[0] ?? "",
    name: `${contractCase.id}: ${contractCase.title}`,
    seconds,
    ...(outcome === "failed" && {
      failure: { message: toSingleLine(reason), text: `${reason}\n${findSpecLine(contractCase, reason)}` },
    }),
    ...(outcome === "skipped" && { skipped: `needs ${reason}` }),
  }));
  return formatJunitXml(base, cases);
}

export function formatJsonReport(
  { base, isInterrupted, seconds, waited }: RunSummary & { readonly base: string },
  results: readonly CaseResult[],
  coverage: CoverageSummary,
): string {
  const { passed, failed, skipped } = summarize(results);
  // Members under their former names are duplicates for one release.
  const counts = { interrupted: isInterrupted, passed, failed, skipped, notTried: skipped, seconds, waited };
  const cases = results.map(({ contractCase, outcome, reason, seconds }) => {
    const { id, title, operation, status, code } = contractCase;
    const expected = { operation, status, code };
    return {
      id,
      title,
      fact: title,
      outcome,
      expected,
      asked: expected,
      ...(outcome === "failed" && { reason, came: reason, line: findSpecLine(contractCase, reason ?? "") }),
      ...(outcome === "skipped" && { needs: reason }),
      seconds,
    };
  });
  return `${JSON.stringify({ base, ...counts, coverage: { ...coverage, facts: coverage.items, seen: coverage.covered, unseen: coverage.uncovered }, cases }, undefined, 2)}\n`;
}

/** Returns the line of the violated header, else of the tested part, else of the expected response. */
export function findSpecLine({ operation, status, node: testedNode }: ExpectedResponse, message: string): string {
  const [, invalidOperation, invalidStatus = status, header] =
    /(\w+) → (\d+)(?: → header ([\w-]+):)?/.exec(message) ?? [];
  const response = findResponse(invalidOperation ?? operation, Number(invalidStatus));
  const violated = response?.headers.find(({ name }) => name.toLowerCase() === header?.toLowerCase());
  const tested = invalidOperation === undefined ? testedNode : undefined;
  return locateInContract(violated?.node ?? tested ?? response?.node ?? findOperation(operation)?.node);
}

type ExpectedResponse = Pick<ContractCase, "operation" | "status" | "node">;
