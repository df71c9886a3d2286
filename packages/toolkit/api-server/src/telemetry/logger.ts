import { destination, pino } from "pino";
import type { Environment } from "../start/environment.ts";

export interface LoggerOptions extends Pick<Environment, "LOG_LEVEL" | "ACCESS_LOG"> {
  readonly onDrop?: (() => void) | undefined;
}

// Lines of an access log are buffered up to this size and for at most 250 ms.
const minWriteBytes = 4096;
const flushIntervalMs = 250;
// The buffer for a slow log reader. Further lines are dropped, so no request waits for the reader.
const maxBufferedBytes = 8 * 2 ** 20;
const closeTimeoutMs = 500;

/** Logs JSON lines to stderr in the background. If the reader is slow or a write fails, buffers the lines. */
export function createLogger({ LOG_LEVEL: level, ACCESS_LOG, onDrop = () => {} }: LoggerOptions) {
  const bufferOptions = { minLength: minWriteBytes, periodicFlush: flushIntervalMs };
  const stderr = destination({
    fd: 2,
    sync: false,
    maxLength: maxBufferedBytes,
    ...(ACCESS_LOG === "true" ? bufferOptions : { minLength: 1 }),
  });
  const flushSync = stderr.flushSync.bind(stderr);
  let isStuck = false;
  stderr
    .on("drop", onDrop)
    .on("write", () => (isStuck = false))
    // An error event without a listener would crash the process.
    .on("error", () => (isStuck = true));
  // At exit, the original flushSync would retry a failed write forever.
  stderr.flushSync = () => {
    if (!isStuck) flushSync();
  };
  return {
    log: pino({ level }, stderr),
    /** Writes the remaining lines. A stalled log reader delays this for at most 500 ms. */
    close: () =>
      new Promise<void>((resolve) => {
        const abandon = () => {
          isStuck = true;
          resolve();
        };
        setTimeout(abandon, closeTimeoutMs).unref();
        stderr.flush(() => resolve());
      }),
  };
}
