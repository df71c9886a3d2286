import assert from "node:assert/strict";
import { ban, contract } from "@animal-store/contract";
import { type ContractCase, refused, succeeds } from "./contract-case.ts";
import { beginDay, day, expectFigures, minute } from "./rate-figures.ts";
import { expectCode, expectStatus } from "./steps.ts";
import { banned, exhausted, grace, request, requests, second } from "./strikes.ts";

const { free } = contract.plans;
const burst = 200;
const length = ban.seconds * second;

/** Whoever keeps coming after a 429 is banned for a time. */
export const banCases: ContractCase[] = [
  {
    id: "bans/burst",
    needs: ["moved-clock"],
    fact: `of ${burst} parallel requests exactly ${free.perMinute} pass on a free key, and none is held against it`,
    ...succeeds("listPets"),
    async run(context) {
      const { key } = await context.service.createKey({ plan: "free" });
      const answers = await requests(context, key, burst);
      const refusals = answers.filter(({ status }) => status !== 200);
      assert.equal(answers.length - refusals.length, free.perMinute);
      for (const refusal of refusals) expectCode(refusal, "rate_limit_exceeded");
      context.service.clock.advance(minute);
      return request(context, key);
    },
  },
  {
    id: "bans/grace",
    fact: `requests up to ${ban.graceSeconds} s after the first 429 of a window are no strikes, however many`,
    ...succeeds("listPets"),
    async run(context) {
      const key = await exhausted(context, { perMinute: 1 }, grace);
      for (const answer of await requests(context, key, 3 * ban.strikes)) expectCode(answer, "rate_limit_exceeded");
      context.service.clock.advance(minute);
      return request(context, key);
    },
  },
  {
    id: "bans/after-grace",
    fact: "a millisecond later they are",
    ...refused("listPets", "key_banned"),
    async run(context) {
      const key = await exhausted(context, { perMinute: 1 }, grace + 1);
      await requests(context, key, ban.strikes - 1);
      return request(context, key);
    },
  },
  {
    id: "bans/one-strike-less",
    fact: `${ban.strikes - 1} strikes ban nobody`,
    ...succeeds("listPets"),
    async run(context) {
      const key = await exhausted(context, { perMinute: 1 });
      for (const answer of await requests(context, key, ban.strikes - 1)) expectCode(answer, "rate_limit_exceeded");
      context.service.clock.advance(minute);
      return request(context, key);
    },
  },
  {
    id: "bans/last-strike",
    fact: `strike ${ban.strikes} is answered by the ban, with its length and nothing left until its end`,
    ...refused("listPets", "key_banned"),
    async run(context) {
      const key = await exhausted(context, { perMinute: 1 });
      await requests(context, key, ban.strikes - 1);
      const reset = context.service.clock.now() / second + ban.seconds;
      const answer = expectCode(await request(context, key), "key_banned");
      return expectFigures(answer, { limit: 1, remaining: 0, retryAfter: ban.seconds, reset });
    },
  },
  {
    id: "bans/until-its-end",
    fact: "calls during a ban do not lengthen it, it lasts to the millisecond",
    ...succeeds("listPets"),
    async run(context) {
      const { clock } = context.service;
      const key = await banned(context);
      const end = clock.now() + length;
      for (const rest of [length / 2, grace, 1]) {
        clock.advance(end - clock.now() - rest);
        for (const answer of await requests(context, key, 2 * ban.strikes)) {
          expectCode(answer, "key_banned");
          expectFigures(answer, { remaining: 0, retryAfter: Math.ceil(rest / second) });
        }
      }
      clock.advance(1);
      return request(context, key);
    },
  },
  {
    id: "bans/counting",
    fact: "neither strikes nor calls during a ban count as requests",
    ...succeeds("listPets"),
    async run(context) {
      const perDay = 5;
      const key = await banned(context, { perMinute: 1, perDay });
      await requests(context, key, perDay);
      context.service.clock.advance(length);
      const answer = await request(context, key);
      assert.match(answer.headers.get("ratelimit") ?? "", new RegExp(`"day";r=${perDay - 2};`));
      return answer;
    },
  },
  {
    id: "bans/afterwards",
    fact: "after a ban strikes are counted from nothing",
    ...refused("listPets", "rate_limit_exceeded"),
    async run(context) {
      const { clock } = context.service;
      const key = await banned(context, { perMinute: 1 });
      clock.advance(length);
      expectStatus(await request(context, key), 200);
      expectStatus(await request(context, key), 429);
      clock.advance(grace + 1);
      const [answer] = await requests(context, key, ban.strikes - 1);
      assert(answer);
      clock.advance(minute);
      expectStatus(await request(context, key), 200);
      return answer;
    },
  },
  {
    id: "bans/another-key",
    fact: "a ban is of one key: another one of the same address is not touched",
    ...succeeds("listPets"),
    async run(context) {
      await banned(context);
      return context.call("listPets");
    },
  },
  {
    id: "bans/no-key",
    needs: ["moved-clock"],
    fact: "callers without a valid key are never banned",
    ...refused("listPets", "rate_limit_exceeded"),
    async run(context) {
      await requests(context, null, free.perMinute + 1);
      context.service.clock.advance(grace + 1);
      for (const answer of await requests(context, null, 2 * ban.strikes)) expectCode(answer, "rate_limit_exceeded");
      return request(context, null);
    },
  },
  ...[
    { when: "long before", rest: day / 2 },
    { when: "shortly before", rest: length / 2 },
  ].map(
    ({ when, rest }): ContractCase => ({
      id: `bans/exhausted-day/${when}-midnight`,
      fact: `${when} midnight the Retry-After of a ban in an exhausted day is the longer of the two waits`,
      ...refused("listPets", "key_banned"),
      async run(context) {
        const { clock } = context.service;
        beginDay(clock);
        clock.advance(day - rest);
        const key = await banned(context, { perMinute: 100, perDay: 1 });
        const now = clock.now() / second;
        const retryAfter = Math.max(ban.seconds, (day - (clock.now() % day)) / second);
        return expectFigures(await request(context, key), {
          limit: 1,
          remaining: 0,
          retryAfter,
          reset: now + retryAfter,
        });
      },
    }),
  ),
];
