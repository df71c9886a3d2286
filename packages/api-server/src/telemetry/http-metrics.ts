import type { PlatformContract } from "@animal-store/api-platform";
import type { Exchange, ExchangeObserver } from "@animal-store/node-http";
import { type MetricFactory, requestBuckets } from "./metric-factory.ts";

const parserCodes = ["bad_request", "headers_too_large", "request_timeout"];
const limitLabels = ["minute", "day", "ban", "address"] as const;
const limitByCode: Partial<Record<string, (typeof limitLabels)[number]>> = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
};

export function createHttpMetrics({ counter, gauge, histogram }: MetricFactory, contract: PlatformContract) {
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
