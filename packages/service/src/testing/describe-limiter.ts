import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BanRules, Decision, Limiter } from "../limits/limiter.ts";
import { windowEnd } from "../limits/windows.ts";
import { createNaiveLimits, type ExpectedAnswer } from "./naive-limits.ts";
import { createTestApp } from "./test-app.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

/** An empty limiter, and what removes it. */
export interface OpenLimiter {
  readonly limiter: Limiter;
  close?(): Promise<void> | void;
}
type Open = (rules: BanRules, clock: TestClock) => Promise<OpenLimiter> | OpenLimiter;

const second = 1000;
const anyLimits = fc.record({ perMinute: fc.integer({ min: 1, max: 6 }), perDay: fc.integer({ min: 1, max: 12 }) });
const anyRules = fc.record({
  strikes: fc.integer({ min: 1, max: 4 }),
  within: fc.constantFrom(10 * second, 60 * second),
  length: fc.constantFrom(3 * second, 30 * second, 300 * second, 7200 * second),
  grace: fc.constant(second),
});
/** A request with one of three keys, several times; an unban; or a move of the clock, often to where something changes. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ key: fc.nat({ max: 2 }), times: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ unban: fc.nat({ max: 2 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      advance: fc.oneof(
        fc.constantFrom(
          1,
          999,
          1000,
          1001,
          2000,
          3000,
          5000,
          8000,
          9999,
          10_000,
          30_000,
          59_999,
          60_000,
          300_000,
          86_400_000,
        ),
        fc.integer({ min: 1, max: 4000 }),
      ),
    }),
  },
);
const anySchedule = fc.record({
  rules: anyRules,
  limits: fc.tuple(anyLimits, anyLimits, anyLimits),
  // Often shortly before midnight.
  startsAt: fc.oneof(fc.integer({ min: 0, max: 86_399_999 }), fc.integer({ min: 86_370_000, max: 86_399_999 })),
  steps: fc.array(anyStep, { minLength: 5, maxLength: 80 }),
});
type Schedule = typeof anySchedule extends fc.Arbitrary<infer Value> ? Value : never;
const seed = 20_301_205;

/**
 * What every implementation of the limiter does alike, over any schedule of requests and moves of the clock. One that goes by a
 * clock of its own is compared by the time of each decision.
 */
export function describeLimiter(name: string, open: Open, numRuns = 250): void {
  const holds: Holds = (atEnd) => holdsFor(open, numRuns, atEnd);
  describe(`${name}, over any schedule`, () => {
    it(
      "answers each key as a naive count of everything that happened to it alone says",
      () => holds(async () => {}),
      60_000,
    );

    it(
      "lets exactly the remaining requests pass while the clock stands still",
      () =>
        holds(async ({ ask, decided }) => {
          for (const key of [0, 1, 2]) {
            let answer = await ask(key);
            const first = decided();
            for (let left = answer.remaining; left > 0; left -= 1) {
              answer = await ask(key);
              expect(answer.code).toBeUndefined();
            }
            const { code } = await ask(key);
            // Its clock may not stand still: where something turned meanwhile, this says nothing.
            fc.pre(!hasTurned(first, decided().now));
            expect(code).toBeDefined();
          }
        }),
      60_000,
    );

    it(
      "lets a request pass after the seconds of Retry-After",
      () =>
        holds(async ({ ask, clock }) => {
          for (const key of [0, 1, 2]) {
            let answer = await ask(key);
            while (answer.code === undefined) answer = await ask(key);
            clock.advance((answer.retryAfter ?? 0) * second);
            expect((await ask(key)).code).toBeUndefined();
          }
        }),
      60_000,
    );
  });
}

type Holds = (atEnd: (asking: Asking) => Promise<void>) => Promise<void>;

interface Asking {
  readonly clock: TestClock;
  /** What was decided last. */
  decided(): Decision;
  /** Sends one request; its answer was compared with the naive one. */
  ask(key: number): Promise<ExpectedAnswer>;
  unban(key: number): Promise<void>;
}

async function holdsFor(open: Open, numRuns: number, atEnd: (asking: Asking) => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anySchedule, async (schedule) => {
      const clock = createTestClock(Date.UTC(2026, 0, 15) + schedule.startsAt);
      const { limiter, close } = await open(schedule.rules, clock);
      try {
        const asking = await createAsking(schedule, limiter, clock);
        for (const step of schedule.steps) {
          if ("advance" in step) clock.advance(step.advance);
          else if ("unban" in step) await asking.unban(step.unban);
          else for (let count = 0; count < step.times; count += 1) await asking.ask(step.key);
        }
        await atEnd(asking);
      } finally {
        await close?.();
      }
    }),
    { seed, numRuns },
  );
}

async function createAsking({ rules, limits }: Schedule, limiter: Limiter, clock: TestClock): Promise<Asking> {
  let last: Decision | undefined;
  const decided = () => {
    if (!last) throw new Error("nothing was decided yet");
    return last;
  };
  const { app, keyRing } = createTestApp({
    clock,
    limiter: {
      async take(...request) {
        last = await limiter.take(...request);
        return last;
      },
    },
  });
  const callers = await Promise.all(
    limits.map(async (own) => ({
      ...(await keyRing.issue({ plan: "free", ...own })),
      expected: createNaiveLimits(own, rules),
    })),
  );
  const ask = async (index: number) => {
    const { key, expected } = callers[index] as (typeof callers)[number];
    const answer = await readAnswer(await app.request("/v1/pets", { headers: { Authorization: `Bearer ${key}` } }));
    expect(answer).toEqual(expected.ask(decided().now));
    return answer;
  };
  const unban = async (index: number) => {
    const { record, expected } = callers[index] as (typeof callers)[number];
    await keyRing.unban(record.id);
    expected.unban(clock.now());
    // An unban includes what happened in its millisecond.
    clock.advance(1);
  };
  return { clock, decided, ask, unban };
}

/** Whether a window ended, or the ban that was told first. */
function hasTurned({ now, bannedUntil, allowances }: Decision, later: number): boolean {
  return later >= Math.min(bannedUntil ?? later + 1, ...allowances.map(({ window }) => windowEnd(window, now)));
}

async function readAnswer(response: Response): Promise<ExpectedAnswer> {
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
