import assert from "node:assert/strict";
import type { Answer } from "../http/answer.ts";
import type { Service } from "../target.ts";

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** The three figures of an answer, and `Retry-After` where it has one. */
export interface RateFigures {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds. */
  readonly reset: number;
  /** Seconds; NaN where the answer has none. */
  readonly retryAfter: number;
}

export function rateFigures({ headers }: Answer): RateFigures {
  const figure = (name: string): number => Number(headers.get(name) ?? Number.NaN);
  return {
    limit: figure("x-ratelimit-limit"),
    remaining: figure("x-ratelimit-remaining"),
    reset: figure("x-ratelimit-reset"),
    retryAfter: figure("retry-after"),
  };
}

/** Asserts what the figures say; those that are not named may be anything. */
export function expectFigures(answer: Answer, expected: Partial<RateFigures>): Answer {
  const found = rateFigures(answer);
  const named = Object.fromEntries(Object.keys(expected).map((name) => [name, found[name as keyof RateFigures]]));
  assert.deepEqual(named, expected);
  return answer;
}

/** Moves on to the beginning of the next UTC day, so that none ends within the case. */
export function beginDay(clock: Service["clock"]): void {
  clock.advance(day - (clock.now() % day));
}

/** When the window that `now` lies in ends, in Unix seconds. Windows are the UTC clock minute and the UTC calendar day. */
export function endOfWindow(now: number, length: number): number {
  return (now - (now % length) + length) / 1000;
}
