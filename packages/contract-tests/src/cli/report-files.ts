import type { CoverageRecord } from "../coverage/create-coverage.ts";
import { decidingLine } from "./deciding-line.ts";
import { coverageSummary, inOneLine, type RunFacts, summaryOf } from "./reports.ts";
import type { CaseResult } from "./run-cases.ts";

/** The result for CI, as JUnit XML: a test suite for each subject; what was not tried is skipped. */
export function junitReport(base: string, results: readonly CaseResult[]): string {
  const suites = Map.groupBy(results, ({ contractCase }) => contractCase.id.split("/", 1)[0] ?? "");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name: base, ...counts(results) })}>`,
    ...[...suites].flatMap(([name, own]) => [
      `  <testsuite ${attributes({ name, ...counts(own) })}>`,
      ...own.map((result) => testCase(name, result)),
      "  </testsuite>",
    ]),
    "</testsuites>",
    "",
  ].join("\n");
}

function counts(results: readonly CaseResult[]): Record<string, string | number> {
  const { failed, notTried, seconds } = summaryOf(results);
  return { tests: results.length, failures: failed, errors: 0, skipped: notTried, time: seconds.toFixed(3) };
}

function testCase(suite: string, { contractCase, outcome, reason = "", seconds }: CaseResult): string {
  const head = `    <testcase ${attributes({ classname: suite, name: `${contractCase.id}: ${contractCase.fact}`, time: seconds.toFixed(3) })}`;
  if (outcome === "passed") return `${head}/>`;
  if (outcome === "not tried") return `${head}><skipped ${attributes({ message: `needs ${reason}` })}/></testcase>`;
  const text = `${reason}\n${decidingLine(contractCase, reason)}`;
  return `${head}><failure ${attributes({ message: inOneLine(reason) })}>${escapeXml(text)}</failure></testcase>`;
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(String(value)).replace(/[\t\n\r]/g, " ")}"`)
    .join(" ");
}

// What XML 1.0 has no place for, section 2.2, is shown as U+FFFD.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text
    .replace(forbidden, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The result for programs, as JSON. */
export function jsonReport(
  { base, isInterrupted, seconds, waited }: RunFacts & { readonly base: string },
  results: readonly CaseResult[],
  coverage: CoverageRecord,
): string {
  const { passed, failed, notTried } = summaryOf(results);
  const counts = { interrupted: isInterrupted, passed, failed, notTried, seconds, waited };
  const cases = results.map(({ contractCase, outcome, reason, seconds }) => {
    const { id, fact, operation, status, code } = contractCase;
    return {
      id,
      fact,
      outcome,
      asked: { operation, status, code },
      ...(outcome === "failed" && { came: reason, line: decidingLine(contractCase, reason ?? "") }),
      ...(outcome === "not tried" && { needs: reason }),
      seconds,
    };
  });
  return `${JSON.stringify({ base, ...counts, coverage: coverageSummary(coverage), cases }, undefined, 2)}\n`;
}
