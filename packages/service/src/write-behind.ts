import type { Awaitable } from "@animal-store/openapi-hono";
import type { Log } from "./admission/store-error.ts";

export interface WriteBehind {
  /** Writes once more what is left, and ends. @throws what the last write throws */
  stop(): Promise<void>;
}

export interface WriteBehindOptions {
  /** Writes what changed since the last time; keeps what it could not write. */
  readonly write: () => Awaitable<void>;
  /** Milliseconds between two writes: what a crash can lose. */
  readonly every: number;
  /** What is said when it fails. */
  readonly failure: string;
  readonly log: Log;
}

/** Writes again and again what may come later than the answers that changed it. */
export function startWriteBehind({ write, every, failure, log }: WriteBehindOptions): WriteBehind {
  let writing: Promise<void> | undefined;
  let isFailing = false;
  const timer = setInterval(() => {
    writing ??= attempt().finally(() => {
      writing = undefined;
    });
  }, every);

  return {
    async stop() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };

  async function attempt(): Promise<void> {
    try {
      await write();
      isFailing = false;
    } catch (error) {
      // Said once, not twice a second for as long as the store is away.
      if (!isFailing) log.warn({ err: error }, failure);
      isFailing = true;
    }
  }
}
