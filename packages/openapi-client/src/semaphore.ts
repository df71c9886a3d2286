/** Limits concurrent tasks. Queued tasks run in order. */
export type Semaphore = {
  /** Resolves when a permit is available. @throws the reason of the signal when it is aborted */
  acquire(signal: AbortSignal): Promise<void>;
  /** Passes the permit to the next queued task. */
  release(): void;
};

export function createSemaphore(freePermits: number): Semaphore {
  const waiters = new Set<() => void>();
  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (freePermits > 0) freePermits -= 1;
      else await waitForTurn(waiters, signal);
    },
    release() {
      const [startNext] = waiters;
      if (startNext) startNext();
      else freePermits += 1;
    },
  };
}

/** Adds a callback to the set and resolves when it is called. @throws the reason of the signal when it is aborted */
export function waitForTurn(waiters: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Resolve even after an abort: otherwise the permit that was passed on would be lost.
    const finish = (abortEvent?: Event) => {
      waiters.delete(finish);
      signal.removeEventListener("abort", finish);
      if (abortEvent) reject(signal.reason);
      else resolve();
    };
    waiters.add(finish);
    signal.addEventListener("abort", finish);
  });
}
