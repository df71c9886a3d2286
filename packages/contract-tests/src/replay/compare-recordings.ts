import { contractCases } from "../cases/contract-cases.ts";
import { createExchangeReader } from "../coverage/exchange.ts";
import { contractDocument } from "../document/contract-document.ts";
import { decidingLine } from "../tool/deciding-line.ts";
import { compareAnswers, shapeOf, signature } from "./compare-answers.ts";
import type { Exchanged, Recording } from "./record-exchanges.ts";

/** A difference between two targets, and the line of the contract that decides which of them is right. */
export interface Row {
  readonly caseId: string;
  readonly exchange: Exchanged;
  /** What the other target answered; nothing where the case did not come so far. */
  readonly found?: Exchanged;
  readonly text: string;
  readonly line: string;
}

/** Compares what two targets answered to the same requests, case by case. */
export function compareRecordings(
  expected: Recording,
  found: Recording,
  isIgnored?: (header: string) => boolean,
): Row[] {
  const read = createExchangeReader(contractDocument);
  return contractCases.flatMap((contractCase) => {
    const [left, right] = [expected, found].map((recording) => recording.get(contractCase.id) ?? []) as [
      Exchanged[],
      Exchanged[],
    ];
    // Of requests that were sent at once, which one is answered how may differ from run to run.
    if (outcomes(left) === outcomes(right)) return [];
    return left.flatMap((exchange, index) => {
      const other = right[index];
      const counts = { caseId: contractCase.id, exchange, line: decidingLine(contractCase, "") };
      if (!other) return [{ ...counts, text: `is not reached: ${right.length} of ${left.length} requests are sent` }];
      const { operation } = read(exchange.request, exchange.answer);
      return compareAnswers(exchange.answer, other.answer, isIgnored).map(({ text, header }) => {
        const place = `${operation} → ${exchange.answer.status}${header ? ` → header ${header}:` : ""}`;
        return { caseId: contractCase.id, exchange, found: other, text, line: decidingLine(contractCase, place) };
      });
    });
  });
}

function outcomes(exchanges: readonly Exchanged[]): string {
  const all = exchanges.map(({ request, answer }) => {
    const names = [...answer.headers.keys()].sort().join(" ");
    return `${request.method} ${request.target} ${signature(answer)} ${names} ${shapeOf(answer)}`;
  });
  return all.sort().join("\n");
}
