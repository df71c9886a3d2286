import type { Limits } from "../keys/key-limits.ts";
import type { Allowance } from "./usage.ts";
import { day, minute, windowAt } from "./windows.ts";

interface Counters {
  minute: number;
  inMinute: number;
  day: number;
  inDay: number;
}

export interface Decision {
  readonly isAllowed: boolean;
  /** Minute and day, after this request. */
  readonly allowances: readonly [Allowance, Allowance];
}

/** Counts the requests of each key in its minute and its day. */
export interface Limiter {
  /** Counts one request, unless a window is used up: a refused request counts in none. */
  take(keyId: string, limits: Limits, now: number): Decision;
}

export function createLimiter(): Limiter {
  const counters = new Map<string, Counters>();

  return {
    take(keyId, { perMinute, perDay }, now) {
      const counter = current(keyId, now);
      const isAllowed = counter.inMinute < perMinute && counter.inDay < perDay;
      if (isAllowed) {
        counter.inMinute += 1;
        counter.inDay += 1;
      }
      return {
        isAllowed,
        allowances: [
          { window: minute, limit: perMinute, remaining: Math.max(0, perMinute - counter.inMinute) },
          { window: day, limit: perDay, remaining: Math.max(0, perDay - counter.inDay) },
        ],
      };
    },
  };

  function current(keyId: string, now: number): Counters {
    const thisMinute = windowAt(minute, now);
    const thisDay = windowAt(day, now);
    const counter = counters.get(keyId);
    if (!counter) {
      const fresh = { minute: thisMinute, inMinute: 0, day: thisDay, inDay: 0 };
      counters.set(keyId, fresh);
      return fresh;
    }
    if (counter.minute !== thisMinute) {
      counter.minute = thisMinute;
      counter.inMinute = 0;
    }
    if (counter.day !== thisDay) {
      counter.day = thisDay;
      counter.inDay = 0;
    }
    return counter;
  }
}
