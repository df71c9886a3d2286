import { banRules } from "@animal-store/service";
import { createTestClock, describeLimiter } from "@animal-store/service/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRedisLimiter } from "../../test/redis/open-limiter.ts";
import { bringingRedis, type RedisProcess, startRedis } from "../../test/redis/start-redis.ts";

let redis: RedisProcess;
beforeAll(async () => {
  redis = await startRedis();
}, bringingRedis);
afterAll(() => redis.end());

const limits = { perMinute: 60, perDay: 1000 };

describeLimiter("a limiter on Redis", (rules, clock) => openRedisLimiter(redis.url, { rules, clock }), 60);

it("tells whoever watches of each strike, and of the ban that they come to", async () => {
  const told: object[] = [];
  const clock = createTestClock();
  const rules = { ...banRules, strikes: 2 };
  const watch = { held: (offences: object) => told.push(offences) };
  const { limiter, close } = await openRedisLimiter(redis.url, { rules, clock, watch });
  const take = (count: number) =>
    Promise.all(Array.from({ length: count }, () => limiter.take("struck", { perMinute: 1, perDay: 9 }, clock.now())));
  await take(2);
  clock.advance(rules.grace + 1);
  await take(1);
  await take(2);
  expect(told).toEqual([
    { strikes: 1, bans: 0 },
    { strikes: 1, bans: 1 },
  ]);
  close?.();
});

describe("several limiters on one Redis", () => {
  it("let exactly as many requests pass together as the limit says", async () => {
    const open = () => openRedisLimiter(redis.url, { rules: banRules, clock: createTestClock() });
    const opened = await Promise.all([open(), open(), open(), open()]);
    const decisions = await Promise.all(
      Array.from({ length: 500 }, (_, index) => opened[index % 4]?.limiter.take("shared", limits, 0)),
    );
    expect(decisions.filter((decision) => decision?.isAllowed)).toHaveLength(limits.perMinute);
    for (const { close } of opened) close?.();
  });

  it("count each strike once, whichever limiter rejects first", async () => {
    const clock = createTestClock();
    const rules = { ...banRules, strikes: 8 };
    const held = { strikes: 0, bans: 0 };
    const watch = {
      held({ strikes, bans }: typeof held) {
        held.strikes += strikes;
        held.bans += bans;
      },
    };
    const opened = await Promise.all([1, 2, 3, 4].map(() => openRedisLimiter(redis.url, { rules, clock, watch })));
    const takeFromAll = () =>
      Promise.all(opened.map(({ limiter }) => limiter.take("strikes", { perMinute: 1, perDay: 9 }, clock.now())));
    await takeFromAll();
    clock.advance(rules.grace + 1000);
    await takeFromAll();
    expect(held).toEqual({ strikes: 4, bans: 0 });
    await takeFromAll();
    expect(held).toEqual({ strikes: 8, bans: 1 });
    for (const { bannedUntil } of await takeFromAll()) expect(bannedUntil).not.toBeNull();
    for (const { close } of opened) close?.();
  });

  it("count in Redis also what a busy process asks too late, since Redis is there", async () => {
    const open = () => openRedisLimiter(redis.url, { rules: banRules, clock: createTestClock() });
    const [busy, other] = await Promise.all([open(), open()]);
    const decided = busy.limiter.take("late", limits, 0);
    // Between the call and its sending, for longer than an answer may take.
    setImmediate(() => {
      const begun = performance.now();
      while (performance.now() - begun < 400);
    });
    expect((await decided).allowances[0]?.remaining).toBe(limits.perMinute - 1);
    expect((await other.limiter.take("late", limits, 0)).allowances[0]?.remaining).toBe(limits.perMinute - 2);
    for (const { close } of [busy, other]) close?.();
  });

  it("tell each request of a turn what remains after it", async () => {
    const { limiter, close } = await openRedisLimiter(redis.url, { rules: banRules, clock: createTestClock() });
    const decisions = await Promise.all([1, 2, 3].map(() => limiter.take("three", { perMinute: 2, perDay: 9 }, 0)));
    expect(
      decisions.map(({ isAllowed, allowances }) => [isAllowed, ...allowances.map((each) => each.remaining)]),
    ).toEqual([
      [true, 1, 8],
      [true, 0, 7],
      [false, 0, 7],
    ]);
    close?.();
  });
});
