import assert from "node:assert/strict";
import { contractDocument } from "../document/contract-document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { type ContractCase, parserCodes } from "./contract-case.ts";
import { day, endOfWindow, minute, parseRateLimit } from "./rate-limit-headers.ts";
import { cheapResponses } from "./responses.ts";
import { bodyAs } from "./steps.ts";

const requestId = "of-this-case";
const lengths: Readonly<Record<string, number>> = { minute, day };

/** Headers that every response must have: security headers, the request id, and consistent rate limit values. */
export const responseHeaderCases: ContractCase[] = cheapResponses.map(({ outcome, setup, trigger }) => ({
  id: `response-headers/${outcome.operation}/${outcome.code ?? outcome.status}`,
  title:
    "the response has the common headers, the request id, and rate limit values that match both windows and the clock",
  ...setup,
  ...outcome,
  async run(context) {
    const response = await trigger(context, { headers: { "X-Request-Id": requestId } });
    // The parser rejects a message before the id is known.
    if (!outcome.code || !parserCodes.includes(outcome.code))
      assert.equal(response.headers.get("x-request-id"), requestId);
    for (const [name, value] of Object.entries(contractDocument["x-answer-headers"] ?? {}))
      assert.equal(response.headers.get(name.toLowerCase()), value, `${name} must be ${value}`);
    expectConsistentRateLimit(response, context.service.clock.now());
    if (!context.customMessages) expectWaitInMessage(response);
    return response;
  },
}));

/** Asserts that `X-RateLimit-*` describe the binding window of `RateLimit`. During a ban, the reset is the end of the ban. */
function expectConsistentRateLimit(response: HttpResponse, now: number): void {
  const windows = readWindows(response, now);
  const [binding] = windows.toSorted((one, other) => one.remaining - other.remaining || other.reset - one.reset);
  assert(binding, "RateLimit must list at least one window.");
  const { limit, remaining, reset, retryAfter } = parseRateLimit(response);
  const isBanned = response.status === 429 && bodyAs("Error", response).code === "key_banned";
  assert.deepEqual(
    { limit, remaining, reset },
    isBanned
      ? { limit: binding.limit, remaining: 0, reset: Math.ceil(now / 1000) + retryAfter }
      : { limit: binding.limit, remaining: binding.remaining, reset: binding.reset },
  );
}

function expectWaitInMessage(response: HttpResponse): void {
  const { retryAfter } = parseRateLimit(response);
  if (Number.isNaN(retryAfter)) return;
  const inMessage = /Retry in (\d+) second/.exec(bodyAs("Error", response).message)?.[1];
  assert.equal(retryAfter, Number(inMessage), "Retry-After must equal the wait in the message.");
}

/** Returns the windows of `RateLimit-Policy` and `RateLimit`. Asserts that they match each other and the clock. */
function readWindows(response: HttpResponse, now: number): { limit: number; remaining: number; reset: number }[] {
  const policies = elements(response, "ratelimit-policy", /^"(\w+)";q=(\d+);w=(\d+)$/);
  const states = elements(response, "ratelimit", /^"(\w+)";r=(\d+);t=(\d+)$/);
  assert.deepEqual(
    states.map(([name]) => name),
    policies.map(([name]) => name),
  );
  return policies.map(([name, limit, length], index) => {
    const [, remaining, rest] = states[index] as [string, number, number];
    const milliseconds = lengths[name] ?? Number.NaN;
    const reset = endOfWindow(now, milliseconds);
    assert.deepEqual(
      { name, length, rest },
      { name, length: milliseconds / 1000, rest: Math.ceil(reset - now / 1000) },
    );
    return { limit, remaining, reset };
  });
}

function elements(response: HttpResponse, name: string, form: RegExp): [name: string, one: number, other: number][] {
  const value = response.headers.get(name) ?? "";
  return value.split(", ").map((element) => {
    const [, window, one, other] = form.exec(element) ?? [];
    assert(window, `${name} must be a list of ${form.source}, got "${value}"`);
    return [window, Number(one), Number(other)];
  });
}
