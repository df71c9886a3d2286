import { destination, type Logger, pino } from "pino";
import type { Environment } from "../start/environment.ts";

export interface OpenLogOptions extends Pick<Environment, "LOG_LEVEL" | "ACCESS_LOG"> {
  /** Told of each line that is dropped, because whoever reads the log does not keep up, or the disk that it goes to is full. */
  readonly onDrop?: (() => void) | undefined;
}

export interface OpenLog {
  readonly log: Logger;
  /** Writes what waits. @returns false where whoever reads the log stands still: then the process cannot end by itself */
  flush(): Promise<boolean>;
}

// Bytes. With a line for each request, those that come together are one write, and each is seen after a quarter of a second at the
// latest. Without, each line is written at once.
const writtenTogether = 4096;
const writtenEvery = 250;
// Bytes that may wait. What comes then is dropped: no request waits for who reads the log.
const mostWaiting = 8 * 2 ** 20;
// Milliseconds.
const lastWriting = 500;

/** The log, as JSON lines on stderr, which are written beside the requests. */
export function openLog({ LOG_LEVEL: level, ACCESS_LOG, onDrop }: OpenLogOptions): OpenLog {
  const gathering = { minLength: writtenTogether, periodicFlush: writtenEvery };
  const stderr = destination({
    fd: 2,
    sync: false,
    maxLength: mostWaiting,
    ...(ACCESS_LOG === "true" ? gathering : { minLength: 1 }),
  });
  if (onDrop) stderr.on("drop", onDrop);
  let isFailing = false;
  stderr.on("write", () => {
    isFailing = false;
  });
  // A full disk, for example: what waits is tried again with the next line. Unheard, it would end the process.
  stderr.on("error", () => {
    isFailing = true;
  });
  // pino calls it when the process exits, and it tries until it succeeds.
  const writeRest = stderr.flushSync;
  stderr.flushSync = () => {
    if (!isFailing) writeRest.call(stderr);
  };
  return {
    log: pino({ level }, stderr),
    flush: () =>
      new Promise((resolve) => {
        setTimeout(resolve, lastWriting, false).unref();
        stderr.flush(() => resolve(true));
      }),
  };
}
