import { styleText } from "node:util";
import type { ContractCase } from "../cases/contract-case.ts";
import { documentedItems, toItemId } from "../coverage/coverage-item.ts";
import { type CoverageRecord, uncoveredItems } from "../coverage/create-coverage.ts";
import {
  contractDocument,
  contractLine,
  type DocumentPath,
  documentedOperations,
  locate,
} from "../document/contract-document.ts";
import type { CaseResult } from "./run-cases.ts";

type Format = Parameters<typeof styleText>[0];

// The report lists at most this many cases of one cause.
const maxCases = 5;

/** An output stream. It gets colours if it is a terminal. */
export type Output = Pick<NodeJS.WriteStream, "write" | "isTTY">;

/** Formats the result for people: the failures by cause, then the number of cases of each outcome. */
export function terminalReport(
  results: readonly CaseResult[],
  { isInterrupted, seconds, waited }: RunFacts,
  stream: Output,
): string {
  const paint = (format: Format, text: string): string =>
    stream.isTTY ? styleText(format, text, { validateStream: false }) : text;
  const { passed, failed, notTried, reasons } = summaryOf(results);
  const where = ({ contractCase, reason = "" }: CaseResult) => paint("dim", `(${findSpecLine(contractCase, reason)})`);
  const named = ({ contractCase: { id, fact } }: CaseResult) => `${paint("bold", id)}: ${fact}`;
  const failures = groupByCause(results).flatMap(([cause, group]) => {
    const [first] = group;
    if (first && group.length === 1)
      return [`${paint("red", "✗")} ${named(first)}: ${toSingleLine(first.reason ?? "")} ${where(first)}`];
    const left = group.length - maxCases;
    return [
      `${paint("red", "✗")} ${toSingleLine(cause)}, in ${group.length} cases:`,
      ...group.slice(0, maxCases).map((result) => `    ${named(result)} ${where(result)}`),
      ...(left > 0 ? [`    and ${left} more`] : []),
    ];
  });
  const why = reasons.map(([reason, count]) => `  ${String(count).padStart(5)}  needs ${reason}`);
  const counts = [
    paint(passed > 0 ? "green" : "dim", `${passed} passed`),
    paint(failed > 0 ? "red" : "dim", `${failed} failed`),
    paint(notTried > 0 ? "yellow" : "dim", `${notTried} not tried`),
  ];
  return [
    ...failures,
    ...(failures.length > 0 ? [""] : []),
    `${isInterrupted ? "Interrupted: " : ""}${counts.join(", ")}, in ${Math.round(seconds)} s${waited > 0 ? `, ${Math.round(waited)} s of them waiting` : ""}`,
    ...(why.length > 0 ? ["", "Not tried:", ...why] : []),
  ].join("\n");
}

// Text from a service must not move the cursor or hide characters.
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Shortens a text to one line. */
export function toSingleLine(text: string, length = 300): string {
  const line = text
    .trim()
    .replace(/:?\s*\n\s*/g, "; ")
    .replace(misleading, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** Facts about a whole run. */
export interface RunFacts {
  readonly isInterrupted: boolean;
  readonly seconds: number;
  /** Seconds spent waiting for the next minute. */
  readonly waited: number;
}

function summaryOf(results: readonly CaseResult[]) {
  const count = (wanted: CaseResult["outcome"]) => results.filter(({ outcome }) => outcome === wanted).length;
  const notTried = results.filter(({ outcome }) => outcome === "not tried");
  const groups = Map.groupBy(notTried, ({ reason = "" }) => reason);
  return {
    passed: count("passed"),
    failed: count("failed"),
    notTried: notTried.length,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
    /** The needs of the cases that were not tried, each with its number of cases. */
    reasons: [...groups]
      .map(([reason, { length }]) => [reason, length] as const)
      .sort((one, other) => other[1] - one[1]),
  };
}

/** Groups the failures by cause: a header that is missing everywhere is one cause. Causes with the most cases come first. */
export function groupByCause(results: readonly CaseResult[]): [cause: string, results: CaseResult[]][] {
  const failed = results.filter(({ outcome }) => outcome === "failed");
  const causes = Map.groupBy(failed, ({ reason = "" }) => causeOf(reason));
  return [...causes].sort(([, one], [, other]) => other.length - one.length);
}

// For a response that breaks the contract, the cause is the violation without its location and value.
function causeOf(reason: string): string {
  const broken = /^The response breaks the contract:\n(.*?)\nBody: /s.exec(reason)?.[1];
  return broken === undefined ? reason : broken.replaceAll(/^\w+ → \d+ → |, got .*$/gm, "");
}

/** Returns the number of facts of the contract, how many were covered, and the names of the others. */
export function coverageSummary(record: CoverageRecord): { facts: number; seen: number; uncovered: readonly string[] } {
  const items = documentedItems(contractDocument);
  const uncovered = uncoveredItems(items, record).map(toItemId);
  return { facts: items.length, seen: items.length - uncovered.length, uncovered };
}

/** Formats the coverage in one line for people. */
export function coverageLine(record: CoverageRecord): string {
  const { facts, seen } = coverageSummary(record);
  const left = facts - seen;
  return `${seen} of ${facts} facts of the contract were covered${left > 0 ? `, ${left} were not: --json lists them` : ""}`;
}

/** Formats a count with its noun in singular or plural. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Reports the progress in about ten lines. @param total number of cases */
export function createProgress(stream: Output, total: number) {
  const step = Math.max(1, Math.ceil(total / 10));
  let done = 0;
  let failed = 0;
  const line = (text: string) => stream.write(`${text}\n`);
  const counts = () => `${done} of ${total}${failed > 0 ? `, ${failed} failed` : ""}`;

  return {
    begins: line,
    waits: (reason: string, milliseconds: number) =>
      line(`${counts()}: waits ${Math.ceil(milliseconds / 1000)} s for the next minute: ${reason}`),
    hears({ outcome }: CaseResult) {
      done += 1;
      if (outcome === "failed") failed += 1;
      if (done % step === 0 || done === total) line(counts());
    },
  };
}

/** Formats the result as JUnit XML for CI. Each subject is a test suite. Cases that were not tried are skipped. */
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
  const text = `${reason}\n${findSpecLine(contractCase, reason)}`;
  return `${head}><failure ${attributes({ message: toSingleLine(reason) })}>${escapeXml(text)}</failure></testcase>`;
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(String(value)).replace(/[\t\n\r]/g, " ")}"`)
    .join(" ");
}

// XML 1.0 (section 2.2) forbids these characters, so the report contains U+FFFD instead.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text
    .replace(forbidden, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Formats the result as JSON for programs. */
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
      ...(outcome === "failed" && { came: reason, line: findSpecLine(contractCase, reason ?? "") }),
      ...(outcome === "not tried" && { needs: reason }),
      seconds,
    };
  });
  return `${JSON.stringify({ base, ...counts, coverage: coverageSummary(coverage), cases }, undefined, 2)}\n`;
}

/**
 * Returns the line of the contract that decides a case: of the header that the message names, or of the response that breaks the
 * contract; else of the member that the case is about, or of its expected response.
 */
export function findSpecLine({ operation, status, location: member }: Decided, message: string): string {
  const [, validated, came, header] = /(\w+) → (\d+)(?: → header ([\w-]+):)?/.exec(message) ?? [];
  const response = [...responsesOf(validated ?? operation), came ?? String(status)];
  const own = validated === undefined && member ? [member] : [];
  const locations = [...own, ...(header ? headersNamed(response, header) : []), response, responsesOf(operation)];
  const location = locations.map(tryLocate).find((found) => found !== undefined);
  return location ? `openapi/petstore.yaml:${contractLine(location)}` : "openapi/petstore.yaml";
}

type Decided = Pick<ContractCase, "operation" | "status" | "location">;

function responsesOf(operation: string): DocumentPath {
  const route = documentedOperations(contractDocument).get(operation)?.route;
  return route ? ["paths", route.path, route.method.toLowerCase(), "responses"] : ["x-unrouted-responses"];
}

function headersNamed(response: DocumentPath, header: string): DocumentPath[] {
  const location = tryLocate([...response, "headers"]);
  const names = Object.keys(location ? locate<object>(contractDocument, location).node : {});
  return names
    .filter((name) => name.toLowerCase() === header.toLowerCase())
    .map((name) => [...response, "headers", name]);
}

function tryLocate(location: DocumentPath): DocumentPath | undefined {
  try {
    return locate(contractDocument, location).location;
  } catch {
    return undefined;
  }
}
