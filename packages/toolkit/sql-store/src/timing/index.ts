export type { WriteQueueObserver } from "../write-queue.ts";
export { createBatcher } from "./create-batcher.ts";
export { TimeoutError, withTimeout } from "./with-timeout.ts";
