import type { ContractDocument } from "../document/contract-document.ts";
import type { Cell } from "./cell.ts";
import type { Exchange } from "./exchange.ts";
import { documentedInputs } from "./input.ts";

const parameter = "Idempotency-Key";
const second = 1000;

/** How long the answer to a request with an `Idempotency-Key` is kept: given again in the last second, and not after it. */
export function keptTimeCells(document: ContractDocument): Cell[] {
  const { keptSeconds } = document["x-idempotency"];
  const kept = keptSeconds * second;
  return documentedInputs(document)
    .filter(({ name }) => name === parameter)
    .flatMap(({ operation }) => {
      const cell = (name: string, isShown: (exchange: Exchange, age: number) => boolean): Cell => ({
        kind: "bounds",
        row: operation,
        name,
        place: ["x-idempotency", "keptSeconds"],
        isSeen: (exchange) => exchange.operation === operation && isShown(exchange, ageOfFirst(exchange)),
      });
      return [
        cell(
          `an answer is kept until its ${keptSeconds} s are over`,
          (exchange, age) => isReplayed(exchange) && age >= kept - second && age < kept,
        ),
        cell(
          `an answer is kept no longer than ${keptSeconds} s`,
          (exchange, age) => !isReplayed(exchange) && age === kept,
        ),
      ];
    });
}

/** How many milliseconds ago the same case was first answered under the same `Idempotency-Key`; NaN where it was not. */
function ageOfFirst(exchange: Exchange): number {
  const [sent] = exchange.parameter("header", parameter);
  const first = exchange.earlier.find(
    (one) => one.operation === exchange.operation && one.parameter("header", parameter)[0] === sent,
  );
  return sent === undefined ? Number.NaN : (exchange.at ?? Number.NaN) - (first?.at ?? Number.NaN);
}

function isReplayed({ answer }: Exchange): boolean {
  return answer.headers.has("idempotency-replayed");
}
