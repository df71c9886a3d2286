import type { Context, TextMapGetter } from "@opentelemetry/api";
import { TRACE_STATE_HEADER, W3CTraceContextPropagator } from "@opentelemetry/core";

/** Goes on with the trace of a caller's `traceparent`. Its `tracestate` is any text, which would be sent on with each span. */
export class CallersTrace extends W3CTraceContextPropagator {
  override extract(context: Context, carrier: unknown, getter: TextMapGetter): Context {
    return super.extract(context, carrier, {
      keys: (from) => getter.keys(from),
      get: (from, name) => (name === TRACE_STATE_HEADER ? undefined : getter.get(from, name)),
    });
  }
}
