import { banPolicy } from "@animal-store/service";
import { describe, expect, it } from "vitest";
import { decisiveSettings, describeRedisSettings } from "../../test/redis/check-durability.ts";
import { openAdmin, openProcesses } from "../../test/redis/open-limiter.ts";
import { redisDownloadTimeout } from "../../test/redis/start-redis.ts";

describe("changes to the settings of a running Redis", { timeout: redisDownloadTimeout }, () => {
  describeRedisSettings(decisiveSettings);

  it("a lost count is restored by the next request to a process that has it", async () => {
    const { redis, one, other } = await openProcesses({ count: 2 });
    const passedCounts = [await one.passed(30)];
    await (await openAdmin(redis.url))("FLUSHALL");
    for (const [process, requests] of [
      [other, 10],
      [one, 100],
      [other, 100],
    ] as const)
      passedCounts.push(await process.passed(requests));
    expect(passedCounts).toEqual([30, 10, 10, 0]);
  });

  it("a ban continues after FLUSHALL", async () => {
    const { redis, clock, one } = await openProcesses({ rules: { ...banPolicy, maxStrikes: 1 } });
    expect(await one.passed(50)).toBe(40);
    clock.advance(banPolicy.graceMs + 1);
    await one.take();
    await (await openAdmin(redis.url))("FLUSHALL");
    clock.advance(60_000);
    expect(await one.passed(10)).toBe(0);
  });
});
