import assert from "node:assert/strict";
import type { HttpResponse } from "@animal-store/conformance/internal";
import { ban, contract, type ErrorCode } from "@animal-store/contract";
import type { CaseContext } from "../case-context.ts";
import type { KeyOptions, Service } from "../target.ts";
import { type ContractCase, expectError, expectSuccess } from "./contract-case.ts";
import { advanceToNextDay, dayMs, expectRateLimit, minuteMs } from "./rate-limit-headers.ts";
import { expectCode, expectStatus } from "./steps.ts";

const secondMs = 1000;
const graceMs = ban.graceSeconds * secondMs;
const banMs = ban.seconds * secondMs;
const windowMs = ban.withinSeconds * secondMs;
const onePerMinute = { perMinute: 1 };
// The daily quota stays exhausted while old strikes leave the sliding window.
const onePerDay = { perMinute: 100, perDay: 1 };

const startNextDay: Step = async ({ service }) => advanceToNextDay(service.clock);
const sendStrike: Step = async (context, key) => expectStatus(await sendRequest(context, key), 429);
const stepsToBan: readonly Step[] = [
  ...[exhaust(), wait(graceMs + secondMs)],
  ...Array.from({ length: ban.strikes - 1 }, () => sendStrike),
  sendRejected(1, "key_banned"),
];
const stepsToFirstStrike: readonly Step[] = [startNextDay, exhaust(), wait(graceMs + secondMs), sendOverQuota(1)];

export const banCases: ContractCase[] = [
  {
    id: "bans/grace",
    title: `requests within ${ban.graceSeconds} s after the first 429 of a window are not strikes`,
    covers: ["x-ban/graceSeconds"],
    ...expectSuccess("listPets"),
    run: runSteps(onePerMinute, [exhaust(), wait(graceMs), sendRejected(3 * ban.strikes), wait(minuteMs)]),
  },
  {
    id: "bans/after-grace",
    title: `requests 1 ms after the grace period of ${ban.graceSeconds} s are strikes`,
    covers: ["x-ban/graceSeconds"],
    ...expectError("listPets", "key_banned"),
    run: runSteps(onePerMinute, [exhaust(), wait(graceMs + 1), sendRejected(ban.strikes - 1)]),
  },
  {
    id: "bans/one-strike-less",
    title: `${ban.strikes - 1} strikes do not ban a key`,
    covers: ["x-ban/strikes"],
    ...expectSuccess("listPets"),
    run: runSteps(onePerMinute, [exhaust(), wait(graceMs + secondMs), sendRejected(ban.strikes - 1), wait(minuteMs)]),
  },
  {
    id: "bans/last-strike",
    title: `strike ${ban.strikes} returns key_banned with the duration of the ban and no remaining requests`,
    covers: ["x-ban/strikes", "x-ban/seconds"],
    ...expectError("listPets", "key_banned"),
    run: runSteps(
      onePerMinute,
      [exhaust(), wait(graceMs + secondMs), sendRejected(ban.strikes - 1)],
      (response, { clock }) => {
        const reset = clock.now() / secondMs + ban.seconds;
        expectRateLimit(response, { limit: 1, remaining: 0, retryAfter: ban.seconds, reset });
      },
    ),
  },
  {
    id: "bans/until-its-end",
    title: `a ban ends after exactly ${ban.seconds} s, and requests during the ban do not extend it`,
    covers: ["x-ban/seconds"],
    ...expectSuccess("listPets"),
    run: runSteps(onePerMinute, [
      ...stepsToBan,
      wait(banMs / 2),
      sendRejected(2 * ban.strikes, "key_banned", { remaining: 0, retryAfter: ban.seconds / 2 }),
      wait(banMs / 2 - 1),
      sendRejected(2 * ban.strikes, "key_banned", { remaining: 0, retryAfter: 1 }),
      wait(1),
    ]),
  },
  {
    id: "bans/counting",
    title: "strikes and requests during a ban do not count as requests",
    ...expectSuccess("listPets"),
    run: runSteps(
      { perMinute: 1, perDay: 5 },
      [...stepsToBan, sendRejected(5, "key_banned"), wait(banMs)],
      ({ headers }) => assert.match(headers.get("ratelimit") ?? "", /"day";r=3;/),
    ),
  },
  {
    id: "bans/afterwards",
    title: "the end of a ban resets the strikes",
    ...expectError("listPets", "rate_limit_exceeded"),
    run: runSteps(onePerMinute, [
      ...stepsToBan,
      wait(banMs),
      exhaust(),
      wait(graceMs + 1),
      sendRejected(ban.strikes - 2),
    ]),
  },
  {
    id: "bans/another-key",
    title: "a ban does not affect other keys of the same address",
    ...expectSuccess("listPets"),
    async run(context) {
      await createBannedKey(context);
      return context.call("listPets");
    },
  },
  {
    id: "bans/no-key",
    needs: ["test-clock"],
    title: "does not ban a client without a valid key",
    ...expectError("listPets", "rate_limit_exceeded"),
    async run(context) {
      await sendConcurrently(context, null, contract.plans.free.perMinute + 1);
      await wait(graceMs + 1)(context, null);
      await sendRejected(2 * ban.strikes)(context, null);
      return sendRequest(context, null);
    },
  },
  ...[
    { timing: "long before", msToMidnight: dayMs / 2, retryAfter: dayMs / 2 / secondMs },
    { timing: "shortly before", msToMidnight: banMs / 2, retryAfter: ban.seconds },
  ].map<ContractCase>(({ timing, msToMidnight, retryAfter }) => ({
    id: `bans/exhausted-day/${timing}-midnight`,
    title: `Retry-After of a ban ${timing} midnight is the longer wait of ban and exhausted daily quota`,
    ...expectError("listPets", "key_banned"),
    // The ban starts after the grace period and one second.
    run: runSteps(
      onePerDay,
      [startNextDay, wait(dayMs - msToMidnight - graceMs - secondMs), ...stepsToBan],
      (response, { clock }) =>
        expectRateLimit(response, { limit: 1, remaining: 0, retryAfter, reset: clock.now() / secondMs + retryAfter }),
    ),
  })),
  {
    id: "bans/sliding/together",
    title: `strikes within less than ${ban.withinSeconds} s add up`,
    covers: ["x-ban/withinSeconds"],
    ...expectError("listPets", "key_banned"),
    run: runSteps(onePerDay, [
      ...stepsToFirstStrike,
      wait(windowMs / 2),
      sendOverQuota(ban.strikes - 2),
      wait(windowMs / 2 - 1),
    ]),
  },
  {
    id: "bans/sliding/apart",
    title: `a strike expires after ${ban.withinSeconds} s, and later strikes still add up`,
    covers: ["x-ban/withinSeconds"],
    ...expectError("listPets", "key_banned"),
    run: runSteps(onePerDay, [...stepsToFirstStrike, wait(windowMs), sendOverQuota(ban.strikes - 1)]),
  },
  {
    id: "bans/sliding/slow",
    title: "strikes at a low rate never ban a key",
    ...expectError("listPets", "daily_quota_exceeded"),
    run: runSteps(onePerDay, [
      ...stepsToFirstStrike,
      ...Array.from({ length: 3 * ban.strikes }, () => [wait(windowMs / (ban.strikes - 1)), sendOverQuota(1)]).flat(),
      wait(windowMs / (ban.strikes - 1)),
    ]),
  },
  {
    id: "bans/each-window",
    title: "each window has a separate grace period, and strikes of the previous window still count",
    ...expectError("listPets", "key_banned"),
    run: runSteps(onePerMinute, [
      ...[exhaust(), wait(minuteMs / 2), sendRejected(ban.strikes - 1), wait(minuteMs / 2)],
      ...[exhaust(), wait(graceMs), sendRejected(1), wait(1)],
    ]),
  },
];

type Step = (context: CaseContext, key: string | null) => Promise<unknown>;

/** Runs steps with one new key, then sends one more request. @returns the response to that request */
export function runSteps(
  limits: NonNullable<KeyOptions["limits"]>,
  steps: readonly Step[],
  check: (response: HttpResponse, service: Service) => unknown = () => {},
): ContractCase["run"] {
  return async (context) => {
    // Without a test clock, this throws before the case uses a key.
    context.service.clock.advance(0);
    const { key } = await context.service.createKey({ limits });
    for (const step of steps) await step(context, key);
    const response = await sendRequest(context, key);
    check(response, context.service);
    return response;
  };
}

export function wait(milliseconds: number): Step {
  return async ({ service }) => service.clock.advance(milliseconds);
}

export function sendAccepted(count = 1): Step {
  return async (context, key) =>
    (await sendConcurrently(context, key, count)).map((response) => expectStatus(response, 200));
}

export function sendRejected(
  count: number,
  code: ErrorCode = "rate_limit_exceeded",
  rateLimit: Parameters<typeof expectRateLimit>[1] = {},
): Step {
  return async (context, key) => {
    for (const response of await sendConcurrently(context, key, count))
      expectRateLimit(expectCode(response, code), rateLimit);
  };
}

function sendOverQuota(count: number): Step {
  return sendRejected(count, "daily_quota_exceeded");
}

/** Sends the only request that the limit allows, and one that gets the first 429 of the window. */
function exhaust(): Step {
  return async (context, key) => {
    expectStatus(await sendRequest(context, key), 200);
    expectStatus(await sendRequest(context, key), contract.errorCodes.rate_limit_exceeded.status);
  };
}

export function sendRequest({ call }: CaseContext, key: string | null): Promise<HttpResponse> {
  return call("listPets", { key });
}

/** Sends concurrent requests. */
export function sendConcurrently(context: CaseContext, key: string | null, count: number): Promise<HttpResponse[]> {
  return Promise.all(Array.from({ length: count }, () => sendRequest(context, key)));
}

/** Creates a key and gets it banned. @returns the key */
export async function createBannedKey(context: CaseContext): Promise<string> {
  context.service.clock.advance(0);
  const { key } = await context.service.createKey({ limits: onePerMinute });
  for (const step of stepsToBan) await step(context, key);
  return key;
}
