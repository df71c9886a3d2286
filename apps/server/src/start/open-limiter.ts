import {
  type AddressLimiter,
  type Clock,
  createAddressLimiter,
  createMemoryLimiter,
  type KeyRing,
  type Limiter,
  type LimiterObserver,
  type Log,
  type MemoryLimiter,
  startWriteBehind,
  type UsageStore,
  type WriteBehind,
} from "@animal-store/service";
import type { RedisObserver } from "../telemetry/redis-metrics.ts";
import type { Environment } from "./environment.ts";

export interface LimiterOptions {
  readonly env: Pick<Environment, "REDIS_URL" | "LIMIT_SHARE_WITHOUT_REDIS" | "ANONYMOUS_PER_MINUTE" | "banPolicy">;
  readonly keyRing: KeyRing;
  /** Where the counts of this process outlive it. */
  readonly usage: UsageStore;
  /** Milliseconds between two writes of what keys used. */
  readonly flushIntervalMs: number;
  readonly clock: Clock;
  readonly log: Log;
  /** Told of strikes and bans. */
  readonly observer?: LimiterObserver | undefined;
  readonly redisObserver?: RedisObserver | undefined;
}

export interface OpenLimiter extends WriteBehind {
  readonly limiter: Limiter;
  readonly addressLimiter: AddressLimiter;
  /** Where limits are counted, for the banner; undefined: in this process. */
  readonly place: string | undefined;
  /** Why limits are not what they are to be. */
  problem(): string | undefined;
}

// Milliseconds that lost counts are reported for.
const reportedFor = 600_000;
const lostCounts =
  "Redis lost counts (flushed, evicted, or restarted without its data): each process restores the counts that it knows";

/** Counts in Redis where there is a REDIS_URL, else in this process. @throws {StartupError} when Redis is not fit, or refuses */
export async function openLimiter(options: LimiterOptions): Promise<OpenLimiter> {
  const { env, keyRing, usage, flushIntervalMs, clock, log, observer } = options;
  if (env.REDIS_URL !== "") return openRedisLimiter(options);
  const limiter = createMemoryLimiter(env.banPolicy, observer);
  const { stop } = await persistUsage({ limiter, keyRing, store: usage, every: flushIntervalMs, clock, log });
  const addressLimiter = createAddressLimiter(env.ANONYMOUS_PER_MINUTE);
  return { limiter, addressLimiter, place: undefined, problem: () => undefined, stop };
}

async function openRedisLimiter(options: LimiterOptions): Promise<OpenLimiter> {
  const { env, keyRing, flushIntervalMs, clock, log, observer, redisObserver } = options;
  const { REDIS_URL: url, LIMIT_SHARE_WITHOUT_REDIS: share, ANONYMOUS_PER_MINUTE: perMinute, banPolicy: rules } = env;
  // Loaded only if it is needed: the Redis client is as large as everything else together.
  const { createRedisAddressLimiter, createRedisConnection, createRedisLimiter } = await import("../redis/index.ts");
  const connection = createRedisConnection({ url, log, observer: redisObserver });
  let lostAt = Number.NEGATIVE_INFINITY;
  const wasLost = () => clock.now() - lostAt < reportedFor;
  const onRestore = (keys: number) => {
    redisObserver?.restored(keys);
    if (!wasLost()) log.warn({}, lostCounts);
    lostAt = clock.now();
  };
  const limiter = createRedisLimiter({ connection, rules, share, observer, onRestore });
  await connection.start();
  const uses = startWriteBehind({
    write: keyRing.saveLastUsed,
    every: flushIntervalMs,
    failure: "when keys were used cannot be written right now",
    log,
  });
  return {
    limiter,
    addressLimiter: createRedisAddressLimiter({ connection, perMinute, share }),
    place: `Redis at ${new URL(url).host}`,
    problem() {
      const part = `${Number((share * 100).toPrecision(3))} %`;
      const problems = [
        // Not its reason: the driver names hosts, and `/readyz` is public.
        connection.problem() !== undefined && `Redis is away: each process allows ${part} of each limit by itself`,
        connection.evictionProblem(),
        wasLost() && lostCounts,
      ];
      return problems.filter(Boolean).join("; ") || undefined;
    },
    async stop() {
      connection.close();
      await uses.stop();
    },
  };
}

export interface PersistUsageOptions {
  readonly limiter: MemoryLimiter;
  readonly keyRing: KeyRing;
  readonly store: UsageStore;
  /** Milliseconds between two writes. */
  readonly every: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** Lets counters, strikes and bans go on where the last run ended, and writes them and the last uses of keys from now on. */
export async function persistUsage({
  limiter,
  keyRing,
  store,
  every,
  clock,
  log,
}: PersistUsageOptions): Promise<WriteBehind> {
  limiter.restore(await store.load(clock.now()), clock.now());
  return startWriteBehind({
    every,
    failure: "what keys used cannot be written right now",
    log,
    async write() {
      const written = await Promise.allSettled([limiter.saveChanges(store.save), keyRing.saveLastUsed()]);
      for (const each of written) if (each.status === "rejected") throw each.reason;
    },
  });
}
