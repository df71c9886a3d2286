import type { CacheObserver, LimiterObserver, PlatformContract } from "@animal-store/api-platform";
import {
  type Exchange,
  type ExchangeObserver,
  type ListenAddress,
  monotonicMs,
  serveApp,
} from "@animal-store/node-http";
import type { WriteQueueObserver } from "@animal-store/sql-store/timing";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { Hono } from "hono";
import type { ServerDefinition } from "../server-definition.ts";
import type { ObserveCalls } from "./telemetry.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Registers the metrics of unused components too, so that every process has the same names. */
export function createMetrics({ contract, store }: ServerDefinition, kind: "sqlite" | "postgresql") {
  const registry = new Registry();
  // For example `my_api_` for the program my-api.
  const prefix = `${store.name.replaceAll(/\W/g, "_")}_`;
  const factory = createMetricFactory(registry, prefix);
  collectDefaultMetrics({ register: registry });
  setBuildInfo(registry, prefix, { version: contract.version, node: process.version, store: kind });
  return {
    registry,

    exchanges: createHttpMetrics(factory, contract),
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

/** Buckets in seconds. The first fits a cached response, the last a request that waits for an unavailable store. */
const requestBuckets = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];
/** Buckets in seconds. The first is the time to read a row from SQLite. The last is the time of a call that times out. */
const callBuckets = [0.00005, ...requestBuckets.slice(0, -2)];

type MetricFactory = ReturnType<typeof createMetricFactory>;

/** @param metricPrefix the prefix of each name, such as `my_api_` */
function createMetricFactory(registry: Registry, metricPrefix: string) {
  const registers = [registry];
  return {
    counter: (name: string, help: string, ...labelNames: string[]) =>
      new Counter({ name: metricPrefix + name, help, labelNames, registers }),
    histogram: (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
      new Histogram({ name: metricPrefix + name, help, labelNames, buckets, registers }),
    gauge: (name: string, help: string, read: () => number | undefined | Promise<number>) =>
      new Gauge({
        name: metricPrefix + name,
        help,
        registers,
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
  };
}

const parserCodes = ["bad_request", "headers_too_large", "request_timeout"];
const limitLabels = ["minute", "day", "ban", "address"] as const;
const limitByCode: Partial<Record<string, (typeof limitLabels)[number]>> = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
};

function createHttpMetrics({ counter, gauge, histogram }: MetricFactory, contract: PlatformContract) {
  let inFlight = 0;
  let countConnections = async () => 0;
  const rejections = counter(
    "rate_limit_rejections_total",
    "Requests rejected by a limit: the minute or day of a key, its ban, or the minute of an address without a valid key.",
    "limit",
  );
  const durations = histogram(
    "http_request_duration_seconds",
    "Time from the headers of a request until its response was sent. Operation: an operation of the contract, unrouted for other API paths, other for health, docs and console.",
    requestBuckets,
    "operation",
    "status",
  );
  const aborted = counter(
    "http_requests_aborted_total",
    "Requests whose connection closed before the response was sent.",
  );
  const errors = counter("http_errors_total", "API requests that got an error response, by error code.", "code");
  const parseErrors = counter(
    "http_parse_errors_total",
    "Malformed HTTP messages, by the error code of the response.",
    "code",
  );
  gauge("http_requests_in_flight", "Requests whose response is not yet sent.", () => inFlight);
  gauge("http_connections", "Open connections.", () => countConnections());
  // Initializes each counter with 0: Prometheus sees no increase in a counter that first appears with 1.
  for (const limit of limitLabels) rejections.inc({ limit }, 0);
  for (const code in contract.errorCodes) errors.inc({ code }, 0);
  for (const code of parserCodes) parseErrors.inc({ code }, 0);

  return {
    began() {
      inFlight += 1;
    },
    ended(exchange) {
      inFlight -= 1;
      const { code, status, duration, caller } = exchange;
      if (exchange.isAborted) aborted.inc();
      if (status !== undefined)
        durations.observe({ operation: toOperationLabel(exchange, contract.basePath), status }, duration / 1000);
      if (code === undefined) return;
      errors.inc({ code });
      const limit = limitByCode[code];
      if (limit) rejections.inc({ limit: caller === undefined ? "address" : limit });
    },
    rejected: ({ code }) => parseErrors.inc({ code }),
    setConnectionCounter(count: () => Promise<number>) {
      countConnections = count;
    },
  } satisfies ExchangeObserver & { setConnectionCounter: unknown };
}

function toOperationLabel({ operation, request: { url = "" } }: Exchange, basePath: string): string {
  return operation ?? (url.startsWith(`${basePath}/`) ? "unrouted" : "other");
}

function createLimiterMetrics({ counter }: MetricFactory): LimiterObserver {
  const strikes = counter("rate_limit_strikes_total", "Strikes: requests that a key sent after a 429 without waiting.");
  const bans = counter("rate_limit_bans_total", "Bans of keys.");
  return {
    onPenalties(penalties) {
      strikes.inc(penalties.strikes);
      bans.inc(penalties.bans);
    },
  };
}

function createStoreMetrics({ counter, histogram }: MetricFactory): ObserveCalls {
  const durations = histogram(
    "store_call_duration_seconds",
    "Duration of calls to the store. A write ends when it is durable.",
    callBuckets,
    "call",
  );
  const failures = counter("store_call_failures_total", "Failed calls to the store.", "call");
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

function createWriteMetrics({ counter, gauge, histogram }: MetricFactory): WriteQueueObserver {
  let countQueued = () => 0;
  gauge("write_queue_length", "Queued writes, which wait for the batch in flight.", () => countQueued());
  const sizes = histogram(
    "write_batch_size",
    "Writes per batch. A batch is one transaction.",
    [1, 2, 4, 8, 16, 32, 64, 128, 256],
  );
  const durations = histogram(
    "write_batch_duration_seconds",
    "Time until a batch was durable, or had failed.",
    callBuckets,
  );
  const failures = counter("write_batch_failures_total", "Failed batches, of which no write was committed.");
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

function createDropCounter({ counter }: MetricFactory): () => void {
  const dropped = counter(
    "log_lines_dropped_total",
    "Log lines that were dropped because the log reader was too slow.",
  );
  return () => dropped.inc();
}

function createCacheMetrics({ counter }: MetricFactory): CacheObserver {
  const requests = counter(
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

export interface RedisProblems {
  problem(): string | undefined;
  evictionProblem(): string | undefined;
}

export type RedisObserver = ReturnType<typeof createRedisMetrics>;

function createRedisMetrics({ counter, gauge, histogram }: MetricFactory) {
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

const metricsPath = "/metrics";

/** Serves metrics on a separate address that API clients cannot reach. */
export async function serveMetrics({ registry }: Pick<Metrics, "registry">, address: ListenAddress) {
  const app = new Hono()
    .get(metricsPath, async (c) => c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType }))
    .all(metricsPath, (c) => c.text(`Use GET for ${metricsPath}.\n`, 405, { Allow: "GET, HEAD" }))
    .notFound((c) => c.text(`The metrics are at ${metricsPath}.\n`, 404));
  const commonHeaders = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
  const { origin, stop } = await serveApp(app, { ...address, commonHeaders });
  return { url: origin + metricsPath, stop: () => stop(0) };
}
