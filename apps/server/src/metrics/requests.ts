import { contract, type ErrorCode } from "@animal-store/contract";
import type { Exchange, ExchangeWatch } from "@animal-store/node-edge";
import { Counter, Gauge, type Registry } from "@prometheus-io/client";
import { countRefusals } from "./limits.ts";
import { prefix, requestBuckets } from "./names.ts";
import { Tallies } from "./tallies.ts";

export interface ConnectionWatch {
  /** @param count tells how many connections are open */
  connections(count: () => Promise<number>): void;
}

const api = `${contract.basePath}/`;

/** Requests by operation and status, as the edge sees them: from their headers until their answers were sent. */
export function watchExchanges(registry: Registry): ExchangeWatch & ConnectionWatch {
  const registers = [registry];
  const refusedByLimit = countRefusals(registry);
  let inFlight = 0;
  let countConnections = async () => 0;
  const durations = new Tallies({
    registry,
    name: `${prefix}http_request_duration_seconds`,
    help: "Requests from their headers until their answer was sent. Operation: one of the contract, unrouted for others of the API, beside for health, docs and console.",
    labels: ["operation", "status"],
    buckets: requestBuckets,
  });
  const aborted = new Counter({
    name: `${prefix}http_requests_aborted_total`,
    help: "Requests whose connection ended before their answer was sent.",
    registers,
  });
  const errors = new Counter({
    name: `${prefix}http_errors_total`,
    help: "Requests of the API that were answered with an error, by the contract's code.",
    labelNames: ["code"],
    registers,
  });
  const refused = new Counter({
    name: `${prefix}http_parser_refusals_total`,
    help: "Messages that never became a request, by the code that they were answered with.",
    labelNames: ["code"],
    registers,
  });
  // From the start on: what rises from nothing to one is no increase to Prometheus.
  for (const code in contract.errorCodes) errors.inc({ code }, 0);
  for (const code of ["bad_request", "headers_too_large", "request_timeout"] satisfies ErrorCode[])
    refused.inc({ code }, 0);
  new Gauge({
    name: `${prefix}http_requests_in_flight`,
    help: "Requests whose answer was not sent yet.",
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  new Gauge({
    name: `${prefix}http_connections`,
    help: "Open connections.",
    registers,
    async collect() {
      this.set(await countConnections());
    },
  });

  return {
    began() {
      inFlight += 1;
    },
    ended(exchange) {
      inFlight -= 1;
      const { code, status, duration } = exchange;
      if (exchange.isAborted) aborted.inc();
      // One that was cut off before there was an answer has no status, and says nothing of how long answers take.
      if (status !== undefined) durations.of(operationOf(exchange), status).add(duration / 1000);
      if (code === undefined) return;
      errors.inc({ code });
      refusedByLimit(exchange);
    },
    refused: ({ code }) => refused.inc({ code }),
    connections(count) {
      countConnections = count;
    },
  };
}

function operationOf({ operation, request: { url = "" } }: Exchange): string {
  return operation ?? (url.startsWith(api) ? "unrouted" : "beside");
}
