import type { Clock } from "../../src/index.ts";

/** A clock whose waits take no time: the sandbox's is moved instead, by as much as the first of those who wait wants. */
export type MovedClock = Clock & {
  /** Moves it without anybody waiting. @param milliseconds rounded up to whole seconds */
  move(milliseconds: number): Promise<void>;
  /** How often somebody waited. */
  readonly waits: number[];
};

/**
 * @param advance moves the sandbox's clock by so many seconds
 * @param sandboxNow what the sandbox's clock shows; the machine's time and the moves, where that is out of reach
 */
export function createMovedClock(advance: (seconds: number) => Promise<void>, sandboxNow?: () => number): MovedClock {
  let ahead = 0;
  let moving: Promise<void> | undefined;
  const waits: number[] = [];
  const now = sandboxNow ?? (() => Date.now() + ahead);

  async function move(milliseconds: number): Promise<void> {
    const seconds = Math.ceil(milliseconds / 1000);
    await advance(seconds);
    ahead += seconds * 1000;
  }

  return {
    now,
    waits,
    move,
    async wait(milliseconds, signal) {
      waits.push(milliseconds);
      const until = now() + milliseconds;
      while (now() < until) {
        signal.throwIfAborted();
        moving ??= move(until - now()).finally(() => {
          moving = undefined;
        });
        await moving;
      }
    },
  };
}
