import assert from "node:assert/strict";
import type { HttpResponse } from "../http/http-client.ts";
import type { Service } from "./service.ts";

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

type RateLimitValues = ReturnType<typeof parseRateLimit>;

/** Returns the three rate limit values of a response, and `Retry-After` if it is present. */
export function parseRateLimit({ headers }: HttpResponse) {
  const getNumber = (name: string): number => Number(headers.get(name) ?? Number.NaN);
  return {
    limit: getNumber("x-ratelimit-limit"),
    remaining: getNumber("x-ratelimit-remaining"),
    /** Unix seconds. */
    reset: getNumber("x-ratelimit-reset"),
    /** Seconds; NaN without the header. */
    retryAfter: getNumber("retry-after"),
  };
}

export function expectRateLimit(response: HttpResponse, expected: Partial<RateLimitValues>): HttpResponse {
  const found = parseRateLimit(response);
  const selected = Object.fromEntries(
    Object.keys(expected).map((name) => [name, found[name as keyof RateLimitValues]]),
  );
  assert.deepEqual(selected, expected);
  return response;
}

/** Asserts that a response reports the end of the current window. A remote service may report the end of any window. */
export function expectWindowEnd(response: HttpResponse, { clock, remote }: Service, windowMs: number): HttpResponse {
  const { reset, retryAfter } = parseRateLimit(response);
  if (!remote) {
    const end = getWindowEnd(clock.now(), windowMs);
    const expectedWait = Number.isNaN(retryAfter) ? {} : { retryAfter: Math.ceil(end - clock.now() / 1000) };
    return expectRateLimit(response, { reset: end, ...expectedWait });
  }
  assert.equal(reset % (windowMs / 1000), 0, `X-RateLimit-Reset must be the end of a window, got ${reset}`);
  const isWithin = Number.isNaN(retryAfter) || (retryAfter >= 1 && retryAfter <= windowMs / 1000);
  assert(isWithin, `Retry-After must be from 1 to ${windowMs / 1000} s, got ${retryAfter}`);
  return response;
}

/** Advances the clock to the start of the next UTC day, so that no day ends during the scenario. */
export function advanceToNextDay(clock: Service["clock"]): void {
  clock.advance(dayMs - (clock.now() % dayMs));
}

/** Returns the end of the window that contains `now`, in Unix seconds. Windows are UTC clock minutes and UTC calendar days. */
export function getWindowEnd(now: number, windowMs: number): number {
  return (now - (now % windowMs) + windowMs) / 1000;
}
