import { stopwatch } from "@animal-store/node-edge";
import { Counter, Gauge, Histogram, type Registry } from "@prometheus-io/client";
import { callBuckets, prefix } from "./names.ts";

export interface RedisWatch {
  /** @param problem why Redis is away; undefined: it is not */
  opened(problem: () => string | undefined): void;
  /** A call is sent. @returns what is called when it was answered, or given up */
  called(): (isAnswered: boolean) => void;
}

/** The calls to Redis, and whether it is there: while it is not, each process allows a share of each limit by itself. */
export function watchRedisCalls(registry: Registry): RedisWatch {
  const registers = [registry];
  let findProblem: (() => string | undefined) | undefined;
  new Gauge({
    name: `${prefix}redis_up`,
    help: "1 while Redis counts limits for all processes; 0 while it is away; nothing without a REDIS_URL.",
    registers,
    collect() {
      this.reset();
      if (findProblem) this.set(findProblem() === undefined ? 1 : 0);
      else this.remove();
    },
  });
  new Gauge({
    name: `${prefix}limits_by_share`,
    help: "1 while this process allows its share of each limit by itself, because Redis is away.",
    registers,
    collect() {
      this.set(findProblem?.() === undefined ? 0 : 1);
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
  return {
    opened(problem) {
      findProblem = problem;
    },
    called() {
      const began = stopwatch();
      return (isAnswered) => {
        durations.observe((stopwatch() - began) / 1000);
        if (!isAnswered) failures.inc();
      };
    },
  };
}
