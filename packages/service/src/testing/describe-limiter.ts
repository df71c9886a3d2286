import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createApp } from "../create-app.ts";
import { createKeyRing } from "../keys/key-ring.ts";
import { createAddressLimiter } from "../limits/address-limiter.ts";
import type { BanRules } from "../limits/ban-rules.ts";
import type { Limiter } from "../limits/limiter.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { createNaiveLimits, type ExpectedAnswer } from "./naive-limits.ts";
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
/** A request with one of three keys, several times; or a move of the clock, often to where something changes. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ key: fc.nat({ max: 2 }), times: fc.integer({ min: 1, max: 4 }) }) },
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
const runs = { seed: 20_301_205, numRuns: 250 };

/** What every implementation of the limiter does alike, over any schedule of requests and moves of the clock. */
export function describeLimiter(name: string, open: Open): void {
  describe(`${name}, over any schedule`, () => {
    it(
      "answers each key as a naive count of everything that happened to it alone says",
      () => holds(open, async () => {}),
      60_000,
    );

    it(
      "lets exactly the remaining requests pass while the clock stands still",
      () =>
        holds(open, async ({ ask }) => {
          for (const key of [0, 1, 2]) {
            let answer = await ask(key);
            for (let left = answer.remaining; left > 0; left -= 1) {
              answer = await ask(key);
              expect(answer.code).toBeUndefined();
            }
            expect((await ask(key)).code).toBeDefined();
          }
        }),
      60_000,
    );

    it(
      "lets a request pass after the seconds of Retry-After",
      () =>
        holds(open, async ({ ask, clock }) => {
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

interface Asking {
  readonly clock: TestClock;
  /** Sends one request; its answer was compared with the naive one. */
  ask(key: number): Promise<ExpectedAnswer>;
}

async function holds(open: Open, atEnd: (asking: Asking) => Promise<void>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anySchedule, async (schedule) => {
      const clock = createTestClock(Date.UTC(2026, 0, 15) + schedule.startsAt);
      const { limiter, close } = await open(schedule.rules, clock);
      try {
        const ask = await createAsk(schedule, limiter, clock);
        for (const step of schedule.steps) {
          if ("advance" in step) clock.advance(step.advance);
          else for (let count = 0; count < step.times; count += 1) await ask(step.key);
        }
        await atEnd({ clock, ask });
      } finally {
        await close?.();
      }
    }),
    runs,
  );
}

async function createAsk({ rules, limits }: Schedule, limiter: Limiter, clock: TestClock): Promise<Asking["ask"]> {
  const stores = createMemoryStores();
  const keyRing = createKeyRing({ store: stores.keys, clock });
  const app = createApp({
    stores,
    keyRing,
    limiter,
    addressLimiter: createAddressLimiter(1),
    clock,
    log: { warn: () => {}, error: () => {} },
    clientAddress: () => "127.0.0.1",
    hash: ({ length }) => String(length),
    origins: [],
  });
  const callers = await Promise.all(
    limits.map(async (own) => ({
      key: (await keyRing.issue({ plan: "free", ...own })).key,
      expected: createNaiveLimits(own, rules),
    })),
  );
  return async (index) => {
    const { key, expected } = callers[index] as (typeof callers)[number];
    const answer = await readAnswer(await app.request("/v1/pets", { headers: { Authorization: `Bearer ${key}` } }));
    expect(answer).toEqual(expected(clock.now()));
    return answer;
  };
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
