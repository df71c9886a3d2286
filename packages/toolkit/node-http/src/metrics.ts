import { Counter, Gauge, Histogram, type Registry } from "@prometheus-io/client";
import { Hono, type MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ListenAddress } from "./address.ts";
import type { Exchange, ExchangeObserver, ObservedRequest } from "./exchange.ts";
import { serveApp } from "./serve-app.ts";

/** Buckets in seconds. The first fits a cached response, the last a request that waits for an unavailable store. */
export const requestBuckets = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** Adds metrics to the registry. */
export interface MetricFactory {
  counter(name: string, help: string, ...labelNames: string[]): Counter<string>;
  histogram(name: string, help: string, buckets: number[], ...labelNames: string[]): Histogram<string>;
  /** Undefined removes the value of the gauge. */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number>): void;
}

/** Returns functions that add metrics. @param prefix the prefix of each name, such as `my_api_` */
export function createMetricFactory(registry: Registry, prefix: string): MetricFactory {
  const define = (name: string, help: string) => ({ name: prefix + name, help, registers: [registry] });
  return {
    counter: (name, help, ...labelNames) => new Counter({ ...define(name, help), labelNames }),
    histogram: (name, help, buckets, ...labelNames) => new Histogram({ ...define(name, help), labelNames, buckets }),
    gauge(name, help, read) {
      new Gauge({
        ...define(name, help),
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
  };
}

const parserCodes = ["bad_request", "headers_too_large", "request_timeout"];

export interface HttpMetricsOptions {
  readonly metrics: MetricFactory;
  /** Returns the label of a request. @default its operation, its route with `labelRoutes`, or `other` */
  readonly toOperation?: (exchange: Exchange) => string;
  /** The error codes that responses can have. Their counters begin with 0. @default none */
  readonly errorCodes?: readonly string[];
}

/** The metrics of a server. Pass them to `serveApp` as one of its `observers`. */
export interface HttpMetrics extends ExchangeObserver {
  /** Sets the function that returns the number of open connections, which `serveApp` returns. */
  setConnectionCounter(count: () => Promise<number>): void;
}

/**
 * Adds metrics of requests, errors and connections.
 * @example
 * const httpMetrics = createHttpMetrics({ metrics: createMetricFactory(registry, "my_api_") });
 * const server = await serveApp(app, { ...address, observers: [httpMetrics] });
 */
export function createHttpMetrics({
  metrics,
  toOperation = ({ operation }) => operation ?? "other",
  errorCodes = [],
}: HttpMetricsOptions): HttpMetrics {
  let inFlight = 0;
  let countConnections = async () => 0;
  const durations = metrics.histogram(
    "http_request_duration_seconds",
    "Time from the headers of a request until its response was sent. Operation: an operation of the contract, unrouted for other API paths, other for health, docs and console.",
    requestBuckets,
    "operation",
    "status",
  );
  const aborted = metrics.counter(
    "http_requests_aborted_total",
    "Requests whose connection closed before the response was sent.",
  );
  const errors = metrics.counter(
    "http_errors_total",
    "API requests that got an error response, by error code.",
    "code",
  );
  const parseErrors = metrics.counter(
    "http_parse_errors_total",
    "Malformed HTTP messages, by the error code of the response.",
    "code",
  );
  metrics.gauge("http_requests_in_flight", "Requests whose response is not yet sent.", () => inFlight);
  metrics.gauge("http_connections", "Open connections.", () => countConnections());
  // Initializes each counter with 0: Prometheus sees no increase in a counter that first appears with 1.
  for (const code of errorCodes) errors.inc({ code }, 0);
  for (const code of parserCodes) parseErrors.inc({ code }, 0);

  return {
    began() {
      inFlight += 1;
    },
    ended(exchange) {
      inFlight -= 1;
      const { code, status, duration } = exchange;
      if (exchange.isAborted) aborted.inc();
      if (status !== undefined) durations.observe({ operation: toOperation(exchange), status }, duration / 1000);
      if (code !== undefined) errors.inc({ code });
    },
    rejected: ({ code }) => parseErrors.inc({ code }),
    setConnectionCounter(count) {
      countConnections = count;
    },
  };
}

/**
 * A middleware that labels the metrics of a request by the path of its route.
 * @example
 * const app = new Hono().use(labelRoutes).get("/notes/:id", getNote); // /notes/:id
 */
export const labelRoutes: MiddlewareHandler = async (c, next) => {
  await next();
  const { attributes } = (c.env as { readonly incoming?: ObservedRequest } | undefined)?.incoming ?? {};
  if (attributes) attributes.operation ??= routePath(c, -1);
};

const metricsPath = "/metrics";

/** The result of `serveMetrics`. */
export interface RunningMetrics {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves the metrics of a registry on a separate address that API clients cannot reach.
 * @throws {StartupError} if the server cannot listen on the address
 * @example
 * const { url } = await serveMetrics(registry, { host: "127.0.0.1", port: 9090 }); // http://127.0.0.1:9090/metrics
 */
export async function serveMetrics(registry: Registry, address: ListenAddress): Promise<RunningMetrics> {
  const app = new Hono()
    .get(metricsPath, async (c) => c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType }))
    .all(metricsPath, (c) => c.text(`Use GET for ${metricsPath}.\n`, 405, { Allow: "GET, HEAD" }))
    .notFound((c) => c.text(`The metrics are at ${metricsPath}.\n`, 404));
  const commonHeaders = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
  const { origin, stop } = await serveApp(app, { ...address, commonHeaders });
  return { url: origin + metricsPath, stop: () => stop(0) };
}
