import type { ExchangeWatch } from "@animal-store/node-edge";
import type { CacheObserver, LimiterWatch } from "@animal-store/service";
import { Registry } from "@prometheus-io/client";
import type { AroundCall } from "../stores/watch-stores.ts";
import type { WriteQueueWatch } from "../write-queue/write-queue.ts";
import { countOffences } from "./limits.ts";
import { type LogWatch, watchLog } from "./log.ts";
import { type ProcessFacts, tellProcess } from "./process.ts";
import { type RedisWatch, watchRedisCalls } from "./redis.ts";
import { type ConnectionWatch, watchExchanges } from "./requests.ts";
import { countCacheHits } from "./response-cache.ts";
import { timeStoreCalls } from "./store-calls.ts";
import { watchWrites } from "./writes.ts";

/** All that a process counts and measures of itself. Every label has few values: none comes from a caller. */
export interface Metrics {
  readonly registry: Registry;
  readonly exchanges: ExchangeWatch & ConnectionWatch;
  readonly responseCache: CacheObserver;
  readonly limiter: LimiterWatch;
  readonly storeCalls: AroundCall;
  readonly writes: WriteQueueWatch;
  readonly redis: RedisWatch;
  readonly log: LogWatch;
}

/** Registers every metric, also those of parts that a process does not have: dashboards find the same names everywhere. */
export function createMetrics(facts: ProcessFacts): Metrics {
  const registry = new Registry();
  tellProcess(registry, facts);
  return {
    registry,
    exchanges: watchExchanges(registry),
    responseCache: countCacheHits(registry),
    limiter: countOffences(registry),
    storeCalls: timeStoreCalls(registry),
    writes: watchWrites(registry),
    redis: watchRedisCalls(registry),
    log: watchLog(registry),
  };
}
