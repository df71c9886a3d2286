import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import type { CaseContext } from "../runner/case-context.ts";
import { type ContractCase, refused, succeeds, unknownPath } from "./contract-case.ts";
import { expectFigures, minute, rateFigures } from "./rate-figures.ts";
import { expectCode, expectStatus } from "./steps.ts";

const perMinute = contract.plans.free.perMinute;

/** Which requests count, and where. */
export const countingCases: ContractCase[] = [
  {
    id: "counting/whatever-the-answer",
    fact: "every request with a valid key counts one, whatever its answer",
    ...succeeds("listPets"),
    async run({ call, send, key }) {
      const { remaining } = rateFigures(await call("listPets"));
      const requests = [
        () => call("listPets", { query: "limit=0" }),
        () => call("listPets", { method: "HEAD" }),
        () => call("createPet", { body: "{" }),
        () => call("createPet", { headers: { "Content-Type": "text/plain" } }),
        () => call("getPet", { path: { petId: 0 } }),
        () => send("GET", unknownPath),
        () => send("DELETE", "/pets"),
        () => send("OPTIONS", "/pets"),
      ];
      for (const [index, request] of requests.entries())
        expectFigures(await request(), { remaining: remaining - 1 - index });
      return expectFigures(await call("listPets", { key }), { remaining: remaining - 1 - requests.length });
    },
  },
  {
    id: "counting/refused-requests",
    fact: "requests that a limit refuses count nowhere",
    ...refused("listPets", "daily_quota_exceeded"),
    async run({ call, service }) {
      const { clock } = service;
      clock.advance(2 * minute);
      const { key } = await service.createKey({ limits: { perMinute: 2, perDay: 4 } });
      const statuses = async (count: number): Promise<number[]> => {
        const found: number[] = [];
        for (let index = 0; index < count; index += 1) found.push((await call("listPets", { key })).status);
        return found;
      };
      assert.deepEqual(await statuses(5), [200, 200, 429, 429, 429]);
      clock.advance(minute);
      assert.deepEqual(await statuses(2), [200, 200]);
      return call("listPets", { key });
    },
  },
  {
    id: "counting/per-key",
    fact: "keys do not share their limits",
    ...succeeds("listPets"),
    async run({ call, service }) {
      const { remaining } = rateFigures(await call("listPets"));
      const { key } = await service.createKey({ limits: { perMinute: 1 } });
      expectStatus(await call("listPets", { key }), 200);
      expectStatus(await call("listPets", { key }), 429);
      return expectFigures(await call("listPets"), { remaining: remaining - 1 });
    },
  },
  {
    id: "counting/anonymous-figures",
    needs: ["untouched-address"],
    fact: "callers without a valid key share a bucket of their address, as large as Free's minute",
    ...refused("listPets", "missing_api_key"),
    run: async ({ call }) =>
      expectFigures(await call("listPets", { key: null }), { limit: perMinute, remaining: perMinute - 1 }),
  },
  {
    id: "counting/anonymous-bucket",
    needs: ["moved-clock"],
    fact: `after ${perMinute} requests without a valid key an address is answered 429, a minute later 401 again`,
    ...refused("listPets", "rate_limit_exceeded"),
    async run(context) {
      await emptyBucket(context);
      const refusal = expectCode(await context.call("listPets", { key: "nonsense" }), "rate_limit_exceeded");
      const answer = expectFigures(refusal, { limit: perMinute, remaining: 0 });
      context.service.clock.advance(rateFigures(answer).retryAfter * 1000);
      expectStatus(await context.call("listPets", { key: "nonsense" }), 401);
      return answer;
    },
  },
  {
    id: "counting/anonymous-unknown-path",
    needs: ["emptied-address"],
    fact: "an address over its limit is answered 429 on every path",
    ...refused("unrouted", "rate_limit_exceeded"),
    async run(context) {
      await emptyBucket(context);
      return context.send("GET", unknownPath, { key: null });
    },
  },
  {
    id: "counting/address-untouched",
    fact: "a request with a valid key takes nothing from its address's bucket",
    ...refused("listPets", "missing_api_key"),
    async run({ call }) {
      const { remaining } = rateFigures(await call("listPets", { key: null }));
      expectStatus(await call("listPets"), 200);
      return expectFigures(await call("listPets", { key: null }), { limit: perMinute, remaining: remaining - 1 });
    },
  },
  {
    id: "counting/valid-key-untouched",
    needs: ["emptied-address"],
    fact: "a valid key is not touched by its address's bucket",
    ...succeeds("listPets"),
    async run(context) {
      const { limit, remaining } = rateFigures(await context.call("listPets"));
      await emptyBucket(context);
      return expectFigures(await context.call("listPets"), { limit, remaining: remaining - 1 });
    },
  },
];

async function emptyBucket({ call, service }: CaseContext): Promise<void> {
  const answers = await Promise.all(Array.from({ length: perMinute }, () => call("listPets", { key: "nonsense" })));
  // Behind a URL the address need not have had the whole minute left.
  const statuses = service.remote ? [401, 429] : [401];
  for (const { status } of answers)
    assert(statuses.includes(status), `Expected ${statuses.join(" or ")}, got ${status}`);
}
