import type { Fault } from "../fault.ts";
import { changeAnswers } from "../plant/change-answers.ts";
import { answerPlaces } from "./families.ts";

const undocumented = 418;

/** Each status of each operation exchanged: for the next one that is documented there, and for one that is documented nowhere. */
export const statusFaults: readonly Fault[] = answerPlaces.flatMap(({ operation, status, parserCodes }) => {
  const here = answerPlaces.filter((place) => place.operation === operation).map((place) => place.status);
  const next = here[(here.indexOf(status) + 1) % here.length] ?? undocumented;
  return [next, undocumented].map(
    (other): Fault => ({
      id: `status/${operation}/${status} given as ${other}`,
      operation,
      status,
      plant: () => changeAnswers([{ operation, status }], parserCodes, (answer) => ({ ...answer, status: other })),
    }),
  );
});
