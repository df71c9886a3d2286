import { describeLimiter } from "@animal-store/api-platform/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { banPolicy, connect, openProcesses, openRedisLimiter } from "../../test/redis/open-limiter.ts";
import { type RedisProcess, redisDownloadTimeoutMs, startRedis } from "../../test/redis/start-redis.ts";
import { penalizeScript } from "./limiter-scripts.ts";
import type { RunScript } from "./redis-connection.ts";
import { createRedisLimiter } from "./redis-limiter.ts";

let redis: RedisProcess;
beforeAll(async () => {
  redis = await startRedis();
  return redis.kill;
}, redisDownloadTimeoutMs);

const limits = { perMinute: 60, perDay: 1000 };

describeLimiter("a limiter on Redis", (rules, clock) => openRedisLimiter(redis.url, { rules, clock }), 60);

describe("createRedisLimiter", () => {
  it("several limiters together allow exactly the limit", async () => {
    const { processes } = await openProcesses({ redis, count: 4 });
    const decisions = (await Promise.all(processes.map(({ take }) => take(125, limits, "shared")))).flat();
    expect(decisions.filter(({ isAllowed }) => isAllowed)).toHaveLength(limits.perMinute);
  });

  it("several limiters count each strike once, even if they reject at the same time", async () => {
    const rules = { ...banPolicy, maxStrikes: 8 };
    const total = { strikes: 0, bans: 0 };
    const onPenalties = ({ strikes, bans }: typeof total) => {
      total.strikes += strikes;
      total.bans += bans;
    };
    const { clock, processes } = await openProcesses({ redis, count: 4, rules, observer: { onPenalties } });
    const takeFromAll = () =>
      Promise.all(processes.map(({ limiter }) => limiter.take("struck", { perMinute: 1, perDay: 9 }, clock.now())));
    await takeFromAll();
    clock.advance(rules.graceMs + 1000);
    await takeFromAll();
    expect(total).toEqual({ strikes: 4, bans: 0 });
    await takeFromAll();
    expect(total).toEqual({ strikes: 8, bans: 1 });
    for (const { bannedUntil } of await takeFromAll()) expect(bannedUntil).not.toBeNull();
  });

  it("a limiter counts a request in Redis even if a busy process sends it late", async () => {
    const { firstProcess, secondProcess } = await openProcesses({ redis, count: 2 });
    const decision = firstProcess.limiter.take("late", limits, 0);
    setImmediate(() => {
      const startedAt = performance.now();
      while (performance.now() - startedAt < 400);
    });
    expect((await decision).windowStatuses[0]?.remaining).toBe(limits.perMinute - 1);
    expect((await secondProcess.limiter.take("late", limits, 0)).windowStatuses[0]?.remaining).toBe(
      limits.perMinute - 2,
    );
  });

  it("a limiter reports no lost counts if a call was in flight during a local decision", async () => {
    const connection = await connect(redis.url);
    const released = Promise.withResolvers<void>();
    let calls = 6;
    const run: RunScript = async (...call) => {
      calls += 1;
      if (calls > 1 && calls < 6) return [Date.now()];
      const response = connection.run(...call);
      if (calls === 1) await released.promise;
      return response;
    };
    const losses: number[] = [];
    const { take } = createRedisLimiter({
      connection: { ...connection, run },
      rules: banPolicy,
      onRestore: (keys) => losses.push(keys),
    });
    const [key, now] = ["key", Date.now()];
    await take(key, limits, now);
    calls = 0;
    const decision = take(key, limits, now);
    await expect.poll(() => calls).toBe(1);
    await take(key, limits, now);
    released.resolve();
    await decision;
    await take(key, limits, now);
    expect(losses).toEqual([]);
  });

  it("a limiter allows the requests of a batch whose penalty is recorded after the next batch", async () => {
    const connection = await connect(redis.url);
    const released = Promise.withResolvers<void>();
    let penalties = 0;
    const run: RunScript = async (script, ...call) => {
      if (script === penalizeScript && ++penalties === 1) await released.promise;
      return connection.run(script, ...call);
    };
    const { take } = createRedisLimiter({ connection: { ...connection, run }, rules: banPolicy });
    const takeOne = () => take("late penalty", { perMinute: 2, perDay: 9 }, Date.now());
    const batch = Promise.all([takeOne(), takeOne(), takeOne()]);
    await expect.poll(() => penalties).toBe(1);
    await takeOne();
    released.resolve();
    expect((await batch).map(({ isAllowed }) => isAllowed)).toEqual([true, true, false]);
  });

  it("a limiter reports the remaining requests after each request of a batch", async () => {
    const { firstProcess } = await openProcesses({ redis });
    const decisions = await firstProcess.take(3, { perMinute: 2, perDay: 9 }, "three");
    expect(
      decisions.map(({ isAllowed, windowStatuses }) => [isAllowed, ...windowStatuses.map((each) => each.remaining)]),
    ).toEqual([
      [true, 1, 8],
      [true, 0, 7],
      [false, 0, 7],
    ]);
  });
});
