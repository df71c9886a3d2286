import { createRedisLimiter, createSharedAddressLimiter } from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import { describe, expect, it } from "vitest";
import { connect } from "../../test/redis/open-limiter.ts";
import { openRedis, redisDownloadTimeoutMs } from "../../test/redis/start-redis.ts";

const perMinute = 8;
const address = "192.0.2.1";

async function openLimiters(count: number) {
  const redis = await openRedis();
  const clock = createTestClock();
  const openedAt = Date.now();
  const offset = () => clock.now() - openedAt;
  const limiters = await Promise.all(
    Array.from({ length: count }, async () => {
      const scripts = await connect(redis.url, offset);
      return createSharedAddressLimiter({ limiter: createRedisLimiter({ scripts }), perMinute, now: scripts.now });
    }),
  );
  const take = (addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (address, index) => {
        const limiter = limiters[index % count] as (typeof limiters)[number];
        const decision = await limiter.take(address, clock.now());
        return { ...decision, peek: limiter.peek(address, decision.now) };
      }),
    );
  const countAllowed = async (addresses: readonly string[]) =>
    (await take(addresses)).filter(({ isAllowed }) => isAllowed).length;
  return { redis, clock, take, countAllowed };
}

const repeatAddress = (count: number) => Array<string>(count).fill(address);

describe("createSharedAddressLimiter on Redis", { timeout: redisDownloadTimeoutMs }, () => {
  it("limiters share the limit of each address per minute", async () => {
    const { clock, take, countAllowed } = await openLimiters(4);
    expect(await countAllowed(repeatAddress(50))).toBe(perMinute);
    const remaining = perMinute - 1;
    expect(await take(["192.0.2.2"])).toMatchObject([
      { isAllowed: true, windowStatus: { limit: perMinute, remaining }, peek: { remaining } },
    ]);
    clock.advance(60_000);
    expect(await take([address])).toMatchObject([{ isAllowed: true, windowStatus: { remaining } }]);
  });

  it("limiters allow ten times the limit of one /64 for a whole /48", async () => {
    const { take, countAllowed } = await openLimiters(2);
    const addresses = Array.from({ length: 100 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
    expect(await countAllowed(addresses)).toBe(10 * perMinute);
    const status = { limit: 10 * perMinute, remaining: 0 };
    expect(await take(["2001:db8:1:64::1"])).toMatchObject([{ isAllowed: false, windowStatus: status, peek: status }]);
    expect(await countAllowed(["2001:db8:2::1"])).toBe(1);
  });

  it("limiters count the addresses of one /64 together", async () => {
    const { countAllowed } = await openLimiters(2);
    const addresses = Array.from({ length: 20 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(await countAllowed(addresses)).toBe(perMinute);
  });

  it("each limiter allows a quarter of the limit while Redis is unavailable", async () => {
    const { redis, take } = await openLimiters(1);
    await redis.kill();
    const decisions = await take(repeatAddress(5));
    expect(decisions.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false, false, false]);
    expect(decisions[0]?.windowStatus).toMatchObject({ limit: perMinute, remaining: 1 });
  });
});
