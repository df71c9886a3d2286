import { stopwatch } from "@animal-store/node-edge";
import { type Awaitable, attempt, whenReady } from "@animal-store/openapi-hono";
import { Counter, Histogram, type Registry } from "@prometheus-io/client";
import { type AroundCall, type StoreCall, storeCalls } from "../stores/watch-stores.ts";
import { callBuckets, prefix } from "./names.ts";

/** How long the store takes, whichever it is. A write lasts until it is on disk, with its wait for the batch before. */
export function timeStoreCalls(registry: Registry): AroundCall {
  const registers = [registry];
  const durations = new Histogram({
    name: `${prefix}store_call_duration_seconds`,
    help: "Calls of the store until they were done; writes until they were on disk.",
    labelNames: ["call"],
    buckets: callBuckets,
    registers,
  });
  const failures = new Counter({
    name: `${prefix}store_call_failures_total`,
    help: "Calls that the store could not do.",
    labelNames: ["call"],
    registers,
  });
  // From the start on: what rises from nothing to one is no increase to Prometheus.
  for (const call of storeCalls) failures.inc({ call }, 0);

  return <Result>(call: StoreCall, work: () => Awaitable<Result>): Awaitable<Result> => {
    const began = stopwatch();
    return attempt(
      () =>
        whenReady(work(), (result) => {
          durations.observe({ call }, (stopwatch() - began) / 1000);
          return result;
        }),
      (error) => {
        durations.observe({ call }, (stopwatch() - began) / 1000);
        failures.inc({ call });
        throw error;
      },
    );
  };
}
