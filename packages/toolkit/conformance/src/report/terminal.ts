import { styleText } from "node:util";
import { type ApiDocument, isNamed, isSafe, type Operation } from "../document.ts";
import { type Cause, listCauses } from "../findings.ts";
import type { Report, RunOptions } from "../run.ts";
import type { CaseResult } from "../session.ts";
import { plural, shorten } from "../text.ts";

/** An output stream. Reports have colors if it is a terminal. */
export type Output = Pick<NodeJS.WriteStream, "write" | "isTTY">;

type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

function createPaint(stream: Output): Paint {
  return (format, text) =>
    stream.isTTY && !process.env.NO_COLOR ? styleText(format, text, { validateStream: false }) : text;
}

/** Formats the findings, then the counts of the run. */
export function formatTerminal(report: Report, stream: Output): string {
  const paint = createPaint(stream);
  const { findings, results, coverage, requests, seconds, stopReason } = report;
  const open = findings.filter(({ isAccepted }) => !isAccepted);
  const causes = listCauses(open);
  const accepted = findings.length - open.length;
  const { passed, failed, skipped } = countResults(results);
  const skippedResults = results.filter(({ skipReason }) => skipReason !== undefined);
  const reasons = [...Map.groupBy(skippedResults, ({ skipReason }) => skipReason)]
    .map(([reason, group]) => `${String(group.length).padStart(6)}  needs ${reason}`)
    .slice(0, 12);
  const causeCount = causes.length < open.length ? ` with ${plural(causes.length, "cause")}` : "";
  const count = paint(open.length > 0 ? "red" : "green", plural(open.length, "finding") + causeCount);
  const acceptedCount = accepted > 0 ? `, ${accepted} accepted by the baseline` : "";
  const caseCounts = `${passed} cases passed, ${failed} failed, ${skipped} skipped`;
  return [
    ...causes.map((cause) => formatCause(cause, paint)),
    ...(stopReason === undefined ? [] : [`The run is incomplete: ${stopReason}`]),
    `${count}${acceptedCount}, ${caseCounts}. ${plural(requests, "request")} in ${seconds.toFixed(1)} s, seed ${report.seed}.`,
    `Coverage: ${coverage.covered} of ${coverage.items.length} parts of the document.`,
    ...(reasons.length > 0 ? [paint("dim", ["Skipped cases:", ...reasons].join("\n"))] : []),
    "",
  ].join("\n");
}

function formatCause({ findings }: Cause, paint: Paint): string {
  const [{ check, message, line, curl }] = findings;
  const operations = [...new Set(findings.flatMap((finding) => finding.operations))];
  const cases = [...new Set(findings.flatMap((finding) => finding.cases))];
  const shown = operations.slice(0, 3).join(", ");
  const others = operations.length > 3 ? ` and ${operations.length - 3} more` : "";
  const count = findings.length > 1 ? `, ${plural(findings.length, "finding")} with this cause` : "";
  return [
    `${paint("red", "✗")} ${paint("bold", check)}  ${shown}${others}`,
    `  ${toSingleLine(message)}`,
    paint("dim", `  ${line === undefined ? "" : `${line}, `}${plural(cases.length, "case")}: ${cases[0]}${count}`),
    ...(curl === undefined ? [] : [paint("dim", `  ${toSingleLine(curl, 1000)}`)]),
    "",
  ].join("\n");
}

// Text from a service must not move the cursor or hide characters.
const misleadingCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function toSingleLine(text: string, length = 400): string {
  const line = text
    .trim()
    .replace(/:?\s*\n\s*/g, "; ")
    .replace(misleadingCharacters, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return shorten(line, length);
}

export function countResults(results: readonly CaseResult[]) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) counts[toOutcome(result)] += 1;
  return counts;
}

export function toOutcome({ findings, skipReason }: CaseResult): "passed" | "failed" | "skipped" {
  if (findings.length > 0) return "failed";
  return skipReason === undefined ? "passed" : "skipped";
}

/** Says what a run will send and change, before it starts. */
export function formatPlan(run: RunOptions): string {
  const { document, baseUrl, cases = [], setup = {}, isReadOnly, rate, maxRequests } = run;
  const { forbidden = [], headers = {} } = setup;
  const credentials = Object.keys(headers).join(", ") || "none";
  const perSecond = rate === undefined ? "no limit of requests per second" : `${rate} requests per second`;
  const total = maxRequests === undefined ? "no limit of requests" : plural(maxRequests, "request");
  return [
    `${document.title}: ${plural(document.operations.length, "operation")}, ${plural(cases.length, "case")} against ${baseUrl}`,
    isReadOnly ? "Changes nothing: it sends only GET, HEAD, OPTIONS and QUERY." : formatChanges(document, forbidden),
    `Credentials: ${credentials}. Forbidden operations: ${forbidden.join(", ") || "none"}.`,
    `Limits: ${perSecond}, ${total}.`,
    "",
  ].join("\n");
}

function formatChanges({ operations }: ApiDocument, forbidden: readonly string[]): string {
  const isForbidden = (operation: Operation) => forbidden.some((name) => isNamed(operation, name));
  const writes = operations.filter((each) => !isSafe(each) && !isForbidden(each));
  if (writes.length === 0) return "Changes nothing: the document has no operation that writes.";
  const shown = [...writes.slice(0, 8).map(({ label }) => label), ...(writes.length > 8 ? ["…"] : [])].join(", ");
  return `Creates, changes and deletes data with ${plural(writes.length, "operation")}: ${shown}. --read-only prevents it.`;
}

/** Reports the progress about every two seconds. On a terminal, the last case clears it, because the report follows. */
export function createProgress(stream: Output, total: number): (result: CaseResult) => void {
  let done = 0;
  let failed = 0;
  let printedAt = performance.now();
  return ({ findings }) => {
    done += 1;
    if (findings.length > 0) failed += 1;
    if (done === total && stream.isTTY) stream.write("\r\u001b[K");
    if (done === total || performance.now() - printedAt < 2000) return;
    printedAt = performance.now();
    const counts = `${done} of ${total} cases${failed > 0 ? `, ${failed} failed` : ""}`;
    stream.write(stream.isTTY ? `\r\u001b[K${counts}` : `${counts}\n`);
  };
}
