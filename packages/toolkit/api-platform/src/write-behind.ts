import type { Awaitable } from "@animal-store/openapi-hono";
import type { Log } from "./admission/store-error.ts";

/** A running write-behind. */
export type WriteBehind = ReturnType<typeof startWriteBehind>;

export interface WriteBehindOptions {
  /** Writes the changes since the last successful write. If it fails, the next call must write them too. */
  readonly write: () => Awaitable<void>;
  /** Milliseconds between two writes. A crash loses the changes of at most this time. */
  readonly intervalMs: number;
  /** The log message of a failed write. */
  readonly failureMessage: string;
  readonly log: Log;
}

/**
 * Starts to write changes periodically, after the responses that caused them. Writes do not overlap.
 * Logs the first of consecutive failures.
 *
 * @example
 * const writeBehind = startWriteBehind({ write: keyRing.saveLastUsed, intervalMs: 500, failureMessage: "failed to save", log });
 * await writeBehind.stop();
 */
export function startWriteBehind({ write, intervalMs, failureMessage, log }: WriteBehindOptions) {
  let currentWrite: Promise<void> | undefined;
  let isFailing = false;
  const timer = setInterval(() => {
    currentWrite ??= tryWrite().finally(() => {
      currentWrite = undefined;
    });
  }, intervalMs);

  return {
    /** Stops the timer and writes the remaining changes. Rejects with the error of this last write. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await currentWrite;
      await write();
    },
  };

  async function tryWrite(): Promise<void> {
    try {
      await write();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, failureMessage);
      isFailing = true;
    }
  }
}
