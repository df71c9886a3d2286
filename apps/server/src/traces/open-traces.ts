import http from "node:http";
import type { ExchangeWatch } from "@animal-store/node-edge";
import type { Log } from "@animal-store/service";
import { context, DiagLogLevel, diag, propagation } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { getNumberFromEnv, setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { AroundCall } from "../stores/watch-stores.ts";
import { CallersTrace } from "./callers-trace.ts";
import { describeExchange, describeRequest, isOfApi } from "./describe-exchange.ts";
import { samplerOf } from "./sampler.ts";
import { tellOnce } from "./tell-once.ts";
import { traceStoreCalls } from "./trace-store-calls.ts";

export interface Traces {
  /** Has the way of each request find out what its span tells. */
  readonly exchanges: ExchangeWatch;
  readonly storeCalls: AroundCall;
  /** Sends what is left, for a while at most. */
  stop(): Promise<void>;
}

export interface TracesOptions {
  readonly version: string;
  readonly log: Log;
}

// Milliseconds: a collector that is away must not keep a process from ending.
const lastSending = 2000;
const sentEvery = 5000;

/**
 * Sends a span of each request of the API, and of each call of the store in it, to where OpenTelemetry's variables say.
 * @throws {StartUpError} for a sampler that there is none of
 */
export function openTraces({ version, log }: TracesOptions): Traces {
  const tell = tellOnce(log);
  diag.setLogger({ error: tell, warn: tell, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN);
  // Its own one would tell all of an error as JSON.
  setGlobalErrorHandler((error) => tell(typeof error === "string" ? error : (error.message ?? "it failed")));
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    scheduledDelayMillis: getNumberFromEnv("OTEL_BSP_SCHEDULE_DELAY") ?? sentEvery,
  });
  const provider = new TracerProvider({
    resource: resourceOf(version),
    sampler: samplerOf(process.env),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new CallersTrace());
  instrument(provider);
  return {
    exchanges: { ended() {}, refused() {} },
    storeCalls: traceStoreCalls(provider.getTracer("animal-store", version)),
    async stop() {
      const { promise: tooLate, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, lastSending);
      await Promise.race([provider.shutdown().catch(() => {}), tooLate]);
      clearTimeout(timer);
    },
  };
}

/** Who the service says that it is, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES say otherwise. */
function resourceOf(version: string) {
  return defaultResource()
    .merge(resourceFromAttributes({ "service.name": "animal-store", "service.version": version }))
    .merge(detectResources({ detectors: [envDetector] }));
}

/** Given the module by hand: what finds modules as they are loaded finds none in a bundle. */
function instrument(provider: TracerProvider): void {
  const instrumentation = new HttpInstrumentation({
    enabled: false,
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: (request) => !isOfApi(request),
    startIncomingSpanHook: describeRequest,
    applyCustomAttributesOnSpan: describeExchange,
  });
  instrumentation.setTracerProvider(provider);
  for (const { name, patch } of instrumentation.init()) if (name === "http") patch?.(http);
}
