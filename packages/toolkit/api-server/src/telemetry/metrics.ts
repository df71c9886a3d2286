import type { CacheObserver, LimiterObserver, PlatformContract } from "@animal-store/api-platform";
import type { Exchange } from "@animal-store/node-http";
import {
  createHttpMetrics,
  createMetricFactory,
  type HttpMetrics,
  type MetricFactory,
  requestBuckets,
} from "@animal-store/node-http/metrics";
import { monotonicMs } from "@animal-store/process";
import type { WriteQueueObserver } from "@animal-store/sql-store";
import { collectDefaultMetrics, Gauge, Registry } from "@prometheus-io/client";
import type { RedisConnection } from "../redis/redis-connection.ts";
import type { ServerDefinition } from "../server-definition.ts";
import type { ObserveCalls } from "./telemetry.ts";

export interface Metrics {
  readonly registry: Registry;
  readonly exchanges: HttpMetrics;
  readonly responseCache: CacheObserver;
  readonly limiter: LimiterObserver;
  readonly storeCalls: ObserveCalls;
  readonly writes: WriteQueueObserver;
  readonly redis: RedisObserver;
  readonly countDroppedLine: () => void;
}

export interface RedisObserver {
  onOpen(connection: Pick<RedisConnection, "problem" | "evictionProblem">): void;
  /** Starts to measure a call. @returns a function that ends the measurement */
  startCall(): (isSuccessful: boolean) => void;
}

/** Registers the metrics of unused components too, so that every process has the same names. */
export function createMetrics({ contract, store }: ServerDefinition, kind: "sqlite" | "postgresql"): Metrics {
  const registry = new Registry();
  // For example `my_api_` for the program my-api.
  const prefix = `${store.name.replaceAll(/\W/g, "_")}_`;
  const factory = createMetricFactory(registry, prefix);
  collectDefaultMetrics({ register: registry });
  setBuildInfo(registry, prefix, { version: contract.version, node: process.version, store: kind });
  return {
    registry,
    exchanges: createExchangeMetrics(factory, contract),
    responseCache: createCacheMetrics(factory),
    limiter: createLimiterMetrics(factory),
    storeCalls: createStoreMetrics(factory),
    writes: createWriteMetrics(factory),
    redis: createRedisMetrics(factory),
    countDroppedLine: createDropCounter(factory),
  };
}

function setBuildInfo(registry: Registry, prefix: string, labels: Record<string, string>): void {
  new Gauge({
    name: `${prefix}build_info`,
    help: "Always 1. The labels contain the versions of the server and of Node, and the kind of store.",
    labelNames: Object.keys(labels),
    registers: [registry],
  }).set(labels, 1);
}

/** Buckets in seconds. The first is the time to read a row from SQLite. The last is the time of a call that times out. */
const callBuckets = [0.00005, ...requestBuckets.slice(0, -2)];

const limitLabels = ["minute", "day", "ban", "address"] as const;
const limitByCode: Partial<Record<string, (typeof limitLabels)[number]>> = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
};

function createExchangeMetrics(metrics: MetricFactory, { errorCodes, basePath }: PlatformContract): HttpMetrics {
  const rejections = metrics.counter(
    "rate_limit_rejections_total",
    "Requests rejected by a limit: the minute or day of a key, its ban, or the minute of an address without a valid key.",
    "limit",
  );
  for (const limit of limitLabels) rejections.inc({ limit }, 0);
  const httpMetrics = createHttpMetrics({
    metrics,
    toOperation: (exchange) => toOperationLabel(exchange, basePath),
    errorCodes: Object.keys(errorCodes),
  });
  return {
    ...httpMetrics,
    ended(exchange) {
      httpMetrics.ended(exchange);
      const limit = limitByCode[exchange.code ?? ""];
      if (limit) rejections.inc({ limit: exchange.caller === undefined ? "address" : limit });
    },
  };
}

function toOperationLabel({ operation, request: { url = "" } }: Exchange, basePath: string): string {
  return operation ?? (url.startsWith(`${basePath}/`) ? "unrouted" : "other");
}

function createLimiterMetrics(metrics: MetricFactory): LimiterObserver {
  const strikes = metrics.counter(
    "rate_limit_strikes_total",
    "Strikes: requests that a key sent after a 429 without waiting.",
  );
  const bans = metrics.counter("rate_limit_bans_total", "Bans of keys.");
  return {
    onPenalties(penalties) {
      strikes.inc(penalties.strikes);
      bans.inc(penalties.bans);
    },
  };
}

function createStoreMetrics(metrics: MetricFactory): ObserveCalls {
  const durations = metrics.histogram(
    "store_call_duration_seconds",
    "Duration of calls to the store. A write ends when it is durable.",
    callBuckets,
    "call",
  );
  const failures = metrics.counter("store_call_failures_total", "Failed calls to the store.", "call");
  return (call) => {
    failures.inc({ call }, 0);
    return () => {
      const startedAt = monotonicMs();
      return (error) => {
        durations.observe({ call }, (monotonicMs() - startedAt) / 1000);
        if (error) failures.inc({ call });
      };
    };
  };
}

function createWriteMetrics(metrics: MetricFactory): WriteQueueObserver {
  let countQueued = () => 0;
  metrics.gauge("write_queue_length", "Queued writes, which wait for the batch in flight.", () => countQueued());
  const sizes = metrics.histogram(
    "write_batch_size",
    "Writes per batch. A batch is one transaction.",
    [1, 2, 4, 8, 16, 32, 64, 128, 256],
  );
  const durations = metrics.histogram(
    "write_batch_duration_seconds",
    "Time until a batch was durable, or had failed.",
    callBuckets,
  );
  const failures = metrics.counter("write_batch_failures_total", "Failed batches, of which no write was committed.");
  return {
    onOpen(count) {
      countQueued = count;
    },
    onSettle({ size, milliseconds, isFailed }) {
      sizes.observe(size);
      durations.observe(milliseconds / 1000);
      if (isFailed) failures.inc();
    },
  };
}

function createDropCounter(metrics: MetricFactory): () => void {
  const dropped = metrics.counter(
    "log_lines_dropped_total",
    "Log lines that were dropped because the log reader was too slow.",
  );
  return () => dropped.inc();
}

function createCacheMetrics(metrics: MetricFactory): CacheObserver {
  const requests = metrics.counter(
    "response_cache_requests_total",
    "Reads served by the response cache (hit) or by the store (miss), by operation.",
    "operation",
    "result",
  );
  return {
    forOperation(operation) {
      for (const result of ["hit", "miss"]) requests.inc({ operation, result }, 0);
      return (isHit) => requests.inc({ operation, result: isHit ? "hit" : "miss" });
    },
  };
}

function createRedisMetrics(metrics: MetricFactory): RedisObserver {
  let connection: Parameters<RedisObserver["onOpen"]>[0] | undefined;
  metrics.gauge(
    "redis_up",
    "1 while Redis counts limits for all processes, 0 while it is unavailable. Absent without REDIS_URL.",
    () => connection && Number(connection.problem() === undefined),
  );
  metrics.gauge(
    "rate_limit_fallback_active",
    "1 while this process allows a share of each limit because Redis is unavailable.",
    () => Number(connection?.problem() !== undefined),
  );
  const durations = metrics.histogram(
    "redis_call_duration_seconds",
    "Duration of calls to Redis, including calls that timed out.",
    callBuckets,
  );
  const failures = metrics.counter("redis_call_failures_total", "Calls to Redis that failed or timed out.");
  metrics.gauge(
    "redis_eviction_possible",
    "1 while Redis may evict counts because maxmemory is set and maxmemory-policy is not noeviction.",
    () => Number(connection?.evictionProblem() !== undefined),
  );
  return {
    onOpen(opened) {
      connection = opened;
    },
    startCall() {
      const startedAt = monotonicMs();
      return (isSuccessful) => {
        durations.observe((monotonicMs() - startedAt) / 1000);
        if (!isSuccessful) failures.inc();
      };
    },
  };
}
