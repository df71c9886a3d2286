import {
  type AddressLimiter,
  createAddressLimiter,
  createMemoryLimiter,
  createRedisLimiter,
  createSharedAddressLimiter,
  type KeyRing,
  type Limiter,
  type LimiterObserver,
  type Log,
  type MemoryLimiter,
  startWriteBehind,
  type UsageStore,
  type WriteBehind,
} from "@animal-store/api-platform";
import { type Clock, createBatcher } from "@animal-store/process";
import type { RedisObserver } from "../telemetry/metrics.ts";
import type { Environment } from "./environment.ts";

export interface LimiterOptions {
  /** The name of the program, a prefix of its keys in Redis. */
  readonly name: string;
  readonly env: Pick<Environment, "REDIS_URL" | "LIMIT_SHARE_WITHOUT_REDIS" | "ANONYMOUS_PER_MINUTE" | "banPolicy">;
  readonly keyRing: KeyRing;
  readonly usage: UsageStore;
  readonly flushIntervalMs: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly observer?: LimiterObserver | undefined;
  readonly redisObserver?: RedisObserver | undefined;
}

export interface OpenLimiter extends WriteBehind {
  readonly limiter: Limiter;
  readonly addressLimiter: AddressLimiter;
  /** The place where limits are counted, for the startup message. Undefined if it is this process. */
  readonly location: string | undefined;
  problem(): string | undefined;
}

export async function openLimiter(options: LimiterOptions): Promise<OpenLimiter> {
  const { env, observer } = options;
  if (env.REDIS_URL !== "") return openRedisLimiter(options);
  const limiter = createMemoryLimiter(env.banPolicy, observer);
  const { stop } = await persistUsage(limiter, options);
  const addressLimiter = createAddressLimiter(env.ANONYMOUS_PER_MINUTE);
  return { limiter, addressLimiter, location: undefined, problem: () => undefined, stop };
}

async function openRedisLimiter(options: LimiterOptions): Promise<OpenLimiter> {
  const { name, env, keyRing, flushIntervalMs, log, observer, redisObserver } = options;
  const { REDIS_URL: url, LIMIT_SHARE_WITHOUT_REDIS: share, ANONYMOUS_PER_MINUTE: perMinute, banPolicy: rules } = env;
  // Loaded on demand: the Redis client is as large as the rest of the server.
  const { createRedisConnection } = await import("../redis/redis-connection.ts");
  const connection = createRedisConnection({ name, url, log, observer: redisObserver });
  const limiterOptions = { scripts: connection, limitShare: share, createBatcher: createGatheringBatcher };
  const limiter = createRedisLimiter({ ...limiterOptions, rules, observer });
  const addressCounts = createRedisLimiter({ ...limiterOptions, keyPrefix: "address", lifetimeMs: 120_000 });
  await connection.start();
  const lastUseWriter = startWriteBehind({
    write: keyRing.saveLastUsed,
    intervalMs: flushIntervalMs,
    failureMessage: "failed to save when keys were last used, retrying",
    log,
  });
  return {
    limiter,
    addressLimiter: createSharedAddressLimiter({ limiter: addressCounts, perMinute, now: connection.now }),
    location: `Redis at ${new URL(url).host}`,
    problem() {
      const percent = `${Number((share * 100).toPrecision(3))} %`;
      const problems = [
        // Without the reason: the driver names hosts, and `/readyz` is public.
        connection.problem() !== undefined && `Redis unavailable, each process allows ${percent} of each limit`,
        connection.evictionProblem(),
      ];
      const texts = problems.filter(Boolean).join("; ");
      return texts === "" ? undefined : `limits: ${texts}`;
    },
    async stop() {
      connection.close();
      await lastUseWriter.stop();
    },
  };
}

/** Also keeps requests together on their way through the store, because those that the limiter admits together arrive together. */
const createGatheringBatcher: typeof createBatcher = (send) => createBatcher(send, { gatherMs: 1 });

export type PersistUsageOptions = Pick<LimiterOptions, "keyRing" | "usage" | "flushIntervalMs" | "clock" | "log">;

/** Restores counters, strikes and bans. Then saves them, and the last use of each key, at intervals. */
export async function persistUsage(limiter: MemoryLimiter, options: PersistUsageOptions): Promise<WriteBehind> {
  const { keyRing, usage, flushIntervalMs, clock, log } = options;
  limiter.restore(await usage.load(clock.now()), clock.now());
  return startWriteBehind({
    intervalMs: flushIntervalMs,
    failureMessage: "failed to save key usage, retrying",
    log,
    async write() {
      const results = await Promise.allSettled([limiter.saveChanges(usage.save), keyRing.saveLastUsed()]);
      for (const result of results) if (result.status === "rejected") throw result.reason;
    },
  });
}
