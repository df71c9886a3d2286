export { createArrivals, createBatcher, type GatherOptions } from "./create-batcher.ts";
export { onStopSignal, runMain } from "./program.ts";
export { readSecretFiles } from "./read-secret-files.ts";
export {
  type Clock,
  durationFormat,
  hiddenValue,
  hidePasswords,
  monotonicMs,
  parseDuration,
  StartupError,
  StoreUnavailableError,
  systemClock,
} from "./web.ts";
export { TimeoutError, withTimeout } from "./with-timeout.ts";
