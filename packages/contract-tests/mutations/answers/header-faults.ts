import type { HeaderObject } from "../../src/document/contract-document.ts";
import type { Fault } from "../fault.ts";
import { changeAnswers, type PlainAnswer, withHeader } from "../plant/change-answers.ts";
import { type Family, families } from "./families.ts";

type Change = (answer: PlainAnswer) => PlainAnswer;

/** Of each response: each documented header dropped, and wrong; one added; and the Content-Type wrong. */
export const headerFaults: readonly Fault[] = families.flatMap((family) => [
  ...family.headers.flatMap(([name, header]) => [
    fault(family, `${name} dropped`, (answer) => withHeader(answer, name, undefined)),
    fault(family, `${name} wrong`, (answer) => {
      const value = answer.headers.get(name);
      return value === null ? answer : withHeader(answer, name, wrongValue(family, name, header, value));
    }),
  ]),
  fault(family, "a header that is not documented", (answer) => withHeader(answer, "X-Powered-By", "animals")),
  ...(family.response.content
    ? [
        fault(family, "Content-Type dropped", (answer) => withHeader(answer, "Content-Type", undefined)),
        fault(family, "Content-Type wrong", (answer) => withHeader(answer, "Content-Type", "application/json")),
      ]
    : []),
]);

function fault(family: Family, what: string, change: Change): Fault {
  return {
    id: `header/${family.name}/${what}`,
    ...family.places[0],
    about: [`answer-headers/${family.places[0].operation}/`],
    plant: () => changeAnswers(family.places, family.parserCodes, change),
  };
}

/** Still of its type, where that leaves something to be wrong: a number one too high, a tag or link that nobody gave. */
function wrongValue({ parserCodes }: Family, name: string, { schema }: HeaderObject, value: string): string {
  if (schema.type === "integer") return String(Number(value) + 1);
  if (schema.type === "boolean") return "false";
  // Nobody can tell one new id from another.
  if (name === "X-Request-Id" && parserCodes.length > 0) return `${value} `.repeat(2).trim();
  if (/\d/.test(value)) return value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return `${value.slice(0, -1)}${value.endsWith("x") ? "y" : "x"}`;
}
