import { once } from "node:events";
import { type AddressInfo, connect as connectTo, createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { banPolicy, limits, openProcesses } from "../../test/redis/open-limiter.ts";
import { openRedis, type RedisProcess, redisDownloadTimeoutMs } from "../../test/redis/start-redis.ts";

const lowLimits = { perMinute: 1, perDay: 10 };
const rules = { ...banPolicy, maxStrikes: 1 };

type ChangeState = (redis: RedisProcess) => Promise<void> | void;
const faults: [name: string, fail: ChangeState, recover: ChangeState][] = [
  ["is killed and restarted", (redis) => redis.kill(), (redis) => redis.restart()],
  ["stalls", (redis) => redis.pause(), (redis) => redis.resume()],
];

describe("when Redis is unavailable", { timeout: redisDownloadTimeoutMs }, () => {
  it.each(faults)(
    "a process allows a quarter of the limit when Redis %s, and Redis counts these requests once afterwards",
    async (_, fail, recover) => {
      const { redis, firstProcess } = await openProcesses();
      expect(await firstProcess.countAllowed(5)).toBe(5);
      await fail(redis);
      expect(await firstProcess.countAllowed(30)).toBe(10);
      await firstProcess.untilUnavailable();
      expect(await firstProcess.countAllowed(30)).toBe(0);
      await recover(redis);
      await firstProcess.untilAvailable();
      expect(await firstProcess.countUsed()).toEqual([16, 16]);
      expect(await firstProcess.countUsed()).toEqual([17, 17]);
      await redis.kill();
      await firstProcess.countAllowed(1);
      expect(await firstProcess.countAllowed(30)).toBe(0);
    },
  );

  it("Redis adds the requests that several processes allowed", async () => {
    const { redis, processes, secondProcess } = await openProcesses({ count: 2 });
    await redis.kill();
    for (const { untilUnavailable, countAllowed } of processes) {
      await untilUnavailable();
      expect(await countAllowed(30)).toBe(10);
    }
    await redis.restart();
    for (const { untilAvailable, take } of processes) {
      await untilAvailable();
      // A process sends its local counts before its next request.
      await take();
    }
    expect(await secondProcess.countUsed()).toEqual([23, 23]);
  });

  it("Redis adds the requests of many keys", async () => {
    const { redis, firstProcess } = await openProcesses();
    const keys = Array.from({ length: 600 }, (_, index) => `key ${index}`);
    const takeAll = () => Promise.all(keys.map(async (key) => (await firstProcess.take(1, limits, key))[0]));
    await redis.kill();
    await firstProcess.untilUnavailable();
    await takeAll();
    await redis.restart();
    await firstProcess.untilAvailable();
    const used = (await takeAll()).map((decision) => decision?.windowStatuses[1].remaining);
    expect(used).toEqual(keys.map(() => limits.perDay - 2));
  });

  it("the first requests wait 250 ms, and later requests do not wait", async () => {
    const { redis, firstProcess } = await openProcesses();
    await firstProcess.take();
    redis.pause();
    const startedAt = performance.now();
    await firstProcess.take(3);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    const decision = firstProcess.take();
    let eventLoopTurns = 0;
    setImmediate(() => {
      eventLoopTurns += 1;
    });
    await decision;
    expect(eventLoopTurns).toBe(0);
    redis.resume();
  });

  it("Redis counts a stalled request once, even if it is executed later", async () => {
    const { redis, firstProcess } = await openProcesses();
    await firstProcess.take();
    for (let round = 1; round <= 3; round += 1) {
      redis.pause();
      await firstProcess.take(2);
      await firstProcess.untilUnavailable();
      redis.resume();
      await firstProcess.untilAvailable();
      const used = 1 + 3 * round;
      expect(await firstProcess.countUsed()).toEqual([used, used]);
    }
  });

  it("Redis counts a request once if its response is lost", async () => {
    const redis = await openRedis();
    const proxy = await openProxy(redis.url);
    const { firstProcess } = await openProcesses({ redis: { ...redis, url: proxy.url } });
    await firstProcess.take();
    proxy.setDropResponses(true);
    await firstProcess.take(3);
    await firstProcess.untilUnavailable();
    await firstProcess.take(2);
    proxy.setDropResponses(false);
    await firstProcess.untilAvailable();
    expect(await firstProcess.countUsed()).toEqual([7, 7]);
  });

  it("a process enforces a ban that Redis reported, and an unban lifts it permanently", async () => {
    const { redis, clock, firstProcess } = await openProcesses({ rules });
    await firstProcess.take(2, lowLimits);
    clock.advance(1001);
    const [banned] = await firstProcess.take(1, lowLimits);
    expect(banned?.bannedUntil).toEqual(expect.any(Number));
    const unbannedLimits = { ...lowLimits, unbannedAt: clock.now() + 60_000 };
    clock.advance(60_001);
    redis.pause();
    expect(await firstProcess.take(1, lowLimits)).toMatchObject([
      { isAllowed: false, bannedUntil: banned?.bannedUntil },
    ]);
    expect(await firstProcess.take(1, unbannedLimits)).toMatchObject([{ isAllowed: true, bannedUntil: null }]);
    await firstProcess.untilUnavailable();
    redis.resume();
    await firstProcess.untilAvailable();
    clock.advance(60_000);
    expect(await firstProcess.take(1, unbannedLimits)).toMatchObject([{ isAllowed: true, bannedUntil: null }]);
  });

  it("a process adds local strikes to those in Redis, up to a ban in every process", async () => {
    const { redis, clock, firstProcess, secondProcess } = await openProcesses({
      count: 2,
      rules: { ...banPolicy, maxStrikes: 3 },
    });
    const strike = async () => {
      clock.advance(1001);
      return firstProcess.take(1, lowLimits);
    };
    await firstProcess.take(2, lowLimits);
    await strike();
    redis.pause();
    expect(await firstProcess.take(1, lowLimits)).toMatchObject([{ isAllowed: false, bannedUntil: null }]);
    await firstProcess.untilUnavailable();
    expect(await strike()).toMatchObject([{ isAllowed: false, bannedUntil: expect.any(Number) }]);
    redis.resume();
    await firstProcess.untilAvailable();
    await secondProcess.untilAvailable();
    expect(await secondProcess.take(1, lowLimits)).toMatchObject([
      { isAllowed: false, bannedUntil: expect.any(Number) },
    ]);
  });
});

async function openProxy(redisUrl: string) {
  let dropsResponses = false;
  const server = createServer((client) => {
    const redis = connectTo(Number(new URL(redisUrl).port), "127.0.0.1");
    client.pipe(redis);
    redis.on("data", (data) => void (dropsResponses || client.write(data)));
    for (const socket of [client, redis])
      socket.on("error", () => {}).on("close", () => [client, redis].map((stream) => stream.destroy()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setDropResponses(drops: boolean) {
      dropsResponses = drops;
    },
  };
}
