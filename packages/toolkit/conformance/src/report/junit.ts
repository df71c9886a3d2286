import { type Cause, listCauses } from "../causes.ts";
import type { ApiDocument } from "../document.ts";
import type { Report } from "../run.ts";
import type { CaseResult } from "../session.ts";
import { countResults } from "./terminal.ts";

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

export function escapeXml(text: string): string {
  return text
    .replace(forbiddenCharacters, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
