import { type Awaitable, attempt, whenReady } from "@animal-store/openapi-hono";
import { SpanStatusCode, type Tracer } from "@opentelemetry/api";
import type { AroundCall, StoreCall } from "../stores/watch-stores.ts";

/** A span of each call of the store, below that of its request. A read that the response cache serves has none. */
export function traceStoreCalls(tracer: Tracer): AroundCall {
  return <Result>(call: StoreCall, work: () => Awaitable<Result>): Awaitable<Result> => {
    const span = tracer.startSpan(call);
    return attempt(
      () =>
        whenReady(work(), (result) => {
          span.end();
          return result;
        }),
      (error) => {
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });
        span.end();
        throw error;
      },
    );
  };
}
