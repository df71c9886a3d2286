import type { Clock } from "@animal-store/service";

/** Milliseconds since the Unix epoch. RFC 3339 has only four-digit years, so the last year is a margin. */
export const maxTime = Date.UTC(9999, 0);

/** A clock that can be moved forward. */
export type MovableClock = ReturnType<typeof createMovableClock>;

/** Creates a clock that adds an offset to a base clock. */
export function createMovableClock(base: Clock) {
  let offset = 0;
  const now = () => base.now() + offset;

  return {
    now,
    /**
     * Moves the clock forward, at most to `maxTime`.
     * @param time milliseconds since the Unix epoch
     * @returns false without a change if the time is out of range
     */
    moveTo(time: number) {
      const isAhead = time >= now() && time <= maxTime;
      if (isAhead) offset = time - base.now();
      return isAhead;
    },
  };
}
