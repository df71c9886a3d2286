import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import { pageOrigin } from "../target.ts";
import { type ContractCase, type Outcome, parserCodes, succeeds } from "./contract-case.ts";
import {
  expectForeign,
  expectPermission,
  expectReadable,
  expectVaryByOrigin,
  foreignOrigins,
  listOf,
} from "./page-answers.ts";
import { cheapResponses } from "./responses.ts";

// What the parser rejects has no Origin that anybody read.
const exchanges = cheapResponses.filter(({ outcome: { code = "" } }) => !parserCodes.includes(code));

const documentedHeaders = new Set(
  [...Object.values(contract.operations).map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
);

/** Pages of configured origins read answers whole (Fetch, CORS protocol). */
export const crossOriginCases: ContractCase[] = [
  ...exchanges.map(
    ({ outcome, where, ask }): ContractCase => ({
      id: `cross-origin/${nameOf(outcome)}`,
      fact: "a page may read the answer with every header that the contract documents",
      ...where,
      ...outcome,
      async run(context) {
        const answer = expectReadable(await ask(context, { headers: { Origin: pageOrigin } }), context);
        const exposed = listOf(answer, "access-control-expose-headers");
        for (const name of documentedHeaders) assert(exposed.includes(name), `${name} must be exposed, got ${exposed}`);
        return answer;
      },
    }),
  ),
  ...foreignOrigins.map(
    (origin): ContractCase => ({
      id: `cross-origin/foreign/${origin}`,
      fact: `a request of ${origin} is answered, and its page may read it only where any page may`,
      ...succeeds("listPets"),
      run: async (context) => expectForeign(await context.call("listPets", { headers: { Origin: origin } }), context),
    }),
  ),
  ...exchanges.map(
    ({ outcome, where, ask }): ContractCase => ({
      id: `cross-origin/without-an-origin/${nameOf(outcome)}`,
      fact: "an answer without an Origin allows none, and says that it may be another one with it",
      ...where,
      ...outcome,
      run: async (context) => expectVaryByOrigin(expectPermission(await ask(context), undefined)),
    }),
  ),
];

function nameOf({ operation, status, code }: Outcome): string {
  return `${operation}/${code ?? status}`;
}
