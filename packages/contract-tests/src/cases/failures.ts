import { contract } from "@animal-store/contract";
import { type ContractCase, refused } from "./contract-case.ts";
import { expectFigures } from "./rate-figures.ts";
import { expectStatus } from "./steps.ts";

const failures = [
  { store: "store-fails", keys: "keys-fail", code: "internal_error" },
  { store: "store-away", keys: "keys-away", code: "service_unavailable" },
] as const;

/** A store that fails, beside the responses that the contract documents for it. */
export const failureCases: ContractCase[] = failures.flatMap(({ store, keys, code }): ContractCase[] => [
  {
    id: `failures/refusal/${store}`,
    fact: "a failure of the store does not hide what is wrong with a request",
    situation: store,
    ...refused("listPets", "invalid_request"),
    run: ({ call }) => call("listPets", { query: "limit=0" }),
  },
  {
    id: `failures/counted/${store}`,
    fact: "a request that meets a failure of the store counts like any other",
    situation: store,
    ...refused("listPets", code),
    async run({ call }) {
      const { perMinute } = contract.plans.business;
      expectStatus(await call("listPets"), contract.errorCodes[code].status);
      return expectFigures(await call("listPets"), { remaining: perMinute - 2 });
    },
  },
  {
    id: `failures/known-path/${keys}`,
    fact: "a failure to look up the key is not taken for a wrong key",
    situation: keys,
    ...refused("listPets", code),
    run: ({ call }) => call("listPets"),
  },
]);
