import { stopwatch } from "@animal-store/node-edge";
import { Counter, Gauge, Histogram, type Registry } from "@prometheus-io/client";
import { callBuckets, prefix } from "./names.ts";

interface RedisProblems {
  problem(): string | undefined;
  evictionProblem(): string | undefined;
}

export interface RedisWatch {
  /** @param connection reports why Redis is unavailable, and why it may evict counts */
  opened(connection: RedisProblems): void;
  /** Redis had lost the counts of keys, which this process restored. */
  restored(keys: number): void;
  /** A call is sent. @returns what is called when it was answered, or given up */
  called(): (isAnswered: boolean) => void;
}

/** The calls to Redis, and whether it is there: while it is not, each process allows a share of each limit by itself. */
export function watchRedisCalls(registry: Registry): RedisWatch {
  const registers = [registry];
  let connection: RedisProblems | undefined;
  new Gauge({
    name: `${prefix}redis_up`,
    help: "1 while Redis counts limits for all processes; 0 while it is away; nothing without a REDIS_URL.",
    registers,
    collect() {
      this.reset();
      if (connection) this.set(connection.problem() === undefined ? 1 : 0);
      else this.remove();
    },
  });
  new Gauge({
    name: `${prefix}limits_by_share`,
    help: "1 while this process allows its share of each limit by itself, because Redis is away.",
    registers,
    collect() {
      this.set(connection?.problem() === undefined ? 0 : 1);
    },
  });
  const durations = new Histogram({
    name: `${prefix}redis_call_duration_seconds`,
    help: "Calls to Redis until they were answered or given up.",
    buckets: callBuckets,
    registers,
  });
  const failures = new Counter({
    name: `${prefix}redis_call_failures_total`,
    help: "Calls to Redis that were not answered in time.",
    registers,
  });
  new Gauge({
    name: `${prefix}redis_eviction_possible`,
    help: "1 while Redis may evict counts, because maxmemory is set and maxmemory-policy is not noeviction.",
    registers,
    collect() {
      this.set(connection?.evictionProblem() === undefined ? 0 : 1);
    },
  });
  const restored = new Counter({
    name: `${prefix}limit_counts_restored_total`,
    help: "Keys whose counts Redis had lost and this process restored to what it knew.",
    registers,
  });
  return {
    opened(opened) {
      connection = opened;
    },
    restored: (keys) => restored.inc(keys),
    called() {
      const began = stopwatch();
      return (isAnswered) => {
        durations.observe((stopwatch() - began) / 1000);
        if (!isAnswered) failures.inc();
      };
    },
  };
}
