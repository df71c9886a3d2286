import assert from "node:assert/strict";
import { contract, type Plan } from "@animal-store/contract";
import type { CaseContext } from "../case-context.ts";
import { runSteps, sendAccepted, sendConcurrently, sendRejected, sendRequest, wait } from "./bans.ts";
import { type ContractCase, expectError, expectSuccess, unknownPath } from "./contract-case.ts";
import {
  advanceToNextDay,
  dayMs,
  expectRateLimit,
  expectWindowEnd,
  getPlanLimits,
  getWindowEnd,
  minuteMs,
  parseRateLimit,
} from "./rate-limit-headers.ts";
import { expectCode, expectStatus } from "./steps.ts";

const { free } = contract.plans;

export const limitCases: ContractCase[] = [
  ...(Object.keys(contract.plans) as Plan[]).map<ContractCase>((plan) => {
    const { perMinute, perDay } = getPlanLimits(plan);
    return {
      id: `rate-limits/plan/${plan}`,
      title: `${plan === "enterprise" ? "an" : "a"} ${plan} key has ${perMinute} requests a minute and ${perDay} a day`,
      covers: [`x-rate-limit-plans/${plan}/perMinute`, `x-rate-limit-plans/${plan}/perDay`],
      ...expectSuccess("listPets"),
      async run({ call, service }) {
        const { key } = await service.createKey({ plan });
        const response = await call("listPets", { key });
        expectRateLimit(response, { limit: perMinute, remaining: perMinute - 1 });
        expectWindowEnd(response, service, minuteMs);
        const policy = new RegExp(`q=${perMinute};w=60,.*q=${perDay};w=86400`);
        assert.match(response.headers.get("ratelimit-policy") ?? "", policy);
        return response;
      },
    };
  }),
  {
    id: "rate-limits/own",
    title: "the limits of a key override those of its plan",
    ...expectSuccess("listPets"),
    async run({ call, service }) {
      const { key } = await service.createKey({ plan: "enterprise", limits: { perMinute: 7 } });
      return expectRateLimit(await call("listPets", { key }), { limit: 7, remaining: 6 });
    },
  },
  ...(["free", "pro", "business"] as const).map<ContractCase>((plan) => ({
    id: `rate-limits/minute/${plan}`,
    needs: ["test-clock"],
    title: `a ${plan} key has ${contract.plans[plan].perMinute} requests in each minute`,
    covers: [`x-rate-limit-plans/${plan}/perMinute`],
    ...expectError("listPets", "rate_limit_exceeded"),
    async run(context) {
      const { perMinute } = contract.plans[plan];
      const { key } = await context.service.createKey({ plan });
      const responses = await sendConcurrently(context, key, perMinute);
      const remaining = responses.map((response) => parseRateLimit(expectStatus(response, 200)).remaining);
      assert.deepEqual(new Set(remaining), new Set(Array.from({ length: perMinute }, (_, count) => count)));
      const response = expectCode(await sendRequest(context, key), "rate_limit_exceeded");
      expectRateLimit(response, { limit: perMinute, remaining: 0 });
      context.service.clock.advance(parseRateLimit(response).retryAfter * 1000);
      expectRateLimit(expectStatus(await sendRequest(context, key), 200), { remaining: perMinute - 1 });
      return response;
    },
  })),
  {
    id: "rate-limits/minute/fixed",
    title: "a limit exhausted in the last second of a minute resets one second later",
    ...expectSuccess("listPets"),
    run: runSteps({ perMinute: 1 }, [wait(minuteMs - 1000), sendAccepted(), sendRejected(1), wait(1000)]),
  },
  {
    id: "rate-limits/parallel",
    title: "accepts exactly as many parallel requests as the limit allows",
    ...expectError("listPets", "rate_limit_exceeded"),
    async run(context) {
      const { key } = await context.service.createKey({ plan: "free" });
      const responses = await sendConcurrently(context, key, free.perMinute + 40);
      const rejectedResponses = responses.filter(({ status }) => status === 429);
      assert.equal(rejectedResponses.length, 40);
      return expectRateLimit(rejectedResponses[0] as (typeof rejectedResponses)[number], { remaining: 0 });
    },
  },
  {
    id: "rate-limits/day/free",
    title: `rejects request ${free.perDay + 1} of a day and accepts requests of the next day`,
    ...expectError("listPets", "daily_quota_exceeded"),
    async run(context) {
      const { call, service } = context;
      const { clock } = service;
      advanceToNextDay(clock);
      const { key } = await service.createKey({ plan: "free", limits: { perMinute: 2 * free.perDay } });
      await sendAccepted(free.perDay)(context, key);
      const reset = getWindowEnd(clock.now(), dayMs);
      const error = expectCode(await call("listPets", { key }), "daily_quota_exceeded");
      const response = expectRateLimit(error, { limit: free.perDay, remaining: 0, reset });
      clock.advance(parseRateLimit(response).retryAfter * 1000);
      expectStatus(await call("listPets", { key }), 200);
      return response;
    },
  },
  {
    id: "rate-limits/both",
    title: "if both windows are exhausted, Retry-After is the longer wait",
    operation: "listPets",
    status: 429,
    run: runSteps({ perMinute: 1, perDay: 1 }, [sendAccepted()], (response, { clock }) => {
      const reset = getWindowEnd(clock.now(), dayMs);
      expectRateLimit(response, { remaining: 0, reset, retryAfter: reset - clock.now() / 1000 });
    }),
  },
  ...[1, 999, 1000, 1001, minuteMs - 1].map<ContractCase>((remainingMs) => ({
    id: `rate-limits/retry-after/${remainingMs}`,
    title: `${remainingMs} ms before the minute ends, Retry-After is ${Math.ceil(remainingMs / 1000)} s`,
    ...expectError("listPets", "rate_limit_exceeded"),
    run: runSteps({ perMinute: 1 }, [sendAccepted(), wait(minuteMs - remainingMs)], (response, { clock }) => {
      const reset = getWindowEnd(clock.now(), minuteMs);
      expectRateLimit(response, { remaining: 0, reset, retryAfter: Math.ceil(remainingMs / 1000) });
    }),
  })),
  {
    id: "counting/every-status",
    title: "every request with a valid key counts once, whatever its response",
    ...expectSuccess("listPets"),
    async run({ call, send, key }) {
      const { remaining } = parseRateLimit(await call("listPets"));
      const sendFunctions = [
        () => call("listPets", { query: "limit=0" }),
        () => call("listPets", { method: "HEAD" }),
        () => call("createPet", { body: "{" }),
        () => call("createPet", { headers: { "Content-Type": "text/plain" } }),
        () => call("getPet", { path: { petId: 0 } }),
        () => send("GET", unknownPath),
        () => send("DELETE", "/pets"),
        () => send("OPTIONS", "/pets"),
      ];
      for (const [index, sendNext] of sendFunctions.entries())
        expectRateLimit(await sendNext(), { remaining: remaining - 1 - index });
      return expectRateLimit(await call("listPets", { key }), { remaining: remaining - 1 - sendFunctions.length });
    },
  },
  {
    id: "counting/rejected-requests",
    title: "requests over a limit do not count",
    ...expectError("listPets", "daily_quota_exceeded"),
    run: runSteps({ perMinute: 2, perDay: 4 }, [
      wait(2 * minuteMs),
      sendAccepted(2),
      sendRejected(3),
      wait(minuteMs),
      sendAccepted(2),
    ]),
  },
  {
    id: "counting/per-key",
    title: "keys do not share their limits",
    ...expectSuccess("listPets"),
    async run({ call, service }) {
      const { key } = await service.createKey({ limits: { perMinute: 1 } });
      const { remaining } = parseRateLimit(await call("listPets"));
      expectStatus(await call("listPets", { key }), 200);
      expectStatus(await call("listPets", { key }), 429);
      return expectRateLimit(await call("listPets"), { remaining: remaining - 1 });
    },
  },
  {
    id: "counting/anonymous-bucket",
    needs: ["test-clock"],
    title: `after ${free.perMinute} requests without a valid key an address gets 429, and in the next minute 401`,
    ...expectError("listPets", "rate_limit_exceeded"),
    async run(context) {
      await exhaustAddress(context);
      const error = expectCode(await context.call("listPets", { key: "nonsense" }), "rate_limit_exceeded");
      const response = expectRateLimit(error, { limit: free.perMinute, remaining: 0 });
      context.service.clock.advance(parseRateLimit(response).retryAfter * 1000);
      expectStatus(await context.call("listPets", { key: "nonsense" }), 401);
      return response;
    },
  },
  {
    id: "counting/anonymous-unknown-path",
    needs: ["address-limit"],
    title: "an address over its limit gets 429 on every path",
    ...expectError("unrouted", "rate_limit_exceeded"),
    async run(context) {
      await exhaustAddress(context);
      return context.send("GET", unknownPath, { key: null });
    },
  },
  {
    id: "counting/address-untouched",
    title: "a request with a valid key does not count for its address",
    ...expectError("listPets", "missing_api_key"),
    async run({ call }) {
      const { remaining } = parseRateLimit(await call("listPets", { key: null }));
      expectStatus(await call("listPets"), 200);
      const expected = { limit: free.perMinute, remaining: remaining - 1 };
      return expectRateLimit(await call("listPets", { key: null }), expected);
    },
  },
  {
    id: "counting/valid-key-untouched",
    needs: ["address-limit"],
    title: "the limit of an address does not affect a valid key",
    ...expectSuccess("listPets"),
    async run(context) {
      const { limit, remaining } = parseRateLimit(await context.call("listPets"));
      await exhaustAddress(context);
      return expectRateLimit(await context.call("listPets"), { limit, remaining: remaining - 1 });
    },
  },
];

async function exhaustAddress(context: CaseContext): Promise<void> {
  const responses = await sendConcurrently(context, "nonsense", free.perMinute);
  // The address of a remote run may have sent requests earlier in the minute.
  const statuses = context.service.remote ? [401, 429] : [401];
  for (const { status } of responses)
    assert(statuses.includes(status), `Expected ${statuses.join(" or ")}, got ${status}`);
}
