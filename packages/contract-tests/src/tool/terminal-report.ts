import { styleText } from "node:util";
import { decidingLine } from "./deciding-line.ts";
import type { CaseResult } from "./run-cases.ts";
import type { Output } from "./run-judge.ts";
import { summaryOf } from "./summary.ts";

type Format = Parameters<typeof styleText>[0];

/** The result for people: one line for each case that failed, then how many there were of what. */
export function terminalReport(results: readonly CaseResult[], stream: Output): string {
  const paint = (format: Format, text: string): string =>
    stream.isTTY ? styleText(format, text, { validateStream: false }) : text;
  const { passed, failed, notTried, seconds, reasons } = summaryOf(results);
  const failures = results
    .filter(({ outcome }) => outcome === "failed")
    .map((result) => {
      const { contractCase, reason = "" } = result;
      const where = paint("dim", `(${decidingLine(contractCase, reason)})`);
      return `${paint("red", "✗")} ${paint("bold", contractCase.id)}: ${contractCase.fact}: ${inOneLine(reason)} ${where}`;
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
    `${counts.join(", ")}, in ${Math.round(seconds)} s`,
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
