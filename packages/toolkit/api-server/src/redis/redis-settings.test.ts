import { describe, expect, it } from "vitest";
import { describeRedisSettings, quickSettings } from "../../test/redis/check-durability.ts";
import { banPolicy, openAdmin, openProcesses } from "../../test/redis/open-limiter.ts";
import { redisDownloadTimeoutMs } from "../../test/redis/start-redis.ts";

describe("changes to the settings of a running Redis", { timeout: redisDownloadTimeoutMs }, () => {
  describeRedisSettings(quickSettings);

  it("a lost count is restored by the next request to a process that has it", async () => {
    const { redis, firstProcess, secondProcess } = await openProcesses({ count: 2 });
    const passedCounts = [await firstProcess.countAllowed(30)];
    await (await openAdmin(redis.url))("FLUSHALL");
    for (const [process, requests] of [
      [secondProcess, 10],
      [firstProcess, 100],
      [secondProcess, 100],
    ] as const)
      passedCounts.push(await process.countAllowed(requests));
    expect(passedCounts).toEqual([30, 10, 10, 0]);
  });

  it("a ban continues after FLUSHALL", async () => {
    const { redis, clock, firstProcess } = await openProcesses({ rules: { ...banPolicy, maxStrikes: 1 } });
    expect(await firstProcess.countAllowed(50)).toBe(40);
    clock.advance(banPolicy.graceMs + 1);
    await firstProcess.take();
    await (await openAdmin(redis.url))("FLUSHALL");
    clock.advance(60_000);
    expect(await firstProcess.countAllowed(10)).toBe(0);
  });
});
