import { type BanRules, banRules } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it } from "vitest";
import { openRedisLimiter, quietLog } from "../../test/redis/open-limiter.ts";
import { openWay } from "../../test/redis/open-way.ts";
import { bringingRedis, openRedis, type RedisProcess } from "../../test/redis/start-redis.ts";
import { createRedisConnection } from "./redis-connection.ts";
import { createRedisLimiter } from "./redis-limiter.ts";

const limits = { perMinute: 40, perDay: 1000 };
const strict: BanRules = { ...banRules, strikes: 3 };

async function open(redis: RedisProcess, rules = banRules) {
  const clock = createTestClock();
  const { limiter, connection, close } = await openRedisLimiter(redis.url, { clock, rules, share: 0.25 });
  const take = (count = 1, key = "key", given = limits) =>
    Promise.all(Array.from({ length: count }, () => limiter.take(key, given, clock.now())));
  return {
    clock,
    connection,
    close: () => close?.(),
    take,
    passed: async (count: number, key?: string) => (await take(count, key)).filter(({ isAllowed }) => isAllowed).length,
    used: async () => (await take())[0]?.allowances.map(({ limit, remaining }) => limit - remaining),
    away: () => expect.poll(() => connection.problem(), { interval: 5 }).toBeDefined(),
    back: () => expect.poll(() => connection.problem(), { interval: 20, timeout: 5000 }).toBeUndefined(),
  };
}

type Change = (redis: RedisProcess) => Promise<void> | void;
const faults: [name: string, fail: Change, recover: Change][] = [
  // It lost the 5 that it had counted.
  ["killed and restarted", (redis) => redis.kill(), (redis) => redis.restart()],
  ["hanging for a while", (redis) => redis.pause(), (redis) => redis.resume()],
];

it.each(faults)(
  "Redis %s: a quarter of the limit passes, and is added once",
  { timeout: bringingRedis },
  async (_, fail, recover) => {
    const redis = await openRedis();
    const one = await open(redis);
    expect(await one.passed(5)).toBe(5);
    await fail(redis);
    expect(await one.passed(30)).toBe(10);
    await one.away();
    expect(await one.passed(30)).toBe(0);
    await recover(redis);
    await one.back();
    expect(await one.used()).toEqual([16, 16]);
    expect(await one.used()).toEqual([17, 17]);
    // What it allowed alone in this minute it does not allow again.
    await redis.kill();
    await one.passed(1);
    expect(await one.passed(30)).toBe(0);
    one.close();
  },
);

it("what several processes allowed without Redis adds up", { timeout: bringingRedis }, async () => {
  const redis = await openRedis();
  const [one, other] = [await open(redis), await open(redis)];
  expect(await one.passed(5)).toBe(5);
  await redis.kill();
  for (const { away, passed } of [one, other]) {
    await away();
    expect(await passed(30)).toBe(10);
  }
  await redis.restart();
  for (const { back } of [one, other]) await back();
  expect(await other.used()).toEqual([26, 26]);
  for (const { close } of [one, other]) close();
});

it("no request waits once Redis hangs, and the first ones wait 250 ms", { timeout: bringingRedis }, async () => {
  const redis = await openRedis();
  const one = await open(redis);
  await one.take();
  redis.pause();
  const began = performance.now();
  await one.take(3);
  expect(performance.now() - began).toBeLessThan(2000);
  const next = one.take();
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  await next;
  expect(turns).toBe(0);
  one.close();
  redis.resume();
});

it("a call that hung is done by Redis or added afterwards, and never both", { timeout: bringingRedis }, async () => {
  const redis = await openRedis();
  const one = await open(redis);
  await one.take();
  for (let round = 1; round <= 3; round += 1) {
    redis.pause();
    await one.take(2);
    await one.away();
    redis.resume();
    await one.back();
    const used = 1 + 3 * round;
    expect(await one.used()).toEqual([used, used]);
  }
  one.close();
});

it("a call that Redis did, and whose response was lost, counts once", {
  timeout: bringingRedis,
}, async () => {
  const redis = await openRedis();
  const way = await openWay(redis.url);
  const one = await open({ ...redis, url: way.url });
  await one.take();
  way.lose(() => true);
  await one.take(3);
  await one.away();
  // Decided alone, and in Redis: counted there once.
  await one.take(2);
  way.lose(() => false);
  await one.back();
  expect(await one.used()).toEqual([7, 7]);
  one.close();
  await way.close();
});

it("what many keys counted without Redis is added, whatever is asked beside", { timeout: bringingRedis }, async () => {
  const redis = await openRedis();
  const connection = createRedisConnection({ url: redis.url, log: quietLog });
  let isSaidToBeAway = false;
  const problem = () => (isSaidToBeAway ? "so it is said" : connection.problem());
  const { take } = createRedisLimiter({ connection: { ...connection, problem } });
  await connection.start();
  const keys = Array.from({ length: 600 }, (_, index) => `key ${index}`);
  const takeAll = () => Promise.all(keys.map(async (key) => (await take(key, limits, Date.now())).allowances[1]));
  isSaidToBeAway = true;
  await takeAll();
  isSaidToBeAway = false;
  for (let times = 0; times < 10; times += 1) await take("another key", limits, Date.now());
  const used = (await takeAll()).map(({ limit, remaining }) => limit - remaining);
  expect(used).toEqual(keys.map(() => 2));
  connection.close();
});

it("a ban that was seen holds without Redis", { timeout: bringingRedis }, async () => {
  const redis = await openRedis();
  const one = await open(redis, { ...strict, strikes: 1 });
  const few = { perMinute: 1, perDay: 10 };
  await one.take(2, "key", few);
  one.clock.advance(1001);
  const [banned] = await one.take(1, "key", few);
  expect(banned?.bannedUntil).not.toBeNull();
  one.clock.advance(60_000);
  await redis.kill();
  expect(await one.take(1, "key", few)).toMatchObject([{ isAllowed: false, bannedUntil: banned?.bannedUntil }]);
  one.close();
});

it("an unban lifts the ban without Redis, and again once Redis is back", { timeout: bringingRedis }, async () => {
  const redis = await openRedis();
  const one = await open(redis, { ...strict, strikes: 1 });
  const few = { perMinute: 1, perDay: 10 };
  await one.take(2, "key", few);
  one.clock.advance(1001);
  expect(await one.take(1, "key", few)).toMatchObject([{ bannedUntil: expect.any(Number) }]);
  const unbanned = { ...few, unbannedAt: one.clock.now() + 60_000 };
  one.clock.advance(60_001);
  redis.pause();
  expect(await one.take(1, "key", unbanned)).toMatchObject([{ isAllowed: true, bannedUntil: null }]);
  await one.away();
  redis.resume();
  await one.back();
  one.clock.advance(60_000);
  expect(await one.take(1, "key", unbanned)).toMatchObject([{ isAllowed: true, bannedUntil: null }]);
  one.close();
});

it("strikes of both times add up to a ban, for every process", { timeout: bringingRedis }, async () => {
  const redis = await openRedis();
  const [one, other] = [await open(redis, strict), await open(redis, strict)];
  const few = { perMinute: 1, perDay: 10 };
  const strike = async () => {
    one.clock.advance(1001);
    other.clock.advance(1001);
    return one.take(1, "key", few);
  };
  await one.take(2, "key", few);
  await strike();
  redis.pause();
  expect(await one.take(1, "key", few)).toMatchObject([{ isAllowed: false, bannedUntil: null }]);
  await one.away();
  expect(await strike()).toMatchObject([{ isAllowed: false, bannedUntil: expect.any(Number) }]);
  redis.resume();
  await one.back();
  await other.back();
  expect(await other.take(1, "key", few)).toMatchObject([{ isAllowed: false, bannedUntil: expect.any(Number) }]);
  one.close();
  other.close();
});
