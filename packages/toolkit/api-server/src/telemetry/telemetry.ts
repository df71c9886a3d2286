import {
  createAccessLog,
  type ExchangeObserver,
  httpUrl,
  type NodeRequest,
  oneOf,
  parseEnv,
} from "@animal-store/node-http";
import { catchAwaitable, mapAwaitable } from "@animal-store/openapi-hono";
import { decorateMethods, type Store } from "@animal-store/sql-store";
import type { Logger } from "pino";
import { z } from "zod";
import type { ServerDefinition } from "../server-definition.ts";
import type { Environment } from "../start/environment.ts";
import { createLogger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import type { Tracing } from "./tracing.ts";

/** Creates the observer of a store method, such as `books.list`. Called once for each method. */
export type ObserveCalls = (method: string) => () => FinishCall | undefined;
type FinishCall = (error?: unknown) => void;

export interface Telemetry {
  readonly log: Logger;
  /** Undefined without METRICS_PORT. */
  readonly metrics: Metrics | undefined;
  /** The observers of the metrics, the traces and the access log. */
  readonly observers: readonly ExchangeObserver[];
  instrumentStore<AnyStore extends Store>(store: AnyStore): AnyStore;
  /** Returns the URL of the metrics, or undefined without METRICS_PORT. */
  serveMetrics(): Promise<string | undefined>;
  stop(): Promise<void>;
}

export async function openTelemetry(
  server: ServerDefinition,
  env: Environment,
  clientAddress: (request: NodeRequest) => string,
): Promise<Telemetry> {
  const metrics = await openMetrics(server, env);
  const { log, close: closeLog } = createLogger({ ...env, onDrop: metrics?.countDroppedLine });
  const tracing = await openConfiguredTracing(server, log);
  const write = (fields: object, message: string) => log.info(fields, message);
  const accessLog =
    env.ACCESS_LOG === "true"
      ? createAccessLog({ write, clientAddress, redact: server.platform.redactKeys })
      : undefined;
  let stopServing = async () => {};
  return {
    log,
    metrics,
    observers: [metrics?.exchanges, tracing?.exchanges, accessLog].filter((observer) => observer !== undefined),
    instrumentStore(store) {
      const measured = metrics ? observeStore(store, metrics.storeCalls) : store;
      return tracing ? observeStore(measured, tracing.storeCalls) : measured;
    },
    async serveMetrics() {
      const { METRICS_PORT: port, METRICS_HOST: host } = env;
      if (!metrics || port === null) return undefined;
      const { serveMetrics } = await import("@animal-store/node-http/metrics");
      const address = { host, port, portName: "METRICS_PORT", hostName: "METRICS_HOST" };
      const { url, stop } = await serveMetrics(metrics.registry, address);
      stopServing = stop;
      return url;
    },
    async stop() {
      await stopServing();
      await tracing?.stop();
      await closeLog();
    },
  };
}

function observeStore<AnyStore extends Store>(store: AnyStore, observe: ObserveCalls): AnyStore {
  return decorateMethods(store, (method, name) => {
    const start = observe(name);
    return (...args) => {
      const finish = start();
      return catchAwaitable(
        () =>
          mapAwaitable(method(...args), (result) => {
            finish?.();
            return result;
          }),
        (error) => {
          finish?.(error);
          throw error;
        },
      );
    };
  });
}

async function openMetrics(
  server: ServerDefinition,
  { METRICS_PORT, DATABASE_URL }: Environment,
): Promise<Metrics | undefined> {
  if (METRICS_PORT === null) return undefined;
  const { createMetrics } = await import("./metrics.ts");
  return createMetrics(server, DATABASE_URL === "" ? "sqlite" : "postgresql");
}

const samplers = ["always_on", "always_off", "traceidratio"] as const;
const ratioRule = "a number from 0 to 1";

/** OpenTelemetry variables that its SDK does not read or does not validate. */
export const tracingVariables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl(),
  OTEL_TRACES_SAMPLER: oneOf([...samplers, ...samplers.map((name) => `parentbased_${name}` as const)]).default(
    "parentbased_always_on",
  ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(ratioRule).min(0, ratioRule).max(1, ratioRule).default(1),
});

/** Some collectors expect a token in their URL. */
export const secretTracingVariables = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];

async function openConfiguredTracing(server: ServerDefinition, log: Logger): Promise<Tracing | undefined> {
  if (process.env.OTEL_SDK_DISABLED?.toLowerCase() === "true") return undefined;
  const variables = parseEnv(tracingVariables, process.env, secretTracingVariables);
  if (!variables.OTEL_EXPORTER_OTLP_ENDPOINT && !variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined;
  const { openTracing } = await import("./tracing.ts");
  return openTracing(server, log, variables);
}
