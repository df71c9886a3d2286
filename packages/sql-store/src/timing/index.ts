export type { WriteQueueObserver } from "../write-queue/write-queue.ts";
export { createBatcher } from "./create-batcher.ts";
export { monotonicNow, TimeoutError, withTimeout } from "./with-timeout.ts";
