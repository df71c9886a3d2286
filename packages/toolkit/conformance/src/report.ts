import { styleText } from "node:util";
import type { CoverageItem } from "./coverage.ts";
import { type ApiDocument, isNamed, isSafe, type Operation } from "./document.ts";
import { type Cause, type CollectedFinding, listCauses } from "./findings.ts";
import type { Report, RunOptions } from "./run.ts";
import type { CaseResult } from "./session.ts";
import { plural, shorten, toPercent } from "./text.ts";

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

function countResults(results: readonly CaseResult[]) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) counts[toOutcome(result)] += 1;
  return counts;
}

function toOutcome({ findings, skipReason }: CaseResult): "passed" | "failed" | "skipped" {
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

/** Formats the whole result as JSON. */
export function formatJson(document: ApiDocument, report: Report): string {
  const { baseUrl, seed, results, findings, coverage, requests, seconds, stopReason } = report;
  const cases = results.map((result) => ({
    id: result.case.id,
    title: result.case.title,
    operation: result.case.operation?.label,
    outcome: toOutcome(result),
    needs: result.skipReason,
    line: document.locate(result.case.node, result.case.key),
    seconds: Number(result.seconds.toFixed(3)),
  }));
  const uncovered = coverage.items
    .filter(({ isCovered }) => !isCovered)
    .map(({ operation, name, line }) => ({ operation, name, line }));
  const summary = { document: document.file, baseUrl, seed, requests, seconds, stopReason, ...countResults(results) };
  const covered = { items: coverage.items.length, covered: coverage.covered, uncovered };
  const causes = listCauses(findings).map(({ name, findings: group }) => ({
    name,
    findings: group.map(({ id }) => id),
  }));
  return `${JSON.stringify({ ...summary, causes, findings, coverage: covered, cases }, undefined, 2)}\n`;
}

/** Formats the result as one page without scripts: the findings first, then the coverage of each operation. */
export function formatHtml(document: ApiDocument, report: Report): string {
  const { findings, coverage, results, baseUrl, seed, requests, seconds, stopReason } = report;
  const open = findings.filter(({ isAccepted }) => !isAccepted);
  const accepted = findings.filter(({ isAccepted }) => isAccepted);
  const { passed, failed, skipped } = countResults(results);
  const causes = listCauses(open);
  const operations = [...Map.groupBy(coverage.items, ({ operation }) => operation)];
  const tiles = [
    [String(causes.length), causes.length === 1 ? "cause" : "causes"],
    [String(open.length), open.length === 1 ? "finding" : "findings"],
    [`${toPercent(coverage.covered, coverage.items.length)} %`, "coverage"],
    [passed.toLocaleString("en"), "cases passed"],
    [failed.toLocaleString("en"), "failed"],
    [skipped.toLocaleString("en"), "skipped"],
  ].map(([value, label]) => `<div><b>${value}</b>${label}</div>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(document.title)}: conformance report</title>
<style>${style}</style>
<main>
<h1>${escapeXml(document.title)}: conformance report</h1>
<p>${escapeXml(baseUrl)}, ${escapeXml(document.file)}, ${plural(requests, "request")} in ${seconds.toFixed(1)} s, seed ${seed}.${stopReason === undefined ? "" : ` The run is incomplete: ${escapeXml(stopReason)}`}</p>
<section class="tiles">${tiles.join("")}</section>
<h2>Findings</h2>
${open.length === 0 ? "<p>The service matches its document in all cases that ran.</p>" : causes.map(formatHtmlCause).join("\n")}
${accepted.length === 0 ? "" : `<details><summary>${accepted.length} accepted by the baseline</summary>${accepted.map(formatHtmlFinding).join("\n")}</details>`}
<h2>Coverage</h2>
<p>Documented responses with their headers, and the constraints of parameters and bodies. Open an operation to see what no case showed.</p>
${operations.map(([label, items]) => formatHtmlOperation(label, items, open)).join("\n")}
</main>
</html>
`;
}

/** The first finding of a cause is its example. */
function formatHtmlCause({ findings: [example, ...others] }: Cause): string {
  const rest = `<details><summary>${plural(others.length, "other finding")} with this cause</summary>${others.map(formatHtmlFinding).join("\n")}</details>`;
  return `${formatHtmlFinding(example)}${others.length === 0 ? "" : rest}`;
}

function formatHtmlFinding({ check, operations, message, line, curl, cases }: CollectedFinding): string {
  return `<article><h3>${escapeXml(check)} <small>${operations.map(escapeXml).join(", ")}</small></h3>
<p>${escapeXml(message)}</p>
<p class="line">${escapeXml(line ?? "")} · ${plural(cases.length, "case")}: ${escapeXml(cases[0] ?? "")}</p>
${curl === undefined ? "" : `<pre>${escapeXml(curl)}</pre>`}</article>`;
}

function formatHtmlOperation(label: string, items: readonly CoverageItem[], findings: readonly CollectedFinding[]) {
  const covered = items.filter(({ isCovered }) => isCovered).length;
  const count = findings.filter(({ operations }) => operations.includes(label)).length;
  const uncovered = items.filter(({ isCovered }) => !isCovered);
  const rows = uncovered.map(({ name, line }) => `<tr><td>${escapeXml(name)}<td>${escapeXml(line ?? "")}`);
  const bar = `<progress max="${items.length}" value="${covered}"></progress>`;
  const badge = count > 0 ? ` <em>${plural(count, "finding")}</em>` : "";
  return `<details><summary>${bar} <b>${escapeXml(label)}</b> ${covered} of ${items.length}${badge}</summary>${rows.length === 0 ? "<p>Everything is covered.</p>" : `<table>${rows.join("")}</table>`}</details>`;
}

const style = `
:root { color-scheme: light dark; --text: light-dark(#101828, #fff); --body: light-dark(#344054, #c3cad4); --dim: light-dark(#475467, #98a2b3);
  --line: light-dark(#d0d5dd, #2b3440); --soft: light-dark(#f7f8fa, #1a212b); --bad: light-dark(#b42318, #ff8a80); accent-color: light-dark(#0f766e, #7debdb); }
body { margin: 0; background: light-dark(#fff, #11161d); color: var(--body); font: 16px/1.65 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, b { color: var(--text); } h1 { font-size: 2rem; font-weight: 650; letter-spacing: -.015em; line-height: 1.2; } h2 { margin-top: 2.5rem; font-size: 1.5rem; }
h3 { margin: 0; font-size: 1rem; color: var(--bad); } small, .line { color: var(--dim); font-weight: 400; } .line { font-size: .875rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: 1rem; } .tiles div { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.tiles b { display: block; font-size: 1.5rem; }
article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: .5rem; break-inside: avoid; } article p { margin: .25rem 0; }
pre { margin: .5rem 0 0; padding: .75rem 1rem; background: var(--soft); border: 1px solid var(--line); border-radius: .5rem; white-space: pre-wrap; font-size: .8125rem; }
details { border-bottom: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; } progress { width: 5rem; } em { color: var(--bad); font-style: normal; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; } td { padding: .25rem .5rem; border-top: 1px solid var(--line); } td:last-child { color: var(--dim); text-align: right; }
@media print { :root { color-scheme: light; } }`;

/** Formats the cases as JUnit XML, with a suite for each operation. */
export function formatJunit(document: ApiDocument, { baseUrl, results, findings }: Report): string {
  const causes = listCauses(findings);
  const suites = [...Map.groupBy(results, toSuite)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${toSuiteAttributes(`${document.title} at ${baseUrl}`, results)}>`,
    ...suites.flatMap(([suite, group]) => [
      `  <testsuite ${toSuiteAttributes(suite, group)}>`,
      ...group.map((result) => formatTestCase(causes, result)),
      "  </testsuite>",
    ]),
    "</testsuites>",
    "",
  ].join("\n");
}

function toSuite({ case: { operation } }: CaseResult): string {
  return operation?.label ?? "document";
}

function toSuiteAttributes(name: string, results: readonly CaseResult[]): string {
  const { failed: failures, skipped } = countResults(results);
  const time = results.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
  return toAttributes({ name, tests: results.length, failures, errors: 0, skipped, time });
}

/** The first case of a cause has its example. The others name that case. */
function formatTestCase(causes: readonly Cause[], result: CaseResult): string {
  const { findings, skipReason, seconds } = result;
  const { id, title } = result.case;
  const attributes = { classname: toSuite(result), name: `${id}: ${title}`, time: seconds.toFixed(3) };
  const tag = `    <testcase ${toAttributes(attributes)}`;
  const own = causes.filter((cause) => cause.findings.some(({ cases }) => cases.includes(id)));
  if (findings.length > 0) {
    const texts = own.map((cause) => {
      const [{ message, line = "", curl = "", cases }] = cause.findings;
      const count = cause.findings.length;
      return cases[0] === id
        ? `${message}\n${line}\n${curl}`
        : `${cause.name} (one of ${count} findings; see ${cases[0]})`;
    });
    const failure = { type: findings[0]?.check ?? "", message: own[0]?.name ?? "" };
    return `${tag}><failure ${toAttributes(failure)}>${escapeXml(texts.join("\n\n"))}</failure></testcase>`;
  }
  if (skipReason === undefined) return `${tag}/>`;
  return `${tag}><skipped ${toAttributes({ message: `needs ${skipReason}` })}/></testcase>`;
}

function toAttributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(String(value)).replace(/[\t\n\r]/g, " ")}"`)
    .join(" ");
}

// XML 1.0 (section 2.2) forbids these characters, so the report contains U+FFFD instead.
const forbiddenCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text
    .replace(forbiddenCharacters, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
