/** Limits concurrent tasks. Queued tasks run in order. */
export type Semaphore = {
  /** Resolves when a slot is free. @throws the reason of the signal when it is aborted */
  acquire(signal: AbortSignal): Promise<void>;
  /** Passes the slot to the next queued task. */
  release(): void;
};

export function createSemaphore(free: number): Semaphore {
  const waiting = new Set<() => void>();
  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await waitForTurn(waiting, signal);
    },
    release() {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    },
  };
}

/** Adds a callback to the set and resolves when it is called. @throws the reason of the signal when it is aborted */
export function waitForTurn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A turn counts even if the signal was aborted before: a slot that was passed on must not be lost.
    const end = (aborted?: Event) => {
      waiting.delete(end);
      signal.removeEventListener("abort", end);
      if (aborted) reject(signal.reason);
      else resolve();
    };
    waiting.add(end);
    signal.addEventListener("abort", end);
  });
}
