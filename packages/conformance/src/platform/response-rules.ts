import assert from "node:assert/strict";
import type { HttpResponse } from "../http/http-client.ts";
import type { PlatformDocument } from "./platform-document.ts";
import { dayMs, getWindowEnd, minuteMs, parseRateLimit } from "./rate-limit-headers.ts";
import type { Service } from "./service.ts";
import { errorCode } from "./steps.ts";

const windowMsByName: Readonly<Record<string, number>> = { minute: minuteMs, day: dayMs };

/**
 * Returns a function that asserts what each response of a platform has: the request id of the client, and rate limit values that
 * match both windows and the clock.
 */
export function createResponseRules({ plans }: PlatformDocument, { clock, remote }: Service) {
  return (response: HttpResponse, requestId?: string): void => {
    if (requestId !== undefined) assert.equal(response.headers.get("x-request-id"), requestId);
    if (plans.size > 0 && !remote) expectConsistentRateLimit(response, clock.now());
  };
}

/** Asserts that `X-RateLimit-*` describe the window with the fewest remaining requests. During a ban, the reset is its end. */
function expectConsistentRateLimit(response: HttpResponse, now: number): void {
  const windows = parseWindows(response, now);
  const [tightest] = windows.toSorted((a, b) => a.remaining - b.remaining || b.reset - a.reset);
  assert(tightest, "RateLimit must list at least one window.");
  const { limit, remaining, reset, retryAfter } = parseRateLimit(response);
  const isBanned = response.status === 429 && errorCode(response) === "key_banned";
  assert.deepEqual(
    { limit, remaining, reset },
    isBanned
      ? { limit: tightest.limit, remaining: 0, reset: Math.ceil(now / 1000) + retryAfter }
      : { limit: tightest.limit, remaining: tightest.remaining, reset: tightest.reset },
  );
}

/** Returns the windows of `RateLimit-Policy` and `RateLimit`. Asserts that they match each other and the clock. */
function parseWindows(response: HttpResponse, now: number): { limit: number; remaining: number; reset: number }[] {
  const policies = parseElements(response, "ratelimit-policy", /^"(\w+)";q=(\d+);w=(\d+)$/);
  const states = parseElements(response, "ratelimit", /^"(\w+)";r=(\d+);t=(\d+)$/);
  assert.deepEqual(
    states.map(([name]) => name),
    policies.map(([name]) => name),
  );
  return policies.map(([name, limit, windowSeconds], index) => {
    const [, remaining, secondsLeft] = states[index] as [string, number, number];
    const windowMs = windowMsByName[name] ?? Number.NaN;
    const reset = getWindowEnd(now, windowMs);
    assert.deepEqual(
      { name, windowSeconds, secondsLeft },
      { name, windowSeconds: windowMs / 1000, secondsLeft: Math.ceil(reset - now / 1000) },
    );
    return { limit, remaining, reset };
  });
}

function parseElements({ headers }: HttpResponse, name: string, pattern: RegExp): [string, number, number][] {
  const value = headers.get(name) ?? "";
  return value.split(", ").map((element) => {
    const [, windowName, first, second] = pattern.exec(element) ?? [];
    assert(windowName, `${name} must be a list of ${pattern.source}, got "${value}"`);
    return [windowName, Number(first), Number(second)];
  });
}
