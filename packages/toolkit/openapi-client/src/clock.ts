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
  async wait(milliseconds, signal) {
    signal.throwIfAborted();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const elapsed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.min(milliseconds, maxTimerMs));
    });
    await raceAbort(elapsed, signal).finally(() => clearTimeout(timer));
  },
};

/** Adds a callback to the set and resolves when it is called. @throws the reason of the signal when it is aborted */
export function waitForTurn(waiters: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
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

/** Rejects when the signal is aborted, also if the promise ignores the signal. */
export function raceAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort);
    // Node.js keeps signals with a listener in memory.
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
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
