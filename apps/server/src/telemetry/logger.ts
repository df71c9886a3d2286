import { destination, pino } from "pino";
import type { Environment } from "../start/environment.ts";

export interface LoggerOptions extends Pick<Environment, "LOG_LEVEL" | "ACCESS_LOG"> {
  /** Called for each line that is dropped because the log reader is too slow. */
  readonly onDrop?: (() => void) | undefined;
}

// With an access log, lines are buffered up to this size, and for at most 250 ms. Without one, each line is written immediately.
const minWriteBytes = 4096;
const flushIntervalMs = 250;
// The buffer for a slow log reader. Further lines are dropped, so that no request waits for the reader.
const maxBufferedBytes = 8 * 2 ** 20;
// The log reader may be stalled.
const closeTimeoutMs = 500;

/**
 * Creates the log: JSON lines on stderr, written in the background. pino writes the remaining lines when the process exits. If a write
 * fails, because the disk is full or the terminal is closed, lines are buffered as for a slow reader. Nothing else waits.
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
    // An error without a listener would end the process.
    .on("error", () => (isStuck = true));
  // Otherwise it would retry forever when the process exits.
  stderr.flushSync = () => {
    if (!isStuck) flushSync.call(stderr);
  };
  return {
    log: pino({ level }, stderr),
    /** Writes the remaining lines, for at most 500 ms. */
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
