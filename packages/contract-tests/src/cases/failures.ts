import assert from "node:assert/strict";
import type { ErrorCode } from "@animal-store/contract";
import { contract } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import { type Situation, storeFailure } from "../target.ts";
import { unknownPath } from "./authentication.ts";
import { type ContractCase, operationIds, refused } from "./contract-case.ts";
import { expectFigures } from "./rate-figures.ts";
import { expectStatus, read } from "./steps.ts";

const stores: { situation: Situation; what: string; code: ErrorCode }[] = [
  { situation: "store-fails", what: "a failure of the store", code: "internal_error" },
  { situation: "store-away", what: "a store that is away", code: "service_unavailable" },
];
const keys: { situation: Situation; what: string; code: ErrorCode }[] = [
  { situation: "keys-fail", what: "a failure to look up the key", code: "internal_error" },
  { situation: "keys-away", what: "a store of keys that is away", code: "service_unavailable" },
];

export const failureCases: ContractCase[] = [
  ...stores.flatMap(({ situation, what, code }) => [
    ...operationIds.map(
      (operation): ContractCase => ({
        id: `failures/${operation}/${situation}`,
        fact: `${what} is answered without a word about its cause`,
        situation,
        ...refused(operation, code),
        run: async ({ call }) => expectBare(await call(operation)),
      }),
    ),
    {
      id: `failures/refusal/${situation}`,
      fact: `${what} does not hide what is wrong with a request`,
      situation,
      ...refused("listPets", "invalid_request"),
      run: ({ call }) => call("listPets", { query: "limit=0" }),
    } satisfies ContractCase,
    {
      id: `failures/counted/${situation}`,
      fact: `a request that meets ${what} counts like any other`,
      situation,
      ...refused("listPets", code),
      async run({ call }) {
        const { perMinute } = contract.plans.business;
        expectStatus(await call("listPets"), contract.errorCodes[code].status);
        return expectFigures(await call("listPets"), { remaining: perMinute - 2 });
      },
    } satisfies ContractCase,
  ]),
  ...keys.flatMap(({ situation, what, code }): ContractCase[] => [
    {
      id: `failures/unknown-path/${situation}`,
      fact: `${what} is not taken for a wrong key`,
      situation,
      ...refused("unrouted", code),
      run: async ({ send }) => expectBare(await send("GET", unknownPath)),
    },
    {
      id: `failures/known-path/${situation}`,
      fact: `${what} is not taken for a wrong key`,
      situation,
      ...refused("listPets", code),
      run: async ({ call }) => expectBare(await call("listPets")),
    },
  ]),
];

function expectBare(answer: Answer): Answer {
  assert.deepEqual(Object.keys(read("Error", answer)).sort(), ["code", "message", "status"]);
  const all = [answer.bodyText, ...answer.headers.values()].join("\n");
  assert(
    !all.includes(storeFailure) && !/\bat .+:\d+:\d+/.test(all),
    `The cause must stay in the log, got ${answer.bodyText}`,
  );
  return answer;
}
