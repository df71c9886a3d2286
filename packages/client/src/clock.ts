/** Where a client takes its time from. Tests hand in one that they move. */
export interface Clock {
  /** Milliseconds since the Unix epoch; never goes back. */
  now(): number;
  /**
   * Resolves after so many milliseconds, or a little earlier: who waits for a moment looks at `now` again.
   * @throws the signal's reason once it is aborted
   */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Milliseconds; a longer timer would end at once. */
export const maxTimerMs: number = 2 ** 31 - 1;

/** The clock and the timers of the machine. */
export const systemClock: Clock = {
  // Not Date.now: a clock that is set back would keep a key from its service for so much longer.
  now: () => Math.trunc(performance.timeOrigin + performance.now()),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(
        () => {
          signal.removeEventListener("abort", stop);
          resolve();
        },
        Math.min(milliseconds, maxTimerMs),
      );
      if (signal.aborted) stop();
      else signal.addEventListener("abort", stop, { once: true });
    }),
};
