import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { CacheObserver, LimiterObserver } from "@animal-store/api-platform";
import { type ListenAddress, listen, monotonicMs } from "@animal-store/node-http";
import type { WriteQueueObserver } from "@animal-store/sql-store/timing";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "@prometheus-io/client";
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
    responseCache: createCacheMetrics(registry, prefix),
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

function createCacheMetrics(registry: Registry, prefix: string): CacheObserver {
  const countsByOperation = new Map<string, { hit: number; miss: number }>();
  new Counter({
    name: `${prefix}response_cache_requests_total`,
    help: "Reads served by the response cache (hit) or by the store (miss), by operation.",
    labelNames: ["operation", "result"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { hit, miss }] of countsByOperation) {
        this.inc({ operation, result: "hit" }, hit);
        this.inc({ operation, result: "miss" }, miss);
      }
    },
  });
  return {
    forOperation(operation) {
      const counts = { hit: 0, miss: 0 };
      countsByOperation.set(operation, counts);
      return (isHit) => {
        if (isHit) counts.hit += 1;
        else counts.miss += 1;
      };
    },
  };
}

const metricsPath = "/metrics";

/** Serves metrics on a separate address that API clients cannot reach. */
export async function serveMetrics({ registry, prefix }: Pick<Metrics, "registry" | "prefix">, address: ListenAddress) {
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()));
  const origin = await listen(server, address);
  return {
    url: origin + metricsPath,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };

  async function respond({ url, method }: IncomingMessage, response: ServerResponse): Promise<void> {
    // Prometheus adds the `params` of its configuration as a query.
    if (url?.split("?", 1)[0] !== metricsPath)
      return void response.writeHead(404, textHeaders).end(`The metrics are at ${metricsPath}.\n`);
    if (method !== "GET" && method !== "HEAD")
      return void response.writeHead(405, { ...textHeaders, Allow: "GET, HEAD" }).end(`Use GET for ${metricsPath}.\n`);
    const text = withFormerNames(await registry.metrics(), prefix);
    response.writeHead(200, { ...headers, "Content-Type": registry.contentType }).end(method === "HEAD" ? "" : text);
  }
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

const headers = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
const textHeaders = { ...headers, "Content-Type": "text/plain; charset=utf-8" };
