import assert from "node:assert/strict";
import { ban, contract, type ErrorCode } from "@animal-store/contract";
import type { HttpResponse } from "../http/http-client.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { KeyOptions, Service } from "../target.ts";
import { type ContractCase, expectError, expectSuccess } from "./contract-case.ts";
import { day, expectRateLimit, minute, advanceToNextDay as startDay } from "./rate-limit-headers.ts";
import { expectCode, expectStatus } from "./steps.ts";

const second = 1000;
/** How many milliseconds after the first 429 of a window a request is no strike yet. */
const grace = ban.graceSeconds * second;
const length = ban.seconds * second;
const within = ban.withinSeconds * second;
const oneAMinute = { perMinute: 1 };
// The day stays exhausted while the time of the strikes slides on.
const oneADay = { perMinute: 100, perDay: 1 };

const advanceToNextDay: Step = async ({ service }) => startDay(service.clock);
const strike: Step = async (context, key) => expectStatus(await request(context, key), 429);
/** Until the last strike is answered by the ban. */
const beBanned: readonly Step[] = [
  ...[exhaust(), wait(grace + second)],
  ...Array.from({ length: ban.strikes - 1 }, () => strike),
  rejected(1, "key_banned"),
];
const struckToday: readonly Step[] = [advanceToNextDay, exhaust(), wait(grace + second), rejectedToday(1)];

/** A client that continues after 429 is banned for a time. */
export const banCases: ContractCase[] = [
  {
    id: "bans/grace",
    fact: `requests up to ${ban.graceSeconds} s after the first 429 of a window are no strikes, however many`,
    proves: ["x-ban/graceSeconds"],
    ...expectSuccess("listPets"),
    run: story(oneAMinute, [exhaust(), wait(grace), rejected(3 * ban.strikes), wait(minute)]),
  },
  {
    id: "bans/after-grace",
    fact: "a millisecond later they are",
    proves: ["x-ban/graceSeconds"],
    ...expectError("listPets", "key_banned"),
    run: story(oneAMinute, [exhaust(), wait(grace + 1), rejected(ban.strikes - 1)]),
  },
  {
    id: "bans/one-strike-less",
    fact: `${ban.strikes - 1} strikes ban nobody`,
    proves: ["x-ban/strikes"],
    ...expectSuccess("listPets"),
    run: story(oneAMinute, [exhaust(), wait(grace + second), rejected(ban.strikes - 1), wait(minute)]),
  },
  {
    id: "bans/last-strike",
    fact: `strike ${ban.strikes} is answered by the ban, with its length and nothing left until its end`,
    proves: ["x-ban/strikes", "x-ban/seconds"],
    ...expectError("listPets", "key_banned"),
    run: story(oneAMinute, [exhaust(), wait(grace + second), rejected(ban.strikes - 1)], (response, { clock }) => {
      const reset = clock.now() / second + ban.seconds;
      expectRateLimit(response, { limit: 1, remaining: 0, retryAfter: ban.seconds, reset });
    }),
  },
  {
    id: "bans/until-its-end",
    fact: "calls during a ban do not lengthen it, it lasts to the millisecond",
    proves: ["x-ban/seconds"],
    ...expectSuccess("listPets"),
    run: story(oneAMinute, [
      ...beBanned,
      wait(length / 2),
      rejected(2 * ban.strikes, "key_banned", { remaining: 0, retryAfter: ban.seconds / 2 }),
      wait(length / 2 - 1),
      rejected(2 * ban.strikes, "key_banned", { remaining: 0, retryAfter: 1 }),
      wait(1),
    ]),
  },
  {
    id: "bans/counting",
    fact: "neither strikes nor calls during a ban count as requests",
    ...expectSuccess("listPets"),
    run: story({ perMinute: 1, perDay: 5 }, [...beBanned, rejected(5, "key_banned"), wait(length)], ({ headers }) =>
      assert.match(headers.get("ratelimit") ?? "", /"day";r=3;/),
    ),
  },
  {
    id: "bans/afterwards",
    fact: "after a ban strikes are counted from nothing",
    ...expectError("listPets", "rate_limit_exceeded"),
    run: story(oneAMinute, [...beBanned, wait(length), exhaust(), wait(grace + 1), rejected(ban.strikes - 2)]),
  },
  {
    id: "bans/another-key",
    fact: "a ban is of one key: another one of the same address is not touched",
    ...expectSuccess("listPets"),
    async run(context) {
      await banned(context);
      return context.call("listPets");
    },
  },
  {
    id: "bans/no-key",
    needs: ["moved-clock"],
    fact: "callers without a valid key are never banned",
    ...expectError("listPets", "rate_limit_exceeded"),
    async run(context) {
      await requests(context, null, contract.plans.free.perMinute + 1);
      await wait(grace + 1)(context, null);
      await rejected(2 * ban.strikes)(context, null);
      return request(context, null);
    },
  },
  ...[
    { when: "long before", rest: day / 2, retryAfter: day / 2 / second },
    { when: "shortly before", rest: length / 2, retryAfter: ban.seconds },
  ].map<ContractCase>(({ when, rest, retryAfter }) => ({
    id: `bans/exhausted-day/${when}-midnight`,
    fact: `${when} midnight the Retry-After of a ban in an exhausted day is the longer of the two waits`,
    ...expectError("listPets", "key_banned"),
    // The ban begins a little later than the time before midnight.
    run: story(oneADay, [advanceToNextDay, wait(day - rest - grace - second), ...beBanned], (response, { clock }) =>
      expectRateLimit(response, { limit: 1, remaining: 0, retryAfter, reset: clock.now() / second + retryAfter }),
    ),
  })),
  {
    id: "bans/sliding/together",
    fact: `strikes that lie within less than ${ban.withinSeconds} s add up`,
    proves: ["x-ban/withinSeconds"],
    ...expectError("listPets", "key_banned"),
    run: story(oneADay, [...struckToday, wait(within / 2), rejectedToday(ban.strikes - 2), wait(within / 2 - 1)]),
  },
  {
    id: "bans/sliding/apart",
    fact: `strikes that lie ${ban.withinSeconds} s apart do not add up, later ones do`,
    proves: ["x-ban/withinSeconds"],
    ...expectError("listPets", "key_banned"),
    run: story(oneADay, [...struckToday, wait(within), rejectedToday(ban.strikes - 1)]),
  },
  {
    id: "bans/sliding/slow",
    fact: "strikes that come slowly enough never ban",
    ...expectError("listPets", "daily_quota_exceeded"),
    run: story(oneADay, [
      ...struckToday,
      ...Array.from({ length: 3 * ban.strikes }, () => [wait(within / (ban.strikes - 1)), rejectedToday(1)]).flat(),
      wait(within / (ban.strikes - 1)),
    ]),
  },
  {
    id: "bans/each-window",
    fact: "each window has a first 429 and a grace of its own, strikes of the one before still count",
    ...expectError("listPets", "key_banned"),
    run: story(oneAMinute, [
      ...[exhaust(), wait(minute / 2), rejected(ban.strikes - 1), wait(minute / 2)],
      ...[exhaust(), wait(grace), rejected(1), wait(1)],
    ]),
  },
];

/** Something that happens to a key. */
type Step = (context: CaseContext, key: string | null) => Promise<unknown>;

/** A case that sends requests with one key, moves the clock between them, and judges the response to the last. */
export function story(
  limits: NonNullable<KeyOptions["limits"]>,
  steps: readonly Step[],
  check: (response: HttpResponse, service: Service) => unknown = () => {},
): ContractCase["run"] {
  return async (context) => {
    // Where the clock cannot be moved no key is used up in vain.
    context.service.clock.advance(0);
    const { key } = await context.service.createKey({ limits });
    for (const step of steps) await step(context, key);
    const response = await request(context, key);
    check(response, context.service);
    return response;
  };
}

/** @param milliseconds that the clock moves on */
export function wait(milliseconds: number): Step {
  return async ({ service }) => service.clock.advance(milliseconds);
}

export function passes(count = 1): Step {
  return async (context, key) => (await requests(context, key, count)).map((response) => expectStatus(response, 200));
}

export function rejected(
  count: number,
  code: ErrorCode = "rate_limit_exceeded",
  figures: Parameters<typeof expectRateLimit>[1] = {},
): Step {
  return async (context, key) => {
    for (const response of await requests(context, key, count)) expectRateLimit(expectCode(response, code), figures);
  };
}

function rejectedToday(count: number): Step {
  return rejected(count, "daily_quota_exceeded");
}

/** Meets the first 429 of a window: the only request that the key may send was sent. */
function exhaust(): Step {
  return async (context, key) => {
    expectStatus(await request(context, key), 200);
    expectStatus(await request(context, key), contract.errorCodes.rate_limit_exceeded.status);
  };
}

/** One request that counts. @param key null sends none */
export function request({ call }: CaseContext, key: string | null): Promise<HttpResponse> {
  return call("listPets", { key });
}

/** So many requests at once. */
export function requests(context: CaseContext, key: string | null, count: number): Promise<HttpResponse[]> {
  return Promise.all(Array.from({ length: count }, () => request(context, key)));
}

/** A key that has just been banned. */
export async function banned(context: CaseContext): Promise<string> {
  context.service.clock.advance(0);
  const { key } = await context.service.createKey({ limits: oneAMinute });
  for (const step of beBanned) await step(context, key);
  return key;
}
