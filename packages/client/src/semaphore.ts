/** Lets so many tasks run at once; the others take their turn one after the other. */
export type Semaphore = {
  /** Resolves once a slot is the caller's. @throws the signal's reason once it is aborted */
  take(signal: AbortSignal): Promise<void>;
  /** Gives a slot that was taken to the next one who waits. */
  release(): void;
};

export function createSemaphore(free: number): Semaphore {
  const waiting = new Set<() => void>();
  return {
    async take(signal) {
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

/**
 * Resolves once the function that it puts into this set is called, which then is there no more.
 * @throws the signal's reason once it is aborted
 */
export function waitForTurn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Called by the signal's event it is over; called in turn it goes on, though the signal be aborted by then, for what it was given counts.
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
