import type { Clock } from "@animal-store/service";

/** Milliseconds since the Unix epoch. RFC 3339 knows years of four digits, and the last of them is left to run. */
export const lastTime = Date.UTC(9999, 0);

export type MovableClock = ReturnType<typeof createMovableClock>;

/** A clock that can be moved, and goes on from there at its usual pace. @param base what the clock shows until it is moved */
export function createMovableClock(base: Clock) {
  let offset = 0;
  const now = () => base.now() + offset;

  return {
    now,
    /**
     * Moves the clock forwards, until `lastTime` at most.
     * @param time milliseconds since the Unix epoch
     * @returns false, and nothing is done, when it cannot be moved there
     */
    moveTo(time: number) {
      const isAhead = time >= now() && time <= lastTime;
      if (isAhead) offset = time - base.now();
      return isAhead;
    },
  };
}
