import { destination, pino } from "pino";
import type { Environment } from "../start/environment.ts";

export interface LoggerOptions extends Pick<Environment, "LOG_LEVEL" | "ACCESS_LOG"> {
  /** Called for each line that is dropped because the log reader is too slow. */
  readonly onDrop?: (() => void) | undefined;
}

// With an access log, lines are buffered up to this size and for at most 250 ms. Otherwise, each line is written immediately.
const minWriteBytes = 4096;
const flushIntervalMs = 250;
// The buffer for a slow log reader. Further lines are dropped, so no request waits for the reader.
const maxBufferedBytes = 8 * 2 ** 20;
const closeTimeoutMs = 500;

/**
 * Creates the log: JSON lines on stderr, written in the background. If a write fails, for example because the disk is full, lines are
 * buffered as for a slow reader. pino writes the remaining lines when the process exits.
 */
export function createLogger({ LOG_LEVEL: level, ACCESS_LOG, onDrop = () => {} }: LoggerOptions) {
  const buffered = { minLength: minWriteBytes, periodicFlush: flushIntervalMs };
  const stderr = destination({
    fd: 2,
    sync: false,
    maxLength: maxBufferedBytes,
    ...(ACCESS_LOG === "true" ? buffered : { minLength: 1 }),
  });
  const { flushSync } = stderr;
  let isStuck = false;
  stderr
    .on("drop", onDrop)
    .on("write", () => (isStuck = false))
    // An error event without a listener would crash the process.
    .on("error", () => (isStuck = true));
  // At exit, the original would retry a failed write forever.
  stderr.flushSync = () => {
    if (!isStuck) flushSync.call(stderr);
  };
  return {
    log: pino({ level }, stderr),
    /** Writes the remaining lines. A stalled log reader delays this for at most 500 ms. */
    close: () =>
      new Promise<void>((resolve) => {
        const tooLate = () => {
          isStuck = true;
          resolve();
        };
        setTimeout(tooLate, closeTimeoutMs).unref();
        stderr.flush(() => resolve());
      }),
  };
}
