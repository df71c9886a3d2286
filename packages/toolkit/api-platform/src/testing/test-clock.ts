import type { Clock } from "../clock.ts";

/** A clock that changes only when `advance` is called. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** Creates a test clock. It starts at the start of a UTC day by default. @param start milliseconds since the Unix epoch */
export function createTestClock(start = Date.UTC(2026, 0, 15)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
