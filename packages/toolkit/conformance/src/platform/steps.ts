import assert from "node:assert/strict";
import { isNode } from "@animal-store/openapi-document";
import type { Operation } from "../document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { type RequestValues, toHttpRequest } from "../requests.ts";
import { tryParse } from "../validate-response.ts";
import type { KeyLimits, PlatformDocument } from "./platform-document.ts";
import type { Scenario, ScenarioContext, Service } from "./scenario.ts";

/** A path that no document describes. */
export const unknownPath = "/unknown-path-of-the-tests";

/** Returns the member `code` of an error. */
export function errorCode({ bodyText }: HttpResponse): string | undefined {
  const body = tryParse(bodyText);
  return isNode(body) && typeof body.code === "string" ? body.code : undefined;
}

/** @param status undefined for any success */
export function expectStatus(response: HttpResponse, status: number | undefined): HttpResponse {
  if (status === undefined) {
    assert(response.status >= 200 && response.status < 300, `Expected a success, got ${response.status}`);
    return response;
  }
  const message = `Expected ${status}, got ${response.status}: ${response.bodyText.slice(0, 500)}`;
  assert.equal(response.status, status, message);
  return response;
}

/** Asserts the status of an error code, and the code if the error has one. */
export function expectCode({ platform }: ScenarioContext, response: HttpResponse, code: string): HttpResponse {
  expectStatus(response, platform.statusOf(code));
  if (platform.hasCode(code)) assert.equal(errorCode(response) ?? code, code);
  return response;
}

/** The status is undefined if the document has a range of statuses. */
export function expectSuccess({ id, responses }: Operation): { operation: string; status?: number } {
  const status = Number(responses.find((entry) => entry.status.startsWith("2"))?.status);
  return { operation: id, ...(status > 0 && { status }) };
}

/** @param operation `unrouted` for requests that match no operation */
export function expectError(platform: PlatformDocument, operation: string, code: string) {
  return { operation, status: platform.statusOf(code), code };
}

/** Returns a valid request, for entries that no other scenario uses. @param variant a name for other values */
export async function validRequest({ requests }: ScenarioContext, operation: Operation, variant?: string) {
  return { values: await requests.resources.createRequest(operation, { isFresh: true, variant }) };
}

export async function encodeBody({ requests }: ScenarioContext, operation: Operation, values: RequestValues) {
  const { body = "" } = await toHttpRequest(operation, values, requests.basePath);
  return String(body);
}

/** Returns the elements of a header that is a list, without the blanks around them. */
export function parseList({ headers }: HttpResponse, name: string): string[] {
  return (headers.get(name) ?? "").split(",").map((element) => element.trim());
}

export function sendProbe(context: ScenarioContext, key: string | null = context.key): Promise<HttpResponse> {
  return context.call(context.platform.probe.id, { key });
}

/** Sends concurrent requests. */
export function sendConcurrently(context: ScenarioContext, key: string | null, count: number): Promise<HttpResponse[]> {
  return Promise.all(Array.from({ length: count }, () => sendProbe(context, key)));
}

/** A part of a scenario about one key: requests, or time that passes. */
export type Step = (context: ScenarioContext, key: string | null) => Promise<unknown>;

/** Runs steps with one new key, then sends one more request. @param expected rate limit values of the response to that request */
export function runSteps(
  limits: KeyLimits,
  steps: readonly Step[],
  expected: Partial<RateLimit> = {},
): Scenario["run"] {
  return async (context) => {
    // Without a test clock, this throws before the scenario uses a key.
    context.service.clock.advance(0);
    const { key } = await context.service.createKey({ limits });
    for (const step of steps) await step(context, key);
    return expectRateLimit(await sendProbe(context, key), expected);
  };
}

/** Advances the clock to the start of the next UTC day, so that no day ends during the scenario. */
export const startNextDay: Step = async ({ service: { clock } }) => clock.advance(dayMs - (clock.now() % dayMs));

export function wait(milliseconds: number): Step {
  return async ({ service }) => service.clock.advance(milliseconds);
}

export function sendAccepted(count = 1): Step {
  return async (context, key) =>
    (await sendConcurrently(context, key, count)).map((response) =>
      expectStatus(response, expectSuccess(context.platform.probe).status),
    );
}

export function sendRejected(count: number, code = "rate_limit_exceeded", rateLimit: Partial<RateLimit> = {}): Step {
  return async (context, key) => {
    for (const response of await sendConcurrently(context, key, count))
      expectRateLimit(expectCode(context, response, code), rateLimit);
  };
}

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds. */
  readonly reset: number;
  /** Seconds; NaN without the header. */
  readonly retryAfter: number;
}

/** Returns the three rate limit values of a response, and `Retry-After` if it is present. */
export function parseRateLimit({ headers }: HttpResponse): RateLimit {
  const getNumber = (name: string): number => Number(headers.get(name) ?? Number.NaN);
  return {
    limit: getNumber("x-ratelimit-limit"),
    remaining: getNumber("x-ratelimit-remaining"),
    reset: getNumber("x-ratelimit-reset"),
    retryAfter: getNumber("retry-after"),
  };
}

export function expectRateLimit(response: HttpResponse, expected: Partial<RateLimit>): HttpResponse {
  const found = Object.entries(parseRateLimit(response)).filter(([name]) => name in expected);
  assert.deepEqual(Object.fromEntries(found), expected);
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

/** Returns the end of the window that contains `now`, in Unix seconds. Windows are UTC clock minutes and UTC calendar days. */
export function getWindowEnd(now: number, windowMs: number): number {
  return (now - (now % windowMs) + windowMs) / 1000;
}

const windowMsByName: Readonly<Record<string, number>> = { minute: minuteMs, day: dayMs };

type Tested = Pick<ScenarioContext, "platform" | "service">;

/** Asserts what each response has: the request id of the client, and rate limit values that match both windows and the clock. */
export function checkResponse({ platform, service }: Tested, response: HttpResponse, requestId?: string): void {
  const found = response.headers.get("x-request-id");
  if (platform.hasRequestId && requestId !== undefined)
    assert(found === requestId, `X-Request-Id must be that of the request, ${requestId}, got ${found ?? "none"}`);
  if (platform.plans.size > 0 && !service.remote) expectConsistentRateLimit(response, service.clock.now());
}

/** Asserts that `X-RateLimit-*` describe the window with the fewest remaining requests. During a ban, the reset is its end. */
function expectConsistentRateLimit(response: HttpResponse, now: number): void {
  const [tightest] = parseWindows(response, now).sort((a, b) => a.remaining - b.remaining || b.reset - a.reset);
  assert(tightest, "RateLimit must list at least one window.");
  const { limit, remaining, reset, retryAfter } = parseRateLimit(response);
  const isBanned = response.status === 429 && errorCode(response) === "key_banned";
  const banned = { limit: tightest.limit, remaining: 0, reset: Math.ceil(now / 1000) + retryAfter };
  assert.deepEqual({ limit, remaining, reset }, isBanned ? banned : tightest);
}

/** Returns the windows of `RateLimit-Policy` and `RateLimit`. Asserts that they match each other and the clock. */
function parseWindows(response: HttpResponse, now: number): Omit<RateLimit, "retryAfter">[] {
  const policies = parseElements(response, "ratelimit-policy", /^"(\w+)";q=(\d+);w=(\d+)$/);
  const states = parseElements(response, "ratelimit", /^"(\w+)";r=(\d+);t=(\d+)$/);
  const [stateNames, policyNames] = [states, policies].map((elements) => elements.map(([name]) => name));
  assert.deepEqual(stateNames, policyNames);
  return policies.map(([name, limit, windowSeconds], index) => {
    const [, remaining, secondsLeft] = states[index] as [string, number, number];
    const windowMs = windowMsByName[name] ?? Number.NaN;
    const reset = getWindowEnd(now, windowMs);
    const expected = { name, windowSeconds: windowMs / 1000, secondsLeft: Math.ceil(reset - now / 1000) };
    assert.deepEqual({ name, windowSeconds, secondsLeft }, expected);
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
