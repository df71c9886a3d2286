import type { Clock } from "../src/index.ts";

/** A clock that runs to the next of those who wait as soon as nothing else is to be done. */
export type RunningClock = Clock & {
  /** Does work that takes no time on this clock. */
  work<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** @param set sets the sandbox's clock to milliseconds since the Unix epoch, where it takes them */
export function createRunningClock(began: number, set: (now: number) => void): RunningClock {
  let now = began;
  let busy = 0;
  let isRunning = false;
  const waiting: { until: number; proceed: () => void }[] = [];

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await new Promise(setImmediate);
      if (busy > 0) continue;
      waiting.sort((one, other) => one.until - other.until);
      const next = waiting.shift();
      if (next) now = Math.max(now, next.until);
      set(now);
      next?.proceed();
    }
    isRunning = false;
  }

  return {
    now: () => now,
    wait(milliseconds) {
      return new Promise((proceed) => {
        waiting.push({ until: now + milliseconds, proceed });
        if (!isRunning) void run();
      });
    },
    async work(task) {
      busy += 1;
      try {
        return await task();
      } finally {
        busy -= 1;
      }
    },
  };
}
