import assert from "node:assert/strict";
import type { HttpResponse } from "@animal-store/conformance/internal";
import { contractDocument } from "../contract-document.ts";
import { type ContractCase, parserCodes } from "./contract-case.ts";
import { dayMs, getWindowEnd, minuteMs, parseRateLimit } from "./rate-limit-headers.ts";
import { repeatableResponses } from "./responses.ts";
import { bodyAs } from "./steps.ts";

const requestId = "of-this-case";
const windowMsByName: Readonly<Record<string, number>> = { minute: minuteMs, day: dayMs };

/** Headers that every response must have: security headers, the request id, and consistent rate limit values. */
export const responseHeaderCases: ContractCase[] = repeatableResponses.map(({ outcome, setup, trigger }) => ({
  id: `response-headers/${outcome.operation}/${outcome.code ?? outcome.status}`,
  title:
    "the response has the common headers, the request id, and rate limit values that match both windows and the clock",
  ...setup,
  ...outcome,
  async run(context) {
    const response = await trigger(context, { headers: { "X-Request-Id": requestId } });
    // The parser rejects a request before the service reads its id.
    if (!outcome.code || !parserCodes.includes(outcome.code))
      assert.equal(response.headers.get("x-request-id"), requestId);
    for (const [name, value] of Object.entries(
      Object(contractDocument.root["x-answer-headers"]) as Record<string, string>,
    ))
      assert.equal(response.headers.get(name.toLowerCase()), value, `${name} must be ${value}`);
    expectConsistentRateLimit(response, context.service.clock.now());
    if (!context.customMessages) expectWaitInMessage(response);
    return response;
  },
}));

/** Asserts that `X-RateLimit-*` describe the window with the fewest remaining requests. During a ban, the reset is its end. */
function expectConsistentRateLimit(response: HttpResponse, now: number): void {
  const windows = parseWindows(response, now);
  const [tightest] = windows.toSorted((a, b) => a.remaining - b.remaining || b.reset - a.reset);
  assert(tightest, "RateLimit must list at least one window.");
  const { limit, remaining, reset, retryAfter } = parseRateLimit(response);
  const isBanned = response.status === 429 && bodyAs("Error", response).code === "key_banned";
  assert.deepEqual(
    { limit, remaining, reset },
    isBanned
      ? { limit: tightest.limit, remaining: 0, reset: Math.ceil(now / 1000) + retryAfter }
      : { limit: tightest.limit, remaining: tightest.remaining, reset: tightest.reset },
  );
}

function expectWaitInMessage(response: HttpResponse): void {
  const { retryAfter } = parseRateLimit(response);
  if (Number.isNaN(retryAfter)) return;
  const messageSeconds = /Retry in (\d+) second/.exec(bodyAs("Error", response).message)?.[1];
  assert.equal(retryAfter, Number(messageSeconds), "Retry-After must equal the wait in the message.");
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

function parseElements(response: HttpResponse, name: string, pattern: RegExp): [string, number, number][] {
  const value = response.headers.get(name) ?? "";
  return value.split(", ").map((element) => {
    const [, windowName, first, second] = pattern.exec(element) ?? [];
    assert(windowName, `${name} must be a list of ${pattern.source}, got "${value}"`);
    return [windowName, Number(first), Number(second)];
  });
}
