import assert from "node:assert/strict";
import { contract, type Plan } from "@animal-store/contract";
import type { Answer } from "../http/http-client.ts";
import type { Service } from "../target.ts";

export const minute = 60_000;
export const day = 24 * 60 * minute;

type RateFigures = ReturnType<typeof rateFigures>;

/** The three figures of an answer, and `Retry-After` where it has one. */
export function rateFigures({ headers }: Answer) {
  const figure = (name: string): number => Number(headers.get(name) ?? Number.NaN);
  return {
    limit: figure("x-ratelimit-limit"),
    remaining: figure("x-ratelimit-remaining"),
    /** Unix seconds. */
    reset: figure("x-ratelimit-reset"),
    /** Seconds; NaN where the answer has none. */
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

/** Asserts when an answer says that its window ends; of a service whose clock cannot be read, that it is the end of some window. */
export function expectWindowEnd(answer: Answer, { clock, remote }: Service, length: number): Answer {
  const { reset, retryAfter } = rateFigures(answer);
  if (!remote) {
    const end = endOfWindow(clock.now(), length);
    const wait = Number.isNaN(retryAfter) ? {} : { retryAfter: Math.ceil(end - clock.now() / 1000) };
    return expectFigures(answer, { reset: end, ...wait });
  }
  assert.equal(reset % (length / 1000), 0, `X-RateLimit-Reset must be the end of a window, got ${reset}`);
  const isWithin = Number.isNaN(retryAfter) || (retryAfter >= 1 && retryAfter <= length / 1000);
  assert(isWithin, `Retry-After must end with the window of ${length / 1000} s, got ${retryAfter}`);
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

/** The limits of a key that has none of its own. Enterprise keys without limits have those of Business. */
export function planLimits(plan: Plan): { perMinute: number; perDay: number } {
  const { perMinute, perDay } = contract.plans[plan];
  const { business } = contract.plans;
  return { perMinute: perMinute ?? business.perMinute, perDay: perDay ?? business.perDay };
}
