import { Counter, Gauge, Histogram, type Registry } from "@prometheus-io/client";
import type { WriteQueueWatch } from "../write-queue/write-queue.ts";
import { callBuckets, prefix } from "./names.ts";

/** Writes that wait, and the batches that they are committed in. */
export function watchWrites(registry: Registry): WriteQueueWatch {
  const registers = [registry];
  let countWaiting = () => 0;
  new Gauge({
    name: `${prefix}write_queue_waiting`,
    help: "Writes that wait for the batch under way to be committed.",
    registers,
    collect() {
      this.set(countWaiting());
    },
  });
  const sizes = new Histogram({
    name: `${prefix}write_batch_writes`,
    help: "Writes in one batch, which is one transaction.",
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const durations = new Histogram({
    name: `${prefix}write_batch_duration_seconds`,
    help: "Batches until their commit was on disk, or had failed.",
    buckets: callBuckets,
    registers,
  });
  const failures = new Counter({
    name: `${prefix}write_batch_failures_total`,
    help: "Batches of which nothing was written.",
    registers,
  });
  return {
    opened(waiting) {
      countWaiting = waiting;
    },
    settled({ size, milliseconds, isFailed }) {
      sizes.observe(size);
      durations.observe(milliseconds / 1000);
      if (isFailed) failures.inc();
    },
  };
}
