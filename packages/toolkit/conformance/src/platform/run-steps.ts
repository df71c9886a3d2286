import type { KeyLimits } from "./platform-document.ts";
import { advanceToNextDay, expectRateLimit } from "./rate-limit-headers.ts";
import type { Scenario, ScenarioContext } from "./scenario.ts";
import { expectCode, expectStatus, expectSuccess, sendConcurrently, sendProbe } from "./steps.ts";

/** A part of a scenario about one key: requests, or time that passes. */
export type Step = (context: ScenarioContext, key: string | null) => Promise<unknown>;

/** Runs steps with one new key, then sends one more request. @param expected rate limit values of the response to that request */
export function runSteps(
  limits: KeyLimits,
  steps: readonly Step[],
  expected: Parameters<typeof expectRateLimit>[1] = {},
): Scenario["run"] {
  return async (context) => {
    // Without a test clock, this throws before the scenario uses a key.
    context.service.clock.advance(0);
    const { key } = await context.service.createKey({ limits });
    for (const step of steps) await step(context, key);
    return expectRateLimit(await sendProbe(context, key), expected);
  };
}

export const startNextDay: Step = async ({ service }) => advanceToNextDay(service.clock);

export function wait(milliseconds: number): Step {
  return async ({ service }) => service.clock.advance(milliseconds);
}

export function sendAccepted(count = 1): Step {
  return async (context, key) =>
    (await sendConcurrently(context, key, count)).map((response) =>
      expectStatus(response, expectSuccess(context.platform.probe).status),
    );
}

export function sendRejected(
  count: number,
  code = "rate_limit_exceeded",
  rateLimit: Parameters<typeof expectRateLimit>[1] = {},
): Step {
  return async (context, key) => {
    for (const response of await sendConcurrently(context, key, count))
      expectRateLimit(expectCode(context, response, code), rateLimit);
  };
}
