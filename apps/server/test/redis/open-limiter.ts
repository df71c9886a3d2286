import type { BanRules } from "@animal-store/service";
import type { OpenLimiter, TestClock } from "@animal-store/service/testing";
import { createRedisConnection, type RedisConnection } from "../../src/redis/redis-connection.ts";
import { createRedisLimiter, type RedisLimiterOptions } from "../../src/redis/redis-limiter.ts";

export const quietLog = { warn() {}, error() {} };

/** A connection of its own, as each process has one. */
export async function connect(url: string, options = {}): Promise<RedisConnection> {
  const connection = createRedisConnection({ url, log: quietLog, ...options });
  await connection.start();
  return connection;
}

/** A limiter on Redis whose time goes on from that of the clock, and is moved with it. */
export async function openRedisLimiter(
  url: string,
  { clock, ...options }: Omit<RedisLimiterOptions, "connection" | "offset"> & { clock: TestClock; rules: BanRules },
): Promise<OpenLimiter & { connection: RedisConnection }> {
  const connection = createRedisConnection({ url, log: quietLog });
  const opened = Date.now();
  const limiter = createRedisLimiter({ connection, offset: () => clock.now() - opened, ...options });
  await connection.start();
  return { limiter, connection, close: () => connection.close() };
}
