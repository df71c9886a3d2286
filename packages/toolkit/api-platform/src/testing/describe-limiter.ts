import fc from "fast-check";
import { expect, it } from "vitest";
import type { BanPolicy, Decision, Limiter, Limits } from "../rate-limits/limiter.ts";
import { day, minute, toWindowIndex, type Window, windowEnd } from "../rate-limits/windows.ts";
import { booksPath, createLibraryApp } from "./library-app.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export interface OpenLimiter {
  readonly limiter: Limiter;
  close?(): Promise<void> | void;
}
type CreateLimiter = (policy: BanPolicy, clock: TestClock) => Promise<OpenLimiter> | OpenLimiter;

const second = 1000;
const anyLimits = fc.record({ perMinute: fc.integer({ min: 1, max: 6 }), perDay: fc.integer({ min: 1, max: 12 }) });
const anyPolicy = fc.record({
  maxStrikes: fc.integer({ min: 1, max: 4 }),
  windowMs: fc.constantFrom(10 * second, 60 * second),
  durationMs: fc.constantFrom(3 * second, 30 * second, 300 * second, 7200 * second),
  graceMs: fc.constant(second),
});
const boundaries = [1, 999, 1000, 1001, 2000, 3000, 5000, 8000, 9999, 10_000, 30_000, 59_999, 60_000, 300_000];
const anyAdvance = fc.oneof(fc.constantFrom(...boundaries, day.lengthMs), fc.integer({ min: 1, max: 4000 }));
/** Repeated requests of one of three keys, an unban, or an advance of the clock, often to a boundary. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ key: fc.nat({ max: 2 }), times: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ unban: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ advance: anyAdvance }) },
);
const anySchedule = fc.record({
  policy: anyPolicy,
  limits: fc.tuple(anyLimits, anyLimits, anyLimits),
  // Often shortly before midnight.
  startsAt: fc.oneof(fc.integer({ min: 0, max: 86_399_999 }), fc.integer({ min: 86_370_000, max: 86_399_999 })),
  steps: fc.array(anyStep, { minLength: 5, maxLength: 80 }),
});
type Schedule = typeof anySchedule extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Registers a model-based test of a limiter with random schedules of requests, unbans and clock advances.
 * The model uses the time of each decision, so a limiter can have its own clock.
 */
export function describeLimiter(name: string, createLimiter: CreateLimiter, numRuns = 250): void {
  it(`${name} makes the same decisions as its model, allows exactly the remaining requests, and allows a request after Retry-After`, async () => {
    const property = fc.asyncProperty(anySchedule, async (schedule) => {
      const clock = createTestClock(Date.UTC(2026, 0, 15) + schedule.startsAt);
      const { limiter, close } = await createLimiter(schedule.policy, clock);
      try {
        const { send, unban } = await createModelClient(schedule, limiter, clock);
        for (const step of schedule.steps) {
          if ("advance" in step) clock.advance(step.advance);
          else if ("unban" in step) await unban(step.unban);
          else for (let count = 0; count < step.times; count += 1) await send(step.key);
        }
        for (const key of [0, 1, 2]) {
          const { response, decision } = await send(key);
          let [allowedCount, latest] = [0, { response, decision }];
          while (latest.response.code === undefined) {
            latest = await send(key);
            if (latest.response.code === undefined) allowedCount += 1;
          }
          // A limiter with its own clock can enter a new window.
          if (!hasWindowOrBanEnded(decision, latest.decision.now)) expect(allowedCount).toBe(response.remaining);
          clock.advance((latest.response.retryAfter ?? 0) * second);
          expect((await send(key)).response.code).toBeUndefined();
        }
      } finally {
        await close?.();
      }
    });
    await fc.assert(property, { seed: 20_301_205, numRuns });
  }, 60_000);
}

async function createModelClient({ policy, limits }: Schedule, limiter: Limiter, clock: TestClock) {
  let decision: Decision;
  const take: Limiter["take"] = async (...request) => {
    decision = await limiter.take(...request);
    return decision;
  };
  const { app, keyRing } = createLibraryApp({ clock, limiter: { take } });
  const callers = await Promise.all(
    limits.map(async (keyLimits) => ({
      ...(await keyRing.issue({ plan: "reader", ...keyLimits })),
      model: createLimiterModel(keyLimits, policy),
    })),
  );
  return {
    /** Sends a request and compares the response with the model. */
    async send(index: number) {
      const { key, model } = callers[index] as (typeof callers)[number];
      const response = await parseResponse(
        await app.request(booksPath, { headers: { Authorization: `Bearer ${key}` } }),
      );
      expect(response).toEqual(model.send(decision.now));
      return { response, decision };
    },
    async unban(index: number) {
      const { record, model } = callers[index] as (typeof callers)[number];
      await keyRing.unban(record.id);
      model.unban(clock.now());
      // An unban also lifts penalties of the same millisecond.
      clock.advance(1);
    },
  };
}

function hasWindowOrBanEnded({ now, bannedUntil, windowStatuses }: Decision, time: number): boolean {
  return time >= Math.min(bannedUntil ?? time + 1, ...windowStatuses.map(({ window }) => windowEnd(window, now)));
}

/** Times are in seconds. */
interface LimitedResult {
  readonly code: string | undefined;
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
  readonly retryAfter: number | undefined;
}

async function parseResponse(response: Response): Promise<LimitedResult> {
  const parseNumber = (name: string) => Number(response.headers.get(name));
  const body = (await response.json()) as { code?: string };
  return {
    code: body.code,
    limit: parseNumber("X-RateLimit-Limit"),
    remaining: parseNumber("X-RateLimit-Remaining"),
    reset: parseNumber("X-RateLimit-Reset"),
    retryAfter: response.headers.has("Retry-After") ? parseNumber("Retry-After") : undefined,
  };
}

/** A simple model that computes limits and bans from the whole history of a key. */
function createLimiterModel({ perMinute, perDay }: Limits, policy: BanPolicy) {
  const allowed: number[] = [];
  const rejected: { at: number; windows: Window[] }[] = [];
  const strikes: number[] = [];
  const bans: number[] = [];
  let unbannedAt = Number.NEGATIVE_INFINITY;
  const banEnd = (now: number) =>
    Math.max(0, ...bans.filter((time) => time > unbannedAt).map((time) => time + policy.durationMs), now);
  const remainingIn = (window: Window, now: number) =>
    (window === minute ? perMinute : perDay) -
    allowed.filter((time) => toWindowIndex(window, time) === toWindowIndex(window, now)).length;
  return {
    unban(now: number): void {
      unbannedAt = now;
    },
    send(now: number): LimitedResult {
      if (banEnd(now) > now) return toResult(now);
      const exhausted = [minute, day].filter((window) => remainingIn(window, now) === 0);
      if (exhausted.length === 0) {
        allowed.push(now);
        return toResult(now, true);
      }
      const isAfterGrace = (window: Window) => {
        const inWindow = rejected.filter(({ at }) => toWindowIndex(window, at) === toWindowIndex(window, now));
        return now - (inWindow.find(({ windows }) => windows.includes(window))?.at ?? now) > policy.graceMs;
      };
      if (exhausted.some(isAfterGrace)) strikes.push(now);
      rejected.push({ at: now, windows: exhausted });
      const resetAt = Math.max(bans.at(-1) ?? -1, unbannedAt);
      if (strikes.filter((time) => time > resetAt && now - time < policy.windowMs).length === policy.maxStrikes)
        bans.push(now);
      return toResult(now);
    },
  };

  function toResult(now: number, isAllowed = false): LimitedResult {
    const [inMinute, inDay] = [remainingIn(minute, now), remainingIn(day, now)];
    const binding = inDay <= inMinute ? day : minute;
    const limit = binding === day ? perDay : perMinute;
    const remaining = Math.min(inMinute, inDay);
    const reset = windowEnd(binding, now) / second;
    if (isAllowed) return { code: undefined, limit, remaining, reset, retryAfter: undefined };
    const windowEnds = [minute, day]
      .filter((window) => remainingIn(window, now) === 0)
      .map((window) => windowEnd(window, now));
    const retryAfter = Math.max(1, Math.ceil((Math.max(banEnd(now), ...windowEnds) - now) / second));
    if (banEnd(now) > now)
      return { code: "key_banned", limit, remaining: 0, reset: Math.ceil(now / second + retryAfter), retryAfter };
    const code = binding === day ? "daily_quota_exceeded" : "rate_limit_exceeded";
    return { code, limit, remaining, reset, retryAfter };
  }
}
