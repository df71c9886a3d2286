import fc from "fast-check";
import { expect, it } from "vitest";
import type { BanPolicy, Decision, Limiter, Limits } from "../rate-limits/limiter.ts";
import { day, minute, toWindowIndex, type Window, windowEnd } from "../rate-limits/windows.ts";
import { createTestApp, createTestClock, type TestClock } from "./test-app.ts";

/** An empty limiter, and what removes it. */
export interface OpenLimiter {
  readonly limiter: Limiter;
  close?(): Promise<void> | void;
}
type Open = (rules: BanPolicy, clock: TestClock) => Promise<OpenLimiter> | OpenLimiter;

const second = 1000;
const anyLimits = fc.record({ perMinute: fc.integer({ min: 1, max: 6 }), perDay: fc.integer({ min: 1, max: 12 }) });
const anyRules = fc.record({
  strikes: fc.integer({ min: 1, max: 4 }),
  within: fc.constantFrom(10 * second, 60 * second),
  length: fc.constantFrom(3 * second, 30 * second, 300 * second, 7200 * second),
  grace: fc.constant(second),
});
const boundaries = [1, 999, 1000, 1001, 2000, 3000, 5000, 8000, 9999, 10_000, 30_000, 59_999, 60_000, 300_000];
const anyAdvance = fc.oneof(fc.constantFrom(...boundaries, day.length), fc.integer({ min: 1, max: 4000 }));
/** A request with one of three keys, several times; an unban; or a move of the clock, often to where something changes. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ key: fc.nat({ max: 2 }), times: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ unban: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ advance: anyAdvance }) },
);
const anySchedule = fc.record({
  rules: anyRules,
  limits: fc.tuple(anyLimits, anyLimits, anyLimits),
  // Often shortly before midnight.
  startsAt: fc.oneof(fc.integer({ min: 0, max: 86_399_999 }), fc.integer({ min: 86_370_000, max: 86_399_999 })),
  steps: fc.array(anyStep, { minLength: 5, maxLength: 80 }),
});
type Schedule = typeof anySchedule extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Compares a limiter with a model, over any schedule of requests and moves of the clock. A limiter that has its own clock is compared
 * by the time of each decision. After the schedule, each key passes exactly its remaining requests, and again after `Retry-After`.
 */
export function describeLimiter(name: string, open: Open, numRuns = 250): void {
  it(`${name} decides as its model, keeps what it reports as remaining, and passes after Retry-After`, async () => {
    const property = fc.asyncProperty(anySchedule, async (schedule) => {
      const clock = createTestClock(Date.UTC(2026, 0, 15) + schedule.startsAt);
      const { limiter, close } = await open(schedule.rules, clock);
      try {
        const { ask, unban } = await createAsking(schedule, limiter, clock);
        for (const step of schedule.steps) {
          if ("advance" in step) clock.advance(step.advance);
          else if ("unban" in step) await unban(step.unban);
          else for (let count = 0; count < step.times; count += 1) await ask(step.key);
        }
        for (const key of [0, 1, 2]) {
          const { answer: response, decision } = await ask(key);
          let [passed, last] = [0, { answer: response, decision }];
          while (last.answer.code === undefined) {
            last = await ask(key);
            if (last.answer.code === undefined) passed += 1;
          }
          // A limiter with its own clock may have begun a new window meanwhile.
          if (!hasTurned(decision, last.decision.now)) expect(passed).toBe(response.remaining);
          clock.advance((last.answer.retryAfter ?? 0) * second);
          expect((await ask(key)).answer.code).toBeUndefined();
        }
      } finally {
        await close?.();
      }
    });
    await fc.assert(property, { seed: 20_301_205, numRuns });
  }, 60_000);
}

async function createAsking({ rules, limits }: Schedule, limiter: Limiter, clock: TestClock) {
  let decision: Decision;
  const take: Limiter["take"] = async (...request) => {
    decision = await limiter.take(...request);
    return decision;
  };
  const { app, keyRing } = createTestApp({ clock, limiter: { take } });
  const callers = await Promise.all(
    limits.map(async (own) => ({
      ...(await keyRing.issue({ plan: "free", ...own })),
      model: createLimiterModel(own, rules),
    })),
  );
  return {
    /** Sends one request, and compares its response with the model. */
    async ask(index: number) {
      const { key, model } = callers[index] as (typeof callers)[number];
      const response = await readAnswer(await app.request("/v1/pets", { headers: { Authorization: `Bearer ${key}` } }));
      expect(response).toEqual(model.ask(decision.now));
      return { answer: response, decision };
    },
    async unban(index: number) {
      const { record, model } = callers[index] as (typeof callers)[number];
      await keyRing.unban(record.id);
      model.unban(clock.now());
      // An unban includes what happened in its millisecond.
      clock.advance(1);
    },
  };
}

/** Returns whether a window or the ban of a decision has ended. */
function hasTurned({ now, bannedUntil, windowStatuses }: Decision, later: number): boolean {
  return later >= Math.min(bannedUntil ?? later + 1, ...windowStatuses.map(({ window }) => windowEnd(window, now)));
}

/** What the headers of one response say. Times in whole seconds. */
interface LimitedResult {
  readonly code: string | undefined;
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
  readonly retryAfter: number | undefined;
}

async function readAnswer(response: Response): Promise<LimitedResult> {
  const number = (name: string) => Number(response.headers.get(name));
  const body = (await response.json()) as { code?: string };
  return {
    code: body.code,
    limit: number("X-RateLimit-Limit"),
    remaining: number("X-RateLimit-Remaining"),
    reset: number("X-RateLimit-Reset"),
    retryAfter: response.headers.has("Retry-After") ? number("Retry-After") : undefined,
  };
}

/** One key's limits and bans, computed from everything that ever happened: slow, and too simple to be wrong. */
function createLimiterModel({ perMinute, perDay }: Limits, rules: BanPolicy) {
  const passed: number[] = [];
  const rejected: { at: number; windows: Window[] }[] = [];
  const strikes: number[] = [];
  const bans: number[] = [];
  let unbannedAt = Number.NEGATIVE_INFINITY;
  const banEnd = (now: number) =>
    Math.max(0, ...bans.filter((at) => at > unbannedAt).map((at) => at + rules.length), now);
  const left = (window: Window, now: number) =>
    (window === minute ? perMinute : perDay) -
    passed.filter((at) => toWindowIndex(window, at) === toWindowIndex(window, now)).length;
  return {
    unban(at: number): void {
      unbannedAt = at;
    },
    ask(now: number): LimitedResult {
      if (banEnd(now) > now) return describe(now);
      const exhausted = [minute, day].filter((window) => left(window, now) === 0);
      if (exhausted.length === 0) {
        passed.push(now);
        return describe(now, true);
      }
      const isLate = (window: Window) => {
        const inWindow = rejected.filter(({ at }) => toWindowIndex(window, at) === toWindowIndex(window, now));
        return now - (inWindow.find(({ windows }) => windows.includes(window))?.at ?? now) > rules.grace;
      };
      if (exhausted.some(isLate)) strikes.push(now);
      rejected.push({ at: now, windows: exhausted });
      const since = Math.max(bans.at(-1) ?? -1, unbannedAt);
      if (strikes.filter((at) => at > since && now - at < rules.within).length === rules.strikes) bans.push(now);
      return describe(now);
    },
  };

  function describe(now: number, isAllowed = false): LimitedResult {
    const [inMinute, inDay] = [left(minute, now), left(day, now)];
    const binding = inDay <= inMinute ? day : minute;
    const limit = binding === day ? perDay : perMinute;
    const remaining = Math.min(inMinute, inDay);
    const reset = windowEnd(binding, now) / second;
    if (isAllowed) return { code: undefined, limit, remaining, reset, retryAfter: undefined };
    const ends = [minute, day].filter((window) => left(window, now) === 0).map((window) => windowEnd(window, now));
    const retryAfter = Math.max(1, Math.ceil((Math.max(banEnd(now), ...ends) - now) / second));
    if (banEnd(now) > now)
      return { code: "key_banned", limit, remaining: 0, reset: Math.ceil(now / second + retryAfter), retryAfter };
    const code = binding === day ? "daily_quota_exceeded" : "rate_limit_exceeded";
    return { code, limit, remaining, reset, retryAfter };
  }
}
