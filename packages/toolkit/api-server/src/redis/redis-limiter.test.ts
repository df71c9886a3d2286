import { describeLimiter } from "@animal-store/api-platform/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { banPolicy, openProcesses, openRedisLimiter } from "../../test/redis/open-limiter.ts";
import { type RedisProcess, redisDownloadTimeoutMs, startRedis } from "../../test/redis/start-redis.ts";

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
