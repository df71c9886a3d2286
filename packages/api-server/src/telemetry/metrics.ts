import type { CacheObserver, LimiterObserver } from "@animal-store/api-platform";
import { type ListenAddress, monotonicMs, serveApp } from "@animal-store/node-http";
import type { WriteQueueObserver } from "@animal-store/sql-store/timing";
import { collectDefaultMetrics, Gauge, Registry } from "@prometheus-io/client";
import { Hono } from "hono";
import type { ServerDefinition } from "../server-definition.ts";
import { createHttpMetrics } from "./http-metrics.ts";
import { callBuckets, createMetricFactory, type MetricFactory } from "./metric-factory.ts";
import { createRedisMetrics } from "./redis-metrics.ts";
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
    prefix,
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

const metricsPath = "/metrics";

/** Serves metrics on a separate address that API clients cannot reach. */
export async function serveMetrics({ registry, prefix }: Pick<Metrics, "registry" | "prefix">, address: ListenAddress) {
  const app = new Hono()
    .get(metricsPath, async (c) =>
      c.body(withFormerNames(await registry.metrics(), prefix), 200, { "Content-Type": registry.contentType }),
    )
    .all(metricsPath, (c) => c.text(`Use GET for ${metricsPath}.\n`, 405, { Allow: "GET, HEAD" }))
    .notFound((c) => c.text(`The metrics are at ${metricsPath}.\n`, 404));
  const commonHeaders = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
  const { origin, stop } = await serveApp(app, { ...address, commonHeaders });
  return { url: origin + metricsPath, stop: () => stop(0) };
}

/** Renamed metrics. Their former names are exported for one release. */
const formerNames = {
  response_cache_requests_total: "kept_answers_total",
  rate_limit_rejections_total: "limit_refusals_total",
  rate_limit_strikes_total: "limit_strikes_total",
  rate_limit_bans_total: "limit_bans_total",
  rate_limit_fallback_active: "limits_by_share",
  http_parse_errors_total: "http_parser_refusals_total",
  write_queue_length: "write_queue_waiting",
  write_batch_size: "write_batch_writes",
};

/** Appends a copy of each renamed metric under its former name. */
function withFormerNames(text: string, prefix: string): string {
  const blocks = text.split(/^(?=# HELP )/m);
  const copies = Object.entries(formerNames).flatMap(([name, formerName]) =>
    blocks
      .filter((block) => block.startsWith(`# HELP ${prefix}${name} `))
      .map((block) => block.replaceAll(prefix + name, prefix + formerName)),
  );
  return text + copies.join("");
}
