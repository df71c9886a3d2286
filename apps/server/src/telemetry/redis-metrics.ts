import { stopwatch } from "@animal-store/node-http";
import { callBuckets, type MetricFactory } from "./metric-factory.ts";

interface RedisProblems {
  problem(): string | undefined;
  evictionProblem(): string | undefined;
}

export type RedisObserver = ReturnType<typeof createRedisMetrics>;

/** Measures calls to Redis, and whether Redis is available. While it is not, each process allows a share of each limit. */
export function createRedisMetrics({ counter, gauge, histogram }: MetricFactory) {
  let connection: RedisProblems | undefined;
  gauge(
    "redis_up",
    "1 while Redis counts limits for all processes; 0 while it is away; nothing without a REDIS_URL.",
    () => connection && Number(connection.problem() === undefined),
  );
  gauge(
    "rate_limit_fallback_active",
    "1 while this process allows its share of each limit by itself, because Redis is away.",
    () => Number(connection?.problem() !== undefined),
  );
  const durations = histogram(
    "redis_call_duration_seconds",
    "Calls to Redis until they were answered or given up.",
    callBuckets,
  );
  const failures = counter("redis_call_failures_total", "Calls to Redis that were not answered in time.");
  gauge(
    "redis_eviction_possible",
    "1 while Redis may evict counts, because maxmemory is set and maxmemory-policy is not noeviction.",
    () => Number(connection?.evictionProblem() !== undefined),
  );
  const restored = counter(
    "limit_counts_restored_total",
    "Keys whose counts Redis had lost and this process restored to what it knew.",
  );
  return {
    /** @param opened reports why Redis is unavailable, and why it may evict counts */
    opened(opened: RedisProblems) {
      connection = opened;
    },
    /** Counts keys whose counts Redis had lost and this process restored. */
    restored: (keys: number) => restored.inc(keys),
    /** Starts to measure a call. @returns a function to call when Redis has responded, or the call has failed */
    called() {
      const startedAt = stopwatch();
      return (isSuccessful: boolean) => {
        durations.observe((stopwatch() - startedAt) / 1000);
        if (!isSuccessful) failures.inc();
      };
    },
  };
}
