import { contractCases } from "../cases/contract-cases.ts";
import { decidingLine } from "../cli/deciding-line.ts";
import { createExchangeReader } from "../coverage/exchange.ts";
import { contractDocument } from "../document/contract-document.ts";
import { compareAnswers, type Difference, shapeOf, signature } from "./compare-answers.ts";
import type { Exchanged, Recording } from "./record-exchanges.ts";

/** A difference between two targets, and the line of the contract that decides which of them is right. */
export interface Row {
  readonly caseId: string;
  /** Whose answer was expected. */
  readonly operation: string;
  readonly in: Difference["in"];
  readonly exchange: Exchanged;
  /** What the other target answered; nothing where the case did not come so far. */
  readonly found?: Exchanged;
  readonly text: string;
  readonly line: string;
  /** What the case was given as ids before. */
  readonly ids: readonly string[];
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
    return left.flatMap((exchange, index): Row[] => {
      const other = right[index];
      const { operation } = read(exchange.request, exchange.answer);
      const row = { caseId: contractCase.id, operation, exchange, ids: idsIn(left.slice(0, index)) };
      if (!other) {
        const text = `is not reached: ${right.length} of ${left.length} requests are sent`;
        return [{ ...row, in: "status", text, line: decidingLine(contractCase, "") }];
      }
      return compareAnswers(exchange.answer, other.answer, isIgnored).map(({ in: place, text, header }) => {
        const answered = `${operation} → ${exchange.answer.status}${header ? ` → header ${header}:` : ""}`;
        return { ...row, found: other, in: place, text, line: decidingLine(contractCase, answered) };
      });
    });
  });
}

function idsIn(exchanges: readonly Exchanged[]): string[] {
  return exchanges.flatMap(({ answer }) => /^\{.*"id":(\d+)/.exec(answer.bodyText)?.[1] ?? []);
}

function outcomes(exchanges: readonly Exchanged[]): string {
  const all = exchanges.map(({ request, answer }) => {
    const names = [...answer.headers.keys()].sort().join(" ");
    return `${request.method} ${request.target} ${signature(answer)} ${names} ${shapeOf(answer)}`;
  });
  return all.sort().join("\n");
}
