import type { ClientRequest, IncomingMessage } from "node:http";
import http from "node:http";
import type { Log } from "@animal-store/api-platform";
import type { ExchangeObserver, ObservedRequest } from "@animal-store/node-http";
import { withTimeout } from "@animal-store/sql-store/timing";
import {
  type Attributes,
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  type Span,
  SpanStatusCode,
  type TextMapGetter,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  getNumberFromEnv,
  setGlobalErrorHandler,
  TRACE_STATE_HEADER,
  W3CTraceContextPropagator,
} from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { z } from "zod";
import type { ServerDefinition } from "../server-definition.ts";
import type { ObserveCalls, tracingVariables } from "./telemetry.ts";

type TracingVariables = z.infer<typeof tracingVariables>;

export type Tracing = ReturnType<typeof openTracing>;

// An unavailable collector must not block the exit.
const shutdownTimeoutMs = 2000;
const exportIntervalMs = 5000;

/** Sends a span for each API request and each of its store calls to an OpenTelemetry collector. */
export function openTracing(server: ServerDefinition, log: Log, variables: TracingVariables) {
  const { name } = server.store;
  const { version } = server.contract;
  const warn = (message: string) => log.warn({}, `traces: ${message}`);
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN);
  // The default handler logs the whole error as JSON.
  setGlobalErrorHandler((error) => warn(typeof error === "string" ? error : (error.message ?? "export failed")));
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    scheduledDelayMillis: getNumberFromEnv("OTEL_BSP_SCHEDULE_DELAY") ?? exportIntervalMs,
  });
  const provider = new TracerProvider({
    resource: createResource(name, version),
    sampler: createSampler(variables),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new TraceContext());
  instrumentHttp(provider, server);
  return {
    // An observer makes the server create exchanges, whose attributes `setSpanAttributes` reads.
    exchanges: { ended() {}, rejected() {} } satisfies ExchangeObserver,
    storeCalls: traceStoreCalls(provider.getTracer(name, version)),
    stop: () => withTimeout(shutdownTimeoutMs, provider.shutdown()).catch(() => {}),
  };
}

// OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
function createResource(name: string, version: string) {
  return defaultResource()
    .merge(resourceFromAttributes({ "service.name": name, "service.version": version }))
    .merge(detectResources({ detectors: [envDetector] }));
}

export function createSampler(variables: TracingVariables): Sampler {
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio } = variables;
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const root = roots[name.replace("parentbased_", "") as keyof typeof roots]();
  return name.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

/** Continues the trace of a client's `traceparent`. Ignores `tracestate`, whose text each span would repeat. */
class TraceContext extends W3CTraceContextPropagator {
  override extract(context: Context, carrier: unknown, getter: TextMapGetter): Context {
    return super.extract(context, carrier, {
      keys: (headers) => getter.keys(headers),
      get: (headers, name) => (name === TRACE_STATE_HEADER ? undefined : getter.get(headers, name)),
    });
  }
}

// Patches the module explicitly: the import hook of OpenTelemetry finds no module in a bundle.
function instrumentHttp(provider: TracerProvider, { contract, platform, store }: ServerDefinition): void {
  const apiPrefix = `${contract.basePath}/`;
  const routes = new Map(Object.values(contract.operations).map(({ id, path }) => [id, contract.basePath + path]));
  const attributePrefix = store.name.replaceAll("-", "_");
  const instrumentation = new HttpInstrumentation({
    enabled: false,
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: ({ url = "" }) => !url.startsWith(apiPrefix),
    startIncomingSpanHook: toRequestAttributes,
    applyCustomAttributesOnSpan: setSpanAttributes,
  });
  instrumentation.setTracerProvider(provider);
  for (const { name, patch } of instrumentation.init()) if (name === "http") patch?.(http);

  /** Removes attributes that could contain a key or a query: traces leave the service. */
  function toRequestAttributes({ url = "" }: IncomingMessage): Attributes {
    const [path = ""] = url.split("?", 1);
    return { ...removedAttributes, "url.path": platform.redactKeys(path) };
  }

  /** Names the span after the operation and adds the result of the request, but not its caller. */
  function setSpanAttributes(span: Span, request: ClientRequest | ObservedRequest): void {
    const exchange = "attributes" in request ? request.attributes : undefined;
    if (!exchange) return;
    const { operation, requestId, code, status, isAborted } = exchange;
    const attributes: Attributes = {};
    if (operation !== undefined) {
      span.updateName(operation);
      const route = routes.get(operation);
      attributes[`${attributePrefix}.operation`] = operation;
      if (route !== undefined) attributes["http.route"] = route;
    }
    if (requestId !== undefined) attributes[`${attributePrefix}.request_id`] = requestId;
    if (code !== undefined) attributes[`${attributePrefix}.error_code`] = code;
    // The instrumentation reports a status even if the response was not sent.
    if (status !== undefined) attributes["http.response.status_code"] = status;
    if (isAborted)
      span.setStatus({ code: SpanStatusCode.ERROR, message: "the connection closed before the response was sent" });
    span.setAttributes(attributes);
  }
}

function traceStoreCalls(tracer: Tracer): ObserveCalls {
  return (call) => () => {
    if (!trace.getActiveSpan()) return undefined;
    const span = tracer.startSpan(call);
    return (error) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });
      span.end();
    };
  };
}

const removedAttributes = {
  "url.query": undefined,
  "user_agent.original": undefined,
  // Taken from Host, Forwarded and X-Forwarded-For, which any client can set.
  "server.address": undefined,
  "server.port": undefined,
  "client.address": undefined,
};
