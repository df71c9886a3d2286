import type { KeptAnswersWatch } from "@animal-store/service";
import { Counter, type Registry } from "@prometheus-io/client";
import { prefix } from "./metric-factory.ts";

/** Counts the hits and misses of the response cache, in plain numbers: the client looks up labels at each increment. */
export function createCacheMetrics(registry: Registry): KeptAnswersWatch {
  const counts = new Map<string, { hit: number; miss: number }>();
  new Counter({
    name: `${prefix}kept_answers_total`,
    help: "Reads that a kept answer served (hit), or the store (miss), by operation.",
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
      return (isKept) => {
        if (isKept) count.hit += 1;
        else count.miss += 1;
      };
    },
  };
}
