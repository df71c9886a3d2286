import { contract, type ErrorCode } from "@animal-store/contract";
import type { Fault } from "../fault.ts";
import { changeAnswers } from "../plant/change-answers.ts";
import { answerPlaces } from "./families.ts";

const allCodes = Object.keys(contract.errorCodes);

/** Each code of each refusal exchanged for another, one of the same response where it has several. */
export const codeFaults: readonly Fault[] = answerPlaces.flatMap(({ operation, status, response, parserCodes }) => {
  const codes = response["x-error-codes"] ?? [];
  return codes.map((code): Fault => {
    const pool = codes.length > 1 ? codes : allCodes;
    const other = pool[(pool.indexOf(code) + 1) % pool.length] as ErrorCode;
    return {
      id: `code/${operation}/${status}/${code} given as ${other}`,
      operation,
      status,
      plant: () =>
        changeAnswers([{ operation, status }], parserCodes, (answer) => ({
          ...answer,
          text: answer.text.replace(`"code":"${code}"`, `"code":"${other}"`),
        })),
    };
  });
});
