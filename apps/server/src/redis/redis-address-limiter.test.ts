import { createTestClock } from "@animal-store/service/testing";
import { createClient } from "@redis/client";
import { expect, it } from "vitest";
import { connect } from "../../test/redis/open-limiter.ts";
import { bringingRedis, openRedis } from "../../test/redis/start-redis.ts";
import { createRedisAddressLimiter } from "./redis-address-limiter.ts";

const perMinute = 8;

async function openSeveral(count: number) {
  const redis = await openRedis();
  const clock = createTestClock();
  const opened = Date.now();
  const offset = () => clock.now() - opened;
  const connections = await Promise.all(Array.from({ length: count }, () => connect(redis.url)));
  const limiters = connections.map((connection) => createRedisAddressLimiter({ connection, perMinute, offset }));
  return { redis, clock, limiters, close: () => connections.forEach((each) => void each.close()) };
}

it(
  "lets an address pass as often as its minute allows, over all processes, and each address for itself",
  async () => {
    const { clock, limiters, close } = await openSeveral(4);
    // A minute is not to turn while they ask.
    clock.advance(60_000 - (clock.now() % 60_000));
    const ask = (address: string, count: number) =>
      Promise.all(Array.from({ length: count }, async (_, index) => limiters[index % 4]?.take(address, clock.now())));
    const decisions = await ask("192.0.2.1", 50);
    expect(decisions.filter((decision) => decision?.isAllowed)).toHaveLength(perMinute);
    const [other] = await ask("192.0.2.2", 1);
    expect(other).toMatchObject({ isAllowed: true, allowance: { limit: perMinute, remaining: perMinute - 1 } });
    expect(limiters[0]?.peek("192.0.2.2", other?.now ?? 0).remaining).toBe(perMinute - 1);
    clock.advance(60_000);
    const [next] = await ask("192.0.2.1", 1);
    expect(next).toMatchObject({ isAllowed: true, allowance: { remaining: perMinute - 1 } });
    close();
  },
  bringingRedis,
);

it("counts addresses of one IPv6 network together", { timeout: bringingRedis }, async () => {
  const { clock, limiters, close } = await openSeveral(1);
  await limiters[0]?.take("2001:db8:1:2::1", clock.now());
  const second = await limiters[0]?.take("2001:db8:1:2::2", clock.now());
  expect(second?.allowance.remaining).toBe(perMinute - 2);
  close();
});

it("allows the /64s of one /48 ten times the limit of one, over all processes", {
  timeout: bringingRedis,
}, async () => {
  const { clock, limiters, close } = await openSeveral(2);
  clock.advance(60_000 - (clock.now() % 60_000));
  const take = async (index: number) =>
    limiters[index % 2]?.take(`2001:db8:1:${index.toString(16)}::1`, clock.now()) ?? null;
  const decisions = await Promise.all(Array.from({ length: 100 }, (_, index) => take(index)));
  expect(decisions.filter((decision) => decision?.isAllowed)).toHaveLength(10 * perMinute);
  const rejected = await take(100);
  expect(rejected).toMatchObject({ isAllowed: false, allowance: { limit: 10 * perMinute, remaining: 0 } });
  // A rejected request counts in neither bucket.
  expect(limiters[0]?.peek("2001:db8:1:64::1", rejected?.now ?? 0)).toMatchObject({ limit: 80, remaining: 0 });
  expect(await limiters[0]?.take("2001:db8:2::1", clock.now())).toMatchObject({ isAllowed: true });
  close();
});

it("restores the counts that FLUSHALL deletes", { timeout: bringingRedis }, async () => {
  const { redis, clock, limiters, close } = await openSeveral(1);
  clock.advance(60_000 - (clock.now() % 60_000));
  const client = await createClient({ url: redis.url }).connect();
  const take = async () => limiters[0]?.take("2001:db8:1:2::1", clock.now());
  let passed = 0;
  for (let count = 0; count < 3 * perMinute; count += 1) {
    if (count % 3 === 0) await client.flushAll();
    if ((await take())?.isAllowed) passed += 1;
  }
  expect(passed).toBe(perMinute);
  client.destroy();
  close();
});

it("allows a share by itself while Redis is away", async () => {
  const { redis, clock, limiters, close } = await openSeveral(1);
  await redis.kill();
  const now = clock.now();
  const decisions = await Promise.all(Array.from({ length: 5 }, async () => limiters[0]?.take("192.0.2.1", now)));
  expect(decisions.map((decision) => decision?.isAllowed)).toEqual([true, true, false, false, false]);
  expect(decisions[0]?.allowance).toMatchObject({ limit: perMinute, remaining: 1 });
  close();
});
