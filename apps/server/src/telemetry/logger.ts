import { destination, pino } from "pino";
import type { Environment } from "../start/environment.ts";

export interface LoggerOptions extends Pick<Environment, "LOG_LEVEL" | "ACCESS_LOG"> {
  /** Told of each line that is dropped, because whoever reads the log does not keep up. */
  readonly onDrop?: (() => void) | undefined;
}

// Bytes. With a line for each request, those that come together are one write, and each is seen after a quarter of a second at the
// latest. Without, each line is written at once.
const writtenTogether = 4096;
const writtenEvery = 250;
// Bytes that may wait for a reader. What comes then is dropped: no request waits for who reads the log.
const mostWaiting = 8 * 2 ** 20;
// Milliseconds: whoever reads the log may stand still.
const lastWriting = 500;

/**
 * The log, as JSON lines on stderr, which are written beside the requests; pino writes what is left when the process exits. Where they
 * cannot be written, because a disk is full or a terminal gone, they wait like those of a slow reader, and nothing else does.
 */
export function createLogger({ LOG_LEVEL: level, ACCESS_LOG, onDrop = () => {} }: LoggerOptions) {
  const together = { minLength: writtenTogether, periodicFlush: writtenEvery };
  const stderr = destination({
    fd: 2,
    sync: false,
    maxLength: mostWaiting,
    ...(ACCESS_LOG === "true" ? together : { minLength: 1 }),
  });
  const { flushSync } = stderr;
  let isStuck = false;
  stderr
    .on("drop", onDrop)
    .on("write", () => (isStuck = false))
    // Without a listener it would end the process.
    .on("error", () => (isStuck = true));
  // At the end of the process it would try for ever.
  stderr.flushSync = () => {
    if (!isStuck) flushSync.call(stderr);
  };
  return {
    log: pino({ level }, stderr),
    /** Writes what is left, for half a second at most. */
    close: () =>
      new Promise<void>((resolve) => {
        const tooLate = () => {
          isStuck = true;
          resolve();
        };
        setTimeout(tooLate, lastWriting).unref();
        stderr.flush(() => resolve());
      }),
  };
}
