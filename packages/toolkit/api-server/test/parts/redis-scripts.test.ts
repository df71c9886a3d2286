import { createRedisLimiter, createRedisScripts } from "@animal-store/api-platform";
import { createTestClock, describeLimiter } from "@animal-store/api-platform/testing";
import { createClient } from "@redis/client";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { openRedis, type RedisProcess, redisDownloadTimeoutMs, startRedis } from "../redis/start-redis.ts";

let redis: RedisProcess;
beforeAll(async () => {
  redis = await startRedis();
  return redis.kill;
}, redisDownloadTimeoutMs);

async function openClient(url = redis.url) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: () => 5 } });
  client.on("error", () => {});
  await client.connect();
  return client;
}

describeLimiter(
  "a limiter on the Redis client of an app",
  async (rules, clock) => {
    const client = await openClient();
    await client.sendCommand(["FLUSHALL"]);
    const openedAt = Date.now();
    const send = (command: string[]) => client.sendCommand(command);
    const scripts = createRedisScripts({ send, testOffsetMs: () => clock.now() - openedAt });
    return { limiter: createRedisLimiter({ scripts, rules }), close: () => client.destroy() };
  },
  20,
);

it("limiters share a limit, also when Redis has lost the script", async () => {
  const clients = await Promise.all([openClient(), openClient()]);
  const openedAt = Date.now();
  const clock = createTestClock();
  const limiters = clients.map((client) => {
    const send = (command: string[]) => client.sendCommand(command);
    return createRedisLimiter({ scripts: createRedisScripts({ send, testOffsetMs: () => clock.now() - openedAt }) });
  });
  const limits = { perMinute: 10, perDay: 100 };
  const take = async (count: number) =>
    (
      await Promise.all(
        Array.from({ length: count }, (_, index) => limiters[index % 2]?.take("shared", limits, clock.now())),
      )
    ).filter((decision) => decision?.isAllowed).length;
  expect(await take(6)).toBe(6);
  await clients[0]?.sendCommand(["SCRIPT", "FLUSH"]);
  expect(await take(10)).toBe(4);
  for (const client of clients) client.destroy();
});

it("allows a quarter of the limit during an outage, and adds it to Redis afterwards", async () => {
  const { url, pause, resume } = await openRedis();
  const client = await openClient(url);
  onTestFinished(() => client.destroy());
  const openedAt = Date.now();
  const clock = createTestClock();
  const send = (command: string[]) => client.sendCommand(command);
  const scripts = createRedisScripts({
    send,
    testOffsetMs: () => clock.now() - openedAt,
    retryMs: 50,
  });
  const limiter = createRedisLimiter({ scripts });
  const take = async () => (await limiter.take("one", { perMinute: 8, perDay: 100 }, clock.now())).isAllowed;
  expect(await take()).toBe(true);
  pause();
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  expect(scripts.problem()).toBeDefined();
  resume();
  await expect.poll(() => scripts.problem()).toBeUndefined();
  await expect.poll(async () => Number(await client.sendCommand(["EXISTS", "api:usage:one"]))).toBe(1);
  const rest = [];
  for (let count = 0; count < 10; count += 1) rest.push(await take());
  // Redis counted the first request, and got the count of at least one of the next two.
  expect(rest.filter(Boolean).length).toBeOneOf([5, 6]);
});
