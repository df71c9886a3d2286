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
const maxTimerMs = 2 ** 31 - 1;

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

/** Adds a callback to the set and resolves when it is called. @throws the reason of the signal when it is aborted */
export function waitForTurn(waiters: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (abortEvent?: Event) => {
      waiters.delete(finish);
      if (abortEvent) reject(signal.reason);
      else resolve();
    };
    waiters.add(finish);
    signal.addEventListener("abort", finish);
  });
}

/** Aborts its signal after a time that can pause. It uses the system clock, which a test clock does not move. */
export interface CallTimer {
  readonly signal: AbortSignal;
  remainingMs(): number;
  pause(): void;
  resume(): void;
}

export function createCallTimer(milliseconds: number): CallTimer {
  const controller = new AbortController();
  let remainingMs = milliseconds;
  let startedAt = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const timer: CallTimer = {
    signal: controller.signal,
    remainingMs: () => remainingMs - (timeout ? systemClock.now() - startedAt : 0),
    pause() {
      remainingMs = timer.remainingMs();
      clearTimeout(timeout);
      timeout = undefined;
    },
    resume() {
      if (timeout) return;
      startedAt = systemClock.now();
      timeout = setTimeout(() => controller.abort(), Math.min(remainingMs, maxTimerMs));
    },
  };
  timer.resume();
  return timer;
}
