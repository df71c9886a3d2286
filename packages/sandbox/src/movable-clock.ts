import type { Clock } from "@animal-store/api-platform";

/** Milliseconds since the Unix epoch. Reset and expiry times after it must fit into 9999, the last year of RFC 3339. */
export const maxTime = Date.UTC(9999, 0);

/** A clock that can be moved forward. */
export interface MovableClock extends Clock {
  /**
   * Moves the clock forward, at most to `maxTime`.
   * @param time milliseconds since the Unix epoch
   * @returns false without a change if the time is out of range
   */
  moveTo(time: number): boolean;
}

/** Creates a clock that adds an offset to a base clock. */
export function createMovableClock(baseClock: Clock): MovableClock {
  let offsetMs = 0;
  const now = () => baseClock.now() + offsetMs;
  return {
    now,
    moveTo(time) {
      const isInRange = time >= now() && time <= maxTime;
      if (isInRange) offsetMs = time - baseClock.now();
      return isInRange;
    },
  };
}
