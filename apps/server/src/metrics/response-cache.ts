import type { CacheObserver } from "@animal-store/service";
import { Counter, type Registry } from "@prometheus-io/client";
import { prefix } from "./names.ts";

/** Counts how often the response cache served a read. */
export function countCacheHits(registry: Registry): CacheObserver {
  const counts = new Map<string, { hit: number; miss: number }>();
  new Counter({
    name: `${prefix}kept_answers_total`,
    help: "Reads that the response cache served (hit), or the store (miss), by operation.",
    labelNames: ["operation", "result"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { hit, miss }] of counts) {
        this.inc({ operation, result: "hit" }, hit);
        this.inc({ operation, result: "miss" }, miss);
      }
    },
  });
  return {
    of(operation) {
      const count = { hit: 0, miss: 0 };
      counts.set(operation, count);
      return (isHit) => {
        if (isHit) count.hit += 1;
        else count.miss += 1;
      };
    },
  };
}
