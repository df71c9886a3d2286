/** Clock and timers of a client. Tests can pass a manual one. */
export interface Clock {
  /** Returns the time in milliseconds since the Unix epoch. Must be monotonic. */
  now(): number;
  /**
   * Resolves after this many milliseconds, or slightly earlier: check `now` again afterwards.
   * @throws the reason of the signal when it is aborted
   */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** `setTimeout` fires immediately for a longer delay. */
export const maxTimerMs: number = 2 ** 31 - 1;

export const systemClock: Clock = {
  // Not Date.now: setting the system clock back would extend all waits.
  now: () => Math.trunc(performance.timeOrigin + performance.now()),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = setTimeout(resolve, Math.min(milliseconds, maxTimerMs));
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};
