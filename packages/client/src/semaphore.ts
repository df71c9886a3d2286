/** Limits concurrent tasks. Queued tasks run in order. */
export type Semaphore = {
  /** Resolves when a permit is free. @throws the reason of the signal when it is aborted */
  acquire(signal: AbortSignal): Promise<void>;
  /** Passes the permit to the next queued task. */
  release(): void;
};

export function createSemaphore(freePermits: number): Semaphore {
  const waiting = new Set<() => void>();
  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (freePermits > 0) freePermits -= 1;
      else await waitForTurn(waiting, signal);
    },
    release() {
      const [startNext] = waiting;
      if (startNext) startNext();
      else freePermits += 1;
    },
  };
}

/** Adds a callback to the set and resolves when it is called. @throws the reason of the signal when it is aborted */
export function waitForTurn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Resolve even after an abort: otherwise the permit that was passed on would be lost.
    const finish = (aborted?: Event) => {
      waiting.delete(finish);
      signal.removeEventListener("abort", finish);
      if (aborted) reject(signal.reason);
      else resolve();
    };
    waiting.add(finish);
    signal.addEventListener("abort", finish);
  });
}
