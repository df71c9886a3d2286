import { contract } from "@animal-store/contract";
import {
  createAccessLog,
  type ExchangeWatch,
  type NodeRequest,
  readVariables,
  watchTogether,
  webAddress,
} from "@animal-store/node-edge";
import type { Stores } from "@animal-store/service";
import type { Logger } from "pino";
import { z } from "zod";
import type { Metrics } from "../metrics/create-metrics.ts";
import type { MetricsServer } from "../metrics/serve-metrics.ts";
import type { Environment } from "../start/environment.ts";
import { watchStores } from "../stores/watch-stores.ts";
import type { Traces } from "../traces/open-traces.ts";
import { openLog } from "./open-log.ts";

/** What is seen of a process, each part where the environment asks for it. What is off is not even loaded. */
export interface Seeing {
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
  /** What sees every request; undefined: nothing does. */
  readonly exchanges: ExchangeWatch | undefined;
  /** The same stores, with their calls measured. */
  watchStores(stores: Stores): Stores;
  /** @returns where the metrics are, undefined: nowhere @throws {StartUpError} when their address cannot be listened on */
  serveMetrics(): Promise<string | undefined>;
  /** Sends what is left of traces, and writes what is left of the log. @returns false where nobody takes that */
  stop(): Promise<boolean>;
}

export interface SeeingOptions {
  readonly clientAddress: (request: NodeRequest) => string;
}

export async function openSeeing(env: Environment, { clientAddress }: SeeingOptions): Promise<Seeing> {
  const metrics = await openMetrics(env);
  const { log, flush } = openLog({ ...env, onDrop: metrics?.log.dropped });
  const traces = await openTraces(log);
  const write = (fields: object, message: string) => log.info(fields, message);
  const accessLog = env.ACCESS_LOG === "true" ? createAccessLog({ write, clientAddress }) : undefined;
  let served: MetricsServer | undefined;
  return {
    log,
    metrics,
    exchanges: watchTogether([metrics?.exchanges, traces?.exchanges, accessLog]),
    watchStores(stores) {
      const measured = metrics ? watchStores(stores, metrics.storeCalls) : stores;
      return traces ? watchStores(measured, traces.storeCalls) : measured;
    },
    async serveMetrics() {
      const { METRICS_PORT: port, METRICS_HOST: host } = env;
      if (!metrics || port === null) return undefined;
      const { serveMetrics } = await import("../metrics/serve-metrics.ts");
      served = await serveMetrics(metrics.registry, { host, port, portName: "METRICS_PORT", hostName: "METRICS_HOST" });
      return served.url;
    },
    async stop() {
      served?.stop();
      await traces?.stop();
      return flush();
    },
  };
}

async function openMetrics({ METRICS_PORT, DATABASE_URL }: Environment): Promise<Metrics | undefined> {
  if (METRICS_PORT === null) return undefined;
  const { createMetrics } = await import("../metrics/create-metrics.ts");
  return createMetrics({ version: contract.version, store: DATABASE_URL === "" ? "sqlite" : "postgresql" });
}

// Its exporter would send to this machine instead of an address that it cannot read.
const collector = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress(),
});

/** By OpenTelemetry's own variables, which its exporter reads too. @throws {StartUpError} for one that is wrong */
async function openTraces(log: Logger): Promise<Traces | undefined> {
  if (process.env.OTEL_SDK_DISABLED?.toLowerCase() === "true") return undefined;
  const endpoints = readVariables(collector, process.env);
  if (!Object.values(endpoints).some(Boolean)) return undefined;
  const { openTraces } = await import("../traces/open-traces.ts");
  return openTraces({ version: contract.version, log });
}
