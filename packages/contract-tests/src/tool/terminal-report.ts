import { styleText } from "node:util";
import { causesOf } from "./causes.ts";
import { decidingLine } from "./deciding-line.ts";
import type { CaseResult } from "./run-cases.ts";
import type { Output } from "./run-judge.ts";
import { type RunFacts, summaryOf } from "./summary.ts";

type Format = Parameters<typeof styleText>[0];

// So many cases stand for all that failed for one cause.
const mostCases = 5;

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
    const [first, ...more] = group;
    if (more.length === 0)
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
