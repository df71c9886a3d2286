import { createRedisLimiter, type RedisLimiterOptions } from "@animal-store/api-platform";
import { createTestClock, libraryPlatform, type OpenLimiter, type TestClock } from "@animal-store/api-platform/testing";
import { createBatcher } from "@animal-store/process";
import { createClient } from "@redis/client";
import { expect, onTestFinished } from "vitest";
import { createRedisConnection, type RedisConnection } from "../../src/redis/redis-connection.ts";
import { openRedis, type RedisProcess } from "./start-redis.ts";

export const silentLogger = { warn() {}, error() {} };
export const { banPolicy } = libraryPlatform;
/** The prefix of the keys of the tests in Redis. */
export const name = "library";
export const limits = { perMinute: 40, perDay: 1000 };
export const fallbackShare = 0.25;

export async function connect(url: string, testOffsetMs = () => 0): Promise<RedisConnection> {
  const connection = createRedisConnection({ name, url, log: silentLogger, testOffsetMs });
  await connection.start();
  onTestFinished(() => connection.close());
  return connection;
}

/** Opens a limiter. Its time is `clock` plus the real time since `openedAt`. All limiters on one Redis share both. */
export async function openRedisLimiter(
  url: string,
  {
    clock,
    openedAt = Date.now(),
    ...options
  }: Omit<RedisLimiterOptions, "scripts"> & { clock: TestClock; openedAt?: number },
): Promise<OpenLimiter & { connection: RedisConnection }> {
  const testOffsetMs = () => clock.now() - openedAt;
  const connection = createRedisConnection({ name, url, log: silentLogger, testOffsetMs });
  const limiter = createRedisLimiter({ scripts: connection, createBatcher, ...options });
  await connection.start();
  return { limiter, connection, close: () => connection.close() };
}

/** Opens the limiters of several processes, with one clock and one Redis, until the test ends. */
export async function openProcesses(
  options: { redis?: RedisProcess; count?: number } & Partial<RedisLimiterOptions> = {},
) {
  const { redis = await openRedis(), count = 1, ...limiterOptions } = options;
  const clock = createTestClock();
  const openedAt = Date.now();
  const open = async () => {
    const settings = { clock, openedAt, rules: banPolicy, limitShare: fallbackShare, ...limiterOptions };
    const { limiter, connection } = await openRedisLimiter(redis.url, settings);
    onTestFinished(() => connection.close());
    const take = (requests = 1, keyLimits = limits, key = "key") =>
      Promise.all(Array.from({ length: requests }, () => limiter.take(key, keyLimits, clock.now())));
    return {
      limiter,
      connection,
      take,
      countAllowed: async (requests: number) => (await take(requests)).filter(({ isAllowed }) => isAllowed).length,
      countUsed: async () => (await take())[0]?.windowStatuses.map(({ limit, remaining }) => limit - remaining),
      untilUnavailable: () => expect.poll(() => connection.problem(), { interval: 5 }).toBeDefined(),
      untilAvailable: () => expect.poll(() => connection.problem(), { interval: 20, timeout: 10_000 }).toBeUndefined(),
    };
  };
  const [firstProcess, ...others] = await Promise.all([open(), ...Array.from({ length: count - 1 }, open)]);
  return { redis, clock, firstProcess, secondProcess: others[0] ?? firstProcess, processes: [firstProcess, ...others] };
}

export async function openAdmin(url: string): Promise<(...command: string[]) => Promise<unknown>> {
  const open = () => {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on("error", () => {});
    return client.connect();
  };
  let client = await open();
  onTestFinished(() => client.destroy());
  return async (...command) => {
    if (!client.isOpen) client = await open();
    return client.sendCommand(command);
  };
}
