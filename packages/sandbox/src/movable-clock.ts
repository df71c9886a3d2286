import type { Clock } from "@animal-store/service";

/** Milliseconds since the Unix epoch. Years of RFC 3339 have four digits, and the clock can still run through the last one. */
export const maxTime = Date.UTC(9999, 0);

export type MovableClock = ReturnType<typeof createMovableClock>;

/** Creates a clock that can be moved and then continues at its normal pace. @param base the clock that it follows until it is moved */
export function createMovableClock(base: Clock) {
  let offset = 0;
  const now = () => base.now() + offset;

  return {
    now,
    /**
     * Moves the clock forwards, at most to `lastTime`.
     * @param time milliseconds since the Unix epoch
     * @returns false if it cannot be moved there; it then stays unchanged
     */
    moveTo(time: number) {
      const isAhead = time >= now() && time <= maxTime;
      if (isAhead) offset = time - base.now();
      return isAhead;
    },
  };
}
