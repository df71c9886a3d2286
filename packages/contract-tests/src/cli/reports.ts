import { styleText } from "node:util";
import type { ContractCase } from "../cases/contract-case.ts";
import { cellId, documentedCells } from "../coverage/cell.ts";
import { type CoverageRecord, unseenCells } from "../coverage/create-coverage.ts";
import {
  contractDocument,
  contractLine,
  documentedOperations,
  locate,
  type Place,
} from "../document/contract-document.ts";
import type { CaseResult } from "./run-cases.ts";

type Format = Parameters<typeof styleText>[0];

// So many cases stand for all that failed for one cause.
const mostCases = 5;

/** Something to write to, that colours go to where it is a terminal. */
export type Output = Pick<NodeJS.WriteStream, "write" | "isTTY">;

/** The result for people: what failed, by cause, then how many cases there were of what. */
export function terminalReport(
  results: readonly CaseResult[],
  { isInterrupted, seconds, waited }: RunFacts,
  stream: Output,
): string {
  const paint = (format: Format, text: string): string =>
    stream.isTTY ? styleText(format, text, { validateStream: false }) : text;
  const { passed, failed, notTried, reasons } = summaryOf(results);
  const where = ({ contractCase, reason = "" }: CaseResult) => paint("dim", `(${decidingLine(contractCase, reason)})`);
  const named = ({ contractCase: { id, fact } }: CaseResult) => `${paint("bold", id)}: ${fact}`;
  const failures = causesOf(results).flatMap(([cause, group]) => {
    const [first] = group;
    if (first && group.length === 1)
      return [`${paint("red", "✗")} ${named(first)}: ${inOneLine(first.reason ?? "")} ${where(first)}`];
    const left = group.length - mostCases;
    return [
      `${paint("red", "✗")} ${inOneLine(cause)}, in ${group.length} cases:`,
      ...group.slice(0, mostCases).map((result) => `    ${named(result)} ${where(result)}`),
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

// What a service says must neither move the cursor nor hide.
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What came, short enough for a line. */
export function inOneLine(text: string, length = 300): string {
  const line = text
    .trim()
    .replace(/:?\s*\n\s*/g, "; ")
    .replace(misleading, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** What is known of a run as a whole. */
export interface RunFacts {
  readonly isInterrupted: boolean;
  readonly seconds: number;
  /** How many of the seconds went by waiting for the next minute. */
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
    /** What the cases that were not tried would need, and how many of them. */
    reasons: [...groups]
      .map(([reason, { length }]) => [reason, length] as const)
      .sort((one, other) => other[1] - one[1]),
  };
}

/** What failed, by cause: a header that is missing everywhere is one. Those with the most cases come first. */
export function causesOf(results: readonly CaseResult[]): [cause: string, results: CaseResult[]][] {
  const failed = results.filter(({ outcome }) => outcome === "failed");
  const causes = Map.groupBy(failed, ({ reason = "" }) => causeOf(reason));
  return [...causes].sort(([, one], [, other]) => other.length - one.length);
}

// Of an answer that breaks the contract, what breaks it wherever it came; not what stood there.
function causeOf(reason: string): string {
  const broken = /^The answer breaks the contract:\n(.*?)\nIt was: /s.exec(reason)?.[1];
  return broken === undefined ? reason : broken.replaceAll(/^\w+ → \d+ → |, got .*$/gm, "");
}

/** How much of what the contract states was seen on the wire; and the facts that nothing was seen of. */
export function coverageSummary(record: CoverageRecord): { facts: number; seen: number; unseen: readonly string[] } {
  const cells = documentedCells(contractDocument);
  const unseen = unseenCells(cells, record).map(cellId);
  return { facts: cells.length, seen: cells.length - unseen.length, unseen };
}

/** The same for people, in a line. */
export function coverageLine(record: CoverageRecord): string {
  const { facts, seen } = coverageSummary(record);
  const left = facts - seen;
  return `${seen} of ${facts} facts of the contract were seen${left > 0 ? `, ${left} were not: --json names them` : ""}`;
}

/** A count and what is counted, as English has it. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Tells people how far it is, a line now and then. @param total how many cases there are */
export function createProgress(stream: Output, total: number) {
  const step = Math.max(1, Math.ceil(total / 10));
  let heard = 0;
  let failed = 0;
  const line = (text: string) => stream.write(`${text}\n`);
  const counts = () => `${heard} of ${total}${failed > 0 ? `, ${failed} failed` : ""}`;

  return {
    begins: line,
    waits: (reason: string, milliseconds: number) =>
      line(`${counts()}: waits ${Math.ceil(milliseconds / 1000)} s for the next minute: ${reason}`),
    hears({ outcome }: CaseResult) {
      heard += 1;
      if (outcome === "failed") failed += 1;
      if (heard % step === 0 || heard === total) line(counts());
    },
  };
}

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

/**
 * Where the contract says what a case asks for: of a header that its message names, or of the answer that came and breaks the contract;
 * else of the member that it is about, or of the asked answer.
 */
export function decidingLine({ operation, status, place: member }: Decided, message: string): string {
  const [, judged, came, header] = /(\w+) → (\d+)(?: → header ([\w-]+):)?/.exec(message) ?? [];
  const response = [...responsesOf(judged ?? operation), came ?? String(status)];
  const own = judged === undefined && member ? [member] : [];
  const places = [...own, ...(header ? headersNamed(response, header) : []), response, responsesOf(operation)];
  const place = places.map(tryLocate).find((found) => found !== undefined);
  return place ? `openapi/petstore.yaml:${contractLine(place)}` : "openapi/petstore.yaml";
}

type Decided = Pick<ContractCase, "operation" | "status" | "place">;

function responsesOf(operation: string): Place {
  const route = documentedOperations(contractDocument).get(operation)?.route;
  return route ? ["paths", route.path, route.method.toLowerCase(), "responses"] : ["x-unrouted-responses"];
}

function headersNamed(response: Place, header: string): Place[] {
  const place = tryLocate([...response, "headers"]);
  const names = Object.keys(place ? locate<object>(contractDocument, place).node : {});
  return names
    .filter((name) => name.toLowerCase() === header.toLowerCase())
    .map((name) => [...response, "headers", name]);
}

function tryLocate(place: Place): Place | undefined {
  try {
    return locate(contractDocument, place).place;
  } catch {
    return undefined;
  }
}
