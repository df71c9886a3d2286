import { contract, type ErrorCode } from "@animal-store/contract";
import type { Exchange, ExchangeObserver } from "@animal-store/node-http";
import { type MetricFactory, requestBuckets } from "./metric-factory.ts";

const parserCodes: readonly ErrorCode[] = ["bad_request", "headers_too_large", "request_timeout"];
const limits = ["minute", "day", "ban", "address"] as const;
const limitOfCode: Partial<Record<string, (typeof limits)[number]>> = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
} satisfies Partial<Record<ErrorCode, (typeof limits)[number]>>;

/** Measures requests from their headers until the response was sent. */
export function createHttpMetrics({ counter, gauge, histogram }: MetricFactory) {
  let inFlight = 0;
  let countConnections = async () => 0;
  const refusals = counter(
    "rate_limit_rejections_total",
    "Requests that a limit refused: minute and day of a key, its ban, or the minute of an address without a valid key.",
    "limit",
  );
  const durations = histogram(
    "http_request_duration_seconds",
    "Requests from their headers until their answer was sent. Operation: one of the contract, unrouted for others of the API, beside for health, docs and console.",
    requestBuckets,
    "operation",
    "status",
  );
  const aborted = counter(
    "http_requests_aborted_total",
    "Requests whose connection ended before their answer was sent.",
  );
  const errors = counter(
    "http_errors_total",
    "Requests of the API that were answered with an error, by the contract's code.",
    "code",
  );
  const parseErrors = counter(
    "http_parse_errors_total",
    "Messages that never became a request, by the code that they were answered with.",
    "code",
  );
  gauge("http_requests_in_flight", "Requests whose answer was not sent yet.", () => inFlight);
  gauge("http_connections", "Open connections.", () => countConnections());
  // From the start: to Prometheus a counter that appears with 1 did not increase.
  for (const limit of limits) refusals.inc({ limit }, 0);
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
      // Without a status there was no response whose duration could be measured.
      if (status !== undefined) durations.observe({ operation: operationOf(exchange), status }, duration / 1000);
      if (code === undefined) return;
      errors.inc({ code });
      const limit = limitOfCode[code];
      if (limit) refusals.inc({ limit: caller === undefined ? "address" : limit });
    },
    rejected: ({ code }) => parseErrors.inc({ code }),
    /** @param count returns the number of open connections */
    connections(count: () => Promise<number>) {
      countConnections = count;
    },
  } satisfies ExchangeObserver & { connections: unknown };
}

function operationOf({ operation, request: { url = "" } }: Exchange): string {
  return operation ?? (url.startsWith(`${contract.basePath}/`) ? "unrouted" : "other");
}
