import assert from "node:assert/strict";
import { contract, type Plan } from "@animal-store/contract";
import { type ContractCase, refused, succeeds } from "./contract-case.ts";
import { beginDay, day, endOfWindow, expectFigures, expectWindowEnd, minute, rateFigures } from "./rate-figures.ts";
import { expectCode, expectStatus } from "./steps.ts";
import { request, requests } from "./strikes.ts";

const { free } = contract.plans;
export const limitCases: ContractCase[] = [
  ...(Object.keys(contract.plans) as Plan[]).map((plan): ContractCase => {
    const { perMinute, perDay } =
      contract.plans[plan].perMinute === null ? contract.plans.business : contract.plans[plan];
    return {
      id: `limits/plan/${plan}`,
      fact: `${plan === "enterprise" ? "an" : "a"} ${plan} key has ${perMinute} requests a minute and ${perDay} a day`,
      ...succeeds("listPets"),
      async run({ call, service }) {
        const { key } = await service.createKey({ plan });
        const figures = { limit: perMinute ?? 0, remaining: (perMinute ?? 0) - 1 };
        const answer = expectFigures(await call("listPets", { key }), figures);
        expectWindowEnd(answer, service, minute);
        assert.match(
          answer.headers.get("ratelimit-policy") ?? "",
          new RegExp(`q=${perMinute};w=60,.*q=${perDay};w=86400`),
        );
        return answer;
      },
    };
  }),
  {
    id: "limits/own",
    fact: "a key's own limits stand in place of its plan's",
    ...succeeds("listPets"),
    async run({ call, service }) {
      const { key } = await service.createKey({ plan: "enterprise", limits: { perMinute: 7 } });
      return expectFigures(await call("listPets", { key }), { limit: 7, remaining: 6 });
    },
  },
  {
    id: "limits/minute/free",
    needs: ["moved-clock"],
    fact: `request ${free.perMinute + 1} of a minute is refused, the next minute passes again`,
    ...refused("listPets", "rate_limit_exceeded"),
    async run({ call, service }) {
      const { key } = await service.createKey({ plan: "free" });
      for (let remaining = free.perMinute - 1; remaining >= 0; remaining -= 1) {
        expectFigures(expectStatus(await call("listPets", { key }), 200), { limit: free.perMinute, remaining });
      }
      const answer = expectStatus(await call("listPets", { key }), 429);
      service.clock.advance(rateFigures(answer).retryAfter * 1000);
      expectFigures(expectStatus(await call("listPets", { key }), 200), { remaining: free.perMinute - 1 });
      return answer;
    },
  },
  ...(["pro", "business"] as const).map(
    (plan): ContractCase => ({
      id: `limits/minute/${plan}`,
      needs: ["moved-clock"],
      fact: `a ${plan} key has ${contract.plans[plan].perMinute} requests in a minute, and as many in the next one`,
      ...refused("listPets", "rate_limit_exceeded"),
      async run(context) {
        const { perMinute } = contract.plans[plan];
        const { key } = await context.service.createKey({ plan });
        for (const answer of await requests(context, key, perMinute)) expectStatus(answer, 200);
        const answer = expectCode(await request(context, key), "rate_limit_exceeded");
        expectFigures(answer, { limit: perMinute, remaining: 0 });
        context.service.clock.advance(rateFigures(answer).retryAfter * 1000);
        expectFigures(expectStatus(await request(context, key), 200), { remaining: perMinute - 1 });
        return answer;
      },
    }),
  ),
  {
    id: "limits/minute/fixed",
    needs: ["moved-clock"],
    fact: "what the last second of a minute used up is there again a second later",
    ...succeeds("listPets"),
    async run({ call, service }) {
      const { key } = await service.createKey({ limits: { perMinute: 1 } });
      service.clock.advance(minute - 1000);
      expectStatus(await call("listPets", { key }), 200);
      expectCode(await call("listPets", { key }), "rate_limit_exceeded");
      service.clock.advance(1000);
      return call("listPets", { key });
    },
  },
  {
    id: "limits/parallel",
    fact: "of parallel requests exactly as many pass as the limit says",
    ...refused("listPets", "rate_limit_exceeded"),
    async run({ call, service }) {
      const { key } = await service.createKey({ plan: "free" });
      const requests = Array.from({ length: free.perMinute + 40 }, () => call("listPets", { key }));
      const answers = await Promise.all(requests);
      const refusals = answers.filter(({ status }) => status === 429);
      assert.equal(refusals.length, 40);
      return expectFigures(refusals[0] as (typeof refusals)[number], { remaining: 0 });
    },
  },
  {
    id: "limits/day/free",
    fact: `request ${free.perDay + 1} of a day is refused, the next day passes again`,
    ...refused("listPets", "daily_quota_exceeded"),
    async run({ call, service }) {
      const { clock } = service;
      beginDay(clock);
      const { key } = await service.createKey({ plan: "free", limits: { perMinute: 2 * free.perDay } });
      await Promise.all(
        Array.from({ length: free.perDay }, async () => expectStatus(await call("listPets", { key }), 200)),
      );
      const reset = endOfWindow(clock.now(), day);
      const refusal = expectCode(await call("listPets", { key }), "daily_quota_exceeded");
      const answer = expectFigures(refusal, { limit: free.perDay, remaining: 0, reset });
      clock.advance(rateFigures(answer).retryAfter * 1000);
      expectStatus(await call("listPets", { key }), 200);
      return answer;
    },
  },
  {
    id: "limits/both",
    needs: ["moved-clock"],
    fact: "with both windows used up, Retry-After waits for the later one",
    operation: "listPets",
    status: 429,
    async run({ call, service }) {
      const { key } = await service.createKey({ limits: { perMinute: 1, perDay: 1 } });
      expectStatus(await call("listPets", { key }), 200);
      const now = service.clock.now();
      const reset = endOfWindow(now, day);
      const retryAfter = reset - now / 1000;
      return expectFigures(await call("listPets", { key }), { remaining: 0, reset, retryAfter });
    },
  },
  {
    id: "limits/both-last-minute",
    fact: "in the last minute of a day both windows end together",
    operation: "listPets",
    status: 429,
    async run({ call, service }) {
      const { clock } = service;
      beginDay(clock);
      clock.advance(day - minute);
      const { key } = await service.createKey({ limits: { perMinute: 1, perDay: 1 } });
      expectStatus(await call("listPets", { key }), 200);
      return expectFigures(await call("listPets", { key }), { remaining: 0, retryAfter: minute / 1000 });
    },
  },
  ...[1, 999, 1000, 1001, minute - 1].map(
    (rest): ContractCase => ({
      id: `limits/retry-after/${rest}`,
      needs: ["moved-clock"],
      fact: `${rest} ms before the minute ends, Retry-After is ${Math.ceil(rest / 1000)} s`,
      ...refused("listPets", "rate_limit_exceeded"),
      async run({ call, service }) {
        const { key } = await service.createKey({ limits: { perMinute: 1 } });
        expectStatus(await call("listPets", { key }), 200);
        service.clock.advance(minute - rest);
        const reset = endOfWindow(service.clock.now(), minute);
        const retryAfter = Math.ceil(rest / 1000);
        return expectFigures(await call("listPets", { key }), { remaining: 0, reset, retryAfter });
      },
    }),
  ),
];
