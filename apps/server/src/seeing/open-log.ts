import { destination, type Logger, pino } from "pino";
import type { Environment } from "../start/environment.ts";

export interface OpenLogOptions extends Pick<Environment, "LOG_LEVEL" | "ACCESS_LOG"> {
  /** Told of each line that is dropped, because whoever reads the log does not keep up. */
  readonly onDrop?: (() => void) | undefined;
}

// Bytes. A line is seen after a quarter of a second at the latest, and lines that come together are one write.
const writtenTogether = 4096;
const writtenEvery = 250;
// Bytes that may wait for a reader. What comes then is dropped: no request waits for who reads the log.
const mostWaiting = 8 * 2 ** 20;

/**
 * The log, as JSON lines on stderr. Lines of start, stop and failures alone are written at once. With a line for each request all are
 * written beside the requests, so that none is cut in two by another; pino writes what is left when the process exits.
 */
export function openLog({ LOG_LEVEL: level, ACCESS_LOG, onDrop }: OpenLogOptions): Logger {
  if (ACCESS_LOG === "false") return pino({ level }, destination({ fd: 2, sync: true }));
  const stderr = destination({
    fd: 2,
    sync: false,
    minLength: writtenTogether,
    maxLength: mostWaiting,
    periodicFlush: writtenEvery,
  });
  if (onDrop) stderr.on("drop", onDrop);
  return pino({ level }, stderr);
}
