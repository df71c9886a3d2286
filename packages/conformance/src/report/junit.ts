import type { ApiDocument } from "../document.ts";
import type { Report } from "../run.ts";
import type { CaseResult } from "../session.ts";
import { countResults } from "./terminal.ts";

/** Formats the cases as JUnit XML, with a suite for each operation. */
export function formatJunit(document: ApiDocument, { baseUrl, results }: Report): string {
  const suites = [...Map.groupBy(results, toSuite)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${toSuiteAttributes(baseUrl, results)}>`,
    ...suites.flatMap(([suite, group]) => [
      `  <testsuite ${toSuiteAttributes(suite, group)}>`,
      ...group.map((result) => formatTestCase(document, result)),
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

function formatTestCase(document: ApiDocument, result: CaseResult): string {
  const { findings, skipReason, seconds } = result;
  const { id, title } = result.case;
  const attributes = { classname: toSuite(result), name: `${id}: ${title}`, time: seconds.toFixed(3) };
  const tag = `    <testcase ${toAttributes(attributes)}`;
  const [first] = findings;
  if (first) {
    const lines = findings.map(({ message, node, key }) => `${message}\n${document.locate(node, key) ?? ""}`);
    return `${tag}><failure ${toAttributes({ message: first.message })}>${escapeXml(lines.join("\n"))}</failure></testcase>`;
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
