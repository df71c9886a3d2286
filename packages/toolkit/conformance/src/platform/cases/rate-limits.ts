import assert from "node:assert/strict";
import type { PlatformDocument } from "../platform-document.ts";
import type { CallOptions, Scenario, ScenarioContext } from "../scenario.ts";
import {
  dayMs,
  expectCode,
  expectError,
  expectRateLimit,
  expectStatus,
  expectSuccess,
  expectWindowEnd,
  getWindowEnd,
  minuteMs,
  parseRateLimit,
  runSteps,
  sendAccepted,
  sendConcurrently,
  sendProbe,
  sendRejected,
  startNextDay,
  unknownPath,
  validRequest,
  wait,
} from "../steps.ts";
import { takesIfNoneMatch } from "./documented-responses.ts";

// The limits per minute of more expensive plans need too many requests.
const maxRequests = 1000;

/** The limits of plans and keys (`x-rate-limit-plans`), and what counts as a request. */
export function createRateLimitScenarios(platform: PlatformDocument): Scenario[] {
  const { plans, probe } = platform;
  const [first] = plans;
  if (!first) return [];
  const [firstPlan, firstLimits] = first;
  const success = expectSuccess(probe);
  const overMinute = expectError(platform, probe.id, "rate_limit_exceeded");
  const overDay = expectError(platform, probe.id, "daily_quota_exceeded");
  return [
    ...[...plans].map<Scenario>(([plan, { perMinute, perDay }]) => ({
      id: `rate-limits/plan/${plan}`,
      title: `a key of the plan ${plan} has ${perMinute} requests a minute and ${perDay} a day`,
      covers: [`x-rate-limit-plans/${plan}/perMinute`, `x-rate-limit-plans/${plan}/perDay`],
      ...success,
      async run(context) {
        const { key } = await context.service.createKey({ plan });
        const response = await sendProbe(context, key);
        expectRateLimit(response, { limit: perMinute, remaining: perMinute - 1 });
        expectWindowEnd(response, context.service, minuteMs);
        const policy = response.headers.get("ratelimit-policy") ?? "";
        for (const window of [`q=${perMinute};w=60`, `q=${perDay};w=86400`])
          if (!window.includes("Infinity")) assert.match(policy, new RegExp(`${window}\\b`));
        return response;
      },
    })),
    {
      id: "rate-limits/own",
      title: "the limits of a key override those of its plan",
      ...success,
      async run(context) {
        const plan = [...plans.keys()].at(-1) ?? firstPlan;
        const { key } = await context.service.createKey({ plan, limits: { perMinute: 7 } });
        return expectRateLimit(await sendProbe(context, key), { limit: 7, remaining: 6 });
      },
    },
    ...[...plans]
      .filter(
        ([, { perMinute }], index, all) => perMinute <= maxRequests && perMinute !== all[index - 1]?.[1].perMinute,
      )
      .map<Scenario>(([plan, { perMinute }]) => ({
        id: `rate-limits/minute/${plan}`,
        needs: ["test-clock"],
        title: `a key of the plan ${plan} has ${perMinute} requests in each minute`,
        covers: [`x-rate-limit-plans/${plan}/perMinute`],
        ...overMinute,
        async run(context) {
          const { key } = await context.service.createKey({ plan });
          const responses = await sendConcurrently(context, key, perMinute);
          const remaining = responses.map(
            (response) => parseRateLimit(expectStatus(response, success.status)).remaining,
          );
          assert.deepEqual(new Set(remaining), new Set(Array.from({ length: perMinute }, (_, count) => count)));
          const response = expectCode(context, await sendProbe(context, key), "rate_limit_exceeded");
          expectRateLimit(response, { limit: perMinute, remaining: 0 });
          context.service.clock.advance(parseRateLimit(response).retryAfter * 1000);
          expectRateLimit(expectStatus(await sendProbe(context, key), success.status), { remaining: perMinute - 1 });
          return response;
        },
      })),
    {
      id: "rate-limits/minute/fixed",
      title: "a limit exhausted in the last second of a minute resets one second later",
      ...success,
      run: runSteps({ perMinute: 1, perDay: 9 }, [wait(minuteMs - 1000), sendAccepted(), sendRejected(1), wait(1000)]),
    },
    {
      id: "rate-limits/parallel",
      title: "accepts exactly as many parallel requests as the limit allows",
      ...overMinute,
      async run(context) {
        if (firstLimits.perMinute > maxRequests)
          context.requests.skip(`a plan with at most ${maxRequests} requests a minute`);
        const { key } = await context.service.createKey({ plan: firstPlan });
        const responses = await sendConcurrently(context, key, firstLimits.perMinute + 40);
        const rejected = responses.filter(({ status }) => status === 429);
        assert.equal(rejected.length, 40);
        return expectRateLimit(rejected[0] as (typeof rejected)[number], { remaining: 0 });
      },
    },
    {
      id: `rate-limits/day/${firstPlan}`,
      title: `rejects request ${firstLimits.perDay + 1} of a day and accepts requests of the next day`,
      ...overDay,
      async run(context) {
        const { clock, createKey } = context.service;
        const { perDay } = firstLimits;
        await startNextDay(context, null);
        const { key } = await createKey({ plan: firstPlan, limits: { perMinute: 2 * perDay } });
        await sendAccepted(perDay)(context, key);
        const reset = getWindowEnd(clock.now(), dayMs);
        const error = expectCode(context, await sendProbe(context, key), "daily_quota_exceeded");
        const response = expectRateLimit(error, { limit: perDay, remaining: 0, reset });
        clock.advance(parseRateLimit(response).retryAfter * 1000);
        expectStatus(await sendProbe(context, key), success.status);
        return response;
      },
    },
    {
      id: "rate-limits/both",
      title: "if both windows are exhausted, Retry-After is the longer wait",
      operation: probe.id,
      status: 429,
      run: runSteps({ perMinute: 1, perDay: 1 }, [startNextDay, sendAccepted()], {
        remaining: 0,
        retryAfter: dayMs / 1000,
      }),
    },
    ...[1, 999, 1000, 1001, minuteMs - 1].map<Scenario>((remainingMs) => ({
      id: `rate-limits/retry-after/${remainingMs}`,
      title: `${remainingMs} ms before the minute ends, Retry-After is ${Math.ceil(remainingMs / 1000)} s`,
      ...overMinute,
      run: runSteps({ perMinute: 1, perDay: 9 }, [sendAccepted(), wait(minuteMs - remainingMs)], {
        remaining: 0,
        retryAfter: Math.ceil(remainingMs / 1000),
      }),
    })),
    {
      id: "counting/every-status",
      title: "every request with a valid key counts once, whatever its response",
      ...success,
      async run(context) {
        const { call, send } = context;
        const { operations } = platform.document;
        const unchanged: (CallOptions & { id: string })[] = [];
        for (const operation of operations.filter(takesIfNoneMatch))
          unchanged.push({ id: operation.id, ...(await validRequest(context, operation)) });
        const { remaining } = parseRateLimit(await sendProbe(context));
        const withBody = operations.find(({ body }) => body !== undefined);
        const withPath = operations.find(({ path, method }) => method === "GET" && path.endsWith("}"));
        const invalidBodies = [{ body: "{" }, { headers: { "Content-Type": "text/plain" } }];
        const sendFunctions = [
          () => call(probe.id, { query: "unknown=1" }),
          () => call(probe.id, { method: "HEAD" }),
          ...(withBody ? invalidBodies.map((options) => () => call(withBody.id, options)) : []),
          ...(withPath ? [() => call(withPath.id)] : []),
          ...unchanged.map(({ id, ...options }) => async () => {
            const response = await call(id, { ...options, headers: { "If-None-Match": "*" } });
            return expectStatus(response, 304);
          }),
          () => send("GET", unknownPath),
          () => send(platform.otherMethod, probe.path),
          () => send("OPTIONS", probe.path),
        ];
        for (const [index, sendNext] of sendFunctions.entries())
          expectRateLimit(await sendNext(), { remaining: remaining - 1 - index });
        return expectRateLimit(await sendProbe(context), { remaining: remaining - 1 - sendFunctions.length });
      },
    },
    {
      id: "counting/rejected-requests",
      title: "requests over a limit do not count",
      ...overDay,
      run: runSteps({ perMinute: 2, perDay: 4 }, [
        wait(2 * minuteMs),
        sendAccepted(2),
        sendRejected(3),
        wait(minuteMs),
        sendAccepted(2),
      ]),
    },
    {
      id: "counting/per-key",
      title: "keys do not share their limits",
      ...success,
      async run(context) {
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        const { remaining } = parseRateLimit(await sendProbe(context));
        expectStatus(await sendProbe(context, key), success.status);
        expectStatus(await sendProbe(context, key), 429);
        return expectRateLimit(await sendProbe(context), { remaining: remaining - 1 });
      },
    },
    {
      id: "counting/anonymous-bucket",
      needs: ["test-clock"],
      title: "an address over its limit without a valid key gets 429, and in the next minute 401",
      ...overMinute,
      async run(context) {
        await exhaustAddress(context);
        const error = expectCode(context, await sendProbe(context, "nonsense"), "rate_limit_exceeded");
        const response = expectRateLimit(error, { limit: firstLimits.perMinute, remaining: 0 });
        context.service.clock.advance(parseRateLimit(response).retryAfter * 1000);
        expectStatus(await sendProbe(context, "nonsense"), 401);
        return response;
      },
    },
    {
      id: "counting/anonymous-unknown-path",
      needs: ["address-limit"],
      title: "an address over its limit gets 429 on every path, which does not affect a valid key",
      ...expectError(platform, "unrouted", "rate_limit_exceeded"),
      async run(context) {
        const { limit, remaining } = parseRateLimit(await sendProbe(context));
        await exhaustAddress(context);
        const valid = expectStatus(await sendProbe(context), success.status);
        expectRateLimit(valid, { limit, remaining: remaining - 1 });
        return context.send("GET", unknownPath, { key: null });
      },
    },
    {
      id: "counting/address-untouched",
      title: "a request with a valid key does not count for its address",
      ...expectError(platform, probe.id, "missing_api_key"),
      async run(context) {
        const { remaining } = parseRateLimit(await sendProbe(context, null));
        expectStatus(await sendProbe(context), success.status);
        const expected = { limit: firstLimits.perMinute, remaining: remaining - 1 };
        return expectRateLimit(await sendProbe(context, null), expected);
      },
    },
  ];
}

async function exhaustAddress(context: ScenarioContext): Promise<void> {
  const { perMinute } = context.platform.addressLimits;
  if (perMinute > maxRequests) context.requests.skip(`an address with at most ${maxRequests} requests a minute`);
  const responses = await sendConcurrently(context, "nonsense", context.platform.addressLimits.perMinute);
  // The address of a remote run may have sent requests earlier in the minute.
  const statuses = context.service.remote ? [401, 429] : [401];
  for (const { status } of responses)
    assert(statuses.includes(status), `Expected ${statuses.join(" or ")}, got ${status}`);
}
