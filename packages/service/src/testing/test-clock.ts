import type { Clock } from "../clock.ts";

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock that stands still, at the beginning of a UTC day and minute, until it is moved. */
export function createTestClock(start = Date.UTC(2026, 0, 15)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
