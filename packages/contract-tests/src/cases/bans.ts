import assert from "node:assert/strict";
import { ban, contract, type ErrorCode } from "@animal-store/contract";
import type { Answer } from "../http/http-client.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { KeyOptions } from "../target.ts";
import { type ContractCase, refused, succeeds } from "./contract-case.ts";
import { beginDay, day, expectFigures, minute } from "./rate-figures.ts";
import { expectCode, expectStatus } from "./steps.ts";

const second = 1000;
/** How many milliseconds after the first 429 of a window a request is no strike yet. */
const grace = ban.graceSeconds * second;
const length = ban.seconds * second;
const within = ban.withinSeconds * second;
const oneAMinute = { perMinute: 1 };
// The day stays exhausted while the time of the strikes slides on.
const oneADay = { perMinute: 100, perDay: 1 };

/** A client that continues after 429 is banned for a time. */
export const banCases: ContractCase[] = [
  {
    id: "bans/grace",
    fact: `requests up to ${ban.graceSeconds} s after the first 429 of a window are no strikes, however many`,
    proves: ["x-ban/graceSeconds"],
    ...succeeds("listPets"),
    async run(context) {
      const key = await exhausted(context, oneAMinute, grace);
      await expectRejected(context, key, 3 * ban.strikes);
      context.service.clock.advance(minute);
      return request(context, key);
    },
  },
  {
    id: "bans/after-grace",
    fact: "a millisecond later they are",
    proves: ["x-ban/graceSeconds"],
    ...refused("listPets", "key_banned"),
    async run(context) {
      const key = await exhausted(context, oneAMinute, grace + 1);
      await expectRejected(context, key, ban.strikes - 1);
      return request(context, key);
    },
  },
  {
    id: "bans/one-strike-less",
    fact: `${ban.strikes - 1} strikes ban nobody`,
    proves: ["x-ban/strikes"],
    ...succeeds("listPets"),
    async run(context) {
      const key = await exhausted(context, oneAMinute);
      await expectRejected(context, key, ban.strikes - 1);
      context.service.clock.advance(minute);
      return request(context, key);
    },
  },
  {
    id: "bans/last-strike",
    fact: `strike ${ban.strikes} is answered by the ban, with its length and nothing left until its end`,
    proves: ["x-ban/strikes", "x-ban/seconds"],
    ...refused("listPets", "key_banned"),
    async run(context) {
      const key = await exhausted(context, oneAMinute);
      await expectRejected(context, key, ban.strikes - 1);
      const reset = context.service.clock.now() / second + ban.seconds;
      const answer = expectCode(await request(context, key), "key_banned");
      return expectFigures(answer, { limit: 1, remaining: 0, retryAfter: ban.seconds, reset });
    },
  },
  {
    id: "bans/until-its-end",
    fact: "calls during a ban do not lengthen it, it lasts to the millisecond",
    proves: ["x-ban/seconds"],
    ...succeeds("listPets"),
    async run(context) {
      const { clock } = context.service;
      const key = await banned(context);
      const end = clock.now() + length;
      for (const rest of [length / 2, grace, 1]) {
        clock.advance(end - clock.now() - rest);
        for (const answer of await expectRejected(context, key, 2 * ban.strikes, "key_banned"))
          expectFigures(answer, { remaining: 0, retryAfter: Math.ceil(rest / second) });
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
      const key = await banned(context);
      clock.advance(length);
      expectStatus(await request(context, key), 200);
      await expectRejected(context, key, 1);
      clock.advance(grace + 1);
      const [answer] = await requests(context, key, ban.strikes - 1);
      clock.advance(minute);
      expectStatus(await request(context, key), 200);
      return answer as Answer;
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
      await requests(context, null, contract.plans.free.perMinute + 1);
      context.service.clock.advance(grace + 1);
      await expectRejected(context, null, 2 * ban.strikes);
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
        const key = await banned(context, oneADay);
        const retryAfter = Math.max(ban.seconds, (day - (clock.now() % day)) / second);
        const reset = clock.now() / second + retryAfter;
        return expectFigures(await request(context, key), { limit: 1, remaining: 0, retryAfter, reset });
      },
    }),
  ),
  {
    id: "bans/sliding/together",
    fact: `strikes that lie within less than ${ban.withinSeconds} s add up`,
    proves: ["x-ban/withinSeconds"],
    ...refused("listPets", "key_banned"),
    async run(context) {
      const { clock } = context.service;
      beginDay(clock);
      const key = await exhausted(context, oneADay);
      await expectRejected(context, key, 1, "daily_quota_exceeded");
      clock.advance(within / 2);
      await expectRejected(context, key, ban.strikes - 2, "daily_quota_exceeded");
      clock.advance(within / 2 - 1);
      return request(context, key);
    },
  },
  {
    id: "bans/sliding/apart",
    fact: `strikes that lie ${ban.withinSeconds} s apart do not add up, later ones do`,
    proves: ["x-ban/withinSeconds"],
    ...refused("listPets", "key_banned"),
    async run(context) {
      const { clock } = context.service;
      beginDay(clock);
      const key = await exhausted(context, oneADay);
      await expectRejected(context, key, 1, "daily_quota_exceeded");
      clock.advance(within);
      await expectRejected(context, key, ban.strikes - 1, "daily_quota_exceeded");
      return request(context, key);
    },
  },
  {
    id: "bans/sliding/slow",
    fact: "strikes that come slowly enough never ban",
    ...refused("listPets", "daily_quota_exceeded"),
    async run(context) {
      const { clock } = context.service;
      beginDay(clock);
      const key = await exhausted(context, oneADay);
      for (let strikes = 0; strikes < 3 * ban.strikes; strikes += 1) {
        await expectRejected(context, key, 1, "daily_quota_exceeded");
        clock.advance(within / (ban.strikes - 1));
      }
      return request(context, key);
    },
  },
  {
    id: "bans/each-window",
    fact: "each window has a first 429 and a grace of its own, strikes of the one before still count",
    ...refused("listPets", "key_banned"),
    async run(context) {
      const { clock } = context.service;
      const key = await exhausted(context, oneAMinute, minute / 2);
      await expectRejected(context, key, ban.strikes - 1);
      clock.advance(minute / 2);
      expectStatus(await request(context, key), 200);
      await expectRejected(context, key, 1);
      clock.advance(grace);
      await expectRejected(context, key, 1);
      clock.advance(1);
      return request(context, key);
    },
  },
];

/** One request that counts. @param key null sends none */
export function request({ call }: CaseContext, key: string | null): Promise<Answer> {
  return call("listPets", { key });
}

/** So many requests at once. */
export function requests(context: CaseContext, key: string | null, count: number): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, () => request(context, key)));
}

async function expectRejected(
  context: CaseContext,
  key: string | null,
  count: number,
  code: ErrorCode = "rate_limit_exceeded",
): Promise<Answer[]> {
  return (await requests(context, key, count)).map((answer) => expectCode(answer, code));
}

/**
 * A key that has met its first 429: its only request was made.
 * @param wait milliseconds that the clock then moves on; by default the next request is a strike
 */
async function exhausted(
  context: CaseContext,
  limits: NonNullable<KeyOptions["limits"]>,
  wait = grace + second,
): Promise<string> {
  // Where the clock cannot be moved no key is used up in vain.
  context.service.clock.advance(0);
  const { key } = await context.service.createKey({ limits });
  expectStatus(await request(context, key), 200);
  expectStatus(await request(context, key), contract.errorCodes.rate_limit_exceeded.status);
  context.service.clock.advance(wait);
  return key;
}

/** A key that has just been banned. */
export async function banned(
  context: CaseContext,
  limits: NonNullable<KeyOptions["limits"]> = oneAMinute,
): Promise<string> {
  const key = await exhausted(context, limits);
  for (let strikes = 1; strikes < ban.strikes; strikes += 1) expectStatus(await request(context, key), 429);
  expectCode(await request(context, key), "key_banned");
  return key;
}
