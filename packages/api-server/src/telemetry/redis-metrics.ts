import { monotonicMs } from "@animal-store/node-http";
import { callBuckets, type MetricFactory } from "./metric-factory.ts";

export interface RedisProblems {
  problem(): string | undefined;
  evictionProblem(): string | undefined;
}

export type RedisObserver = ReturnType<typeof createRedisMetrics>;

export function createRedisMetrics({ counter, gauge, histogram }: MetricFactory) {
  let connection: RedisProblems | undefined;
  gauge(
    "redis_up",
    "1 while Redis counts limits for all processes, 0 while it is unavailable. Absent without REDIS_URL.",
    () => connection && Number(connection.problem() === undefined),
  );
  gauge(
    "rate_limit_fallback_active",
    "1 while this process allows a share of each limit because Redis is unavailable.",
    () => Number(connection?.problem() !== undefined),
  );
  const durations = histogram(
    "redis_call_duration_seconds",
    "Duration of calls to Redis, including calls that timed out.",
    callBuckets,
  );
  const failures = counter("redis_call_failures_total", "Calls to Redis that failed or timed out.");
  gauge(
    "redis_eviction_possible",
    "1 while Redis may evict counts because maxmemory is set and maxmemory-policy is not noeviction.",
    () => Number(connection?.evictionProblem() !== undefined),
  );
  return {
    onOpen(opened: RedisProblems) {
      connection = opened;
    },
    /** Starts to measure a call. @returns a function that ends the measurement */
    startCall() {
      const startedAt = monotonicMs();
      return (isSuccessful: boolean) => {
        durations.observe((monotonicMs() - startedAt) / 1000);
        if (!isSuccessful) failures.inc();
      };
    },
  };
}
