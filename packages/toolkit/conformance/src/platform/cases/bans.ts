import type { BanPolicy, PlatformDocument } from "../platform-document.ts";
import type { Scenario, ScenarioContext } from "../scenario.ts";
import {
  dayMs,
  expectError,
  expectStatus,
  expectSuccess,
  minuteMs,
  runSteps,
  type Step,
  sendAccepted,
  sendConcurrently,
  sendProbe,
  sendRejected,
  startNextDay,
  wait,
} from "../steps.ts";

const secondMs = 1000;
const onePerMinute = { perMinute: 1, perDay: 1000 };
// The daily quota stays exhausted while old strikes leave the sliding window.
const onePerDay = { perMinute: 100, perDay: 1 };

/** Strikes and bans (`x-ban`). */
export function createBanScenarios(platform: PlatformDocument): Scenario[] {
  const { ban, probe } = platform;
  if (!ban) return [];
  const { graceSeconds, strikes, seconds, withinSeconds } = ban;
  const graceMs = graceSeconds * secondMs;
  const banMs = seconds * secondMs;
  const windowMs = withinSeconds * secondMs;
  const success = expectSuccess(probe);
  const banned = expectError(platform, probe.id, "key_banned");
  const stepsToBan = createStepsToBan(ban);
  const stepsToFirstStrike = [startNextDay, exhaust(), wait(graceMs + secondMs), sendOverQuota(1)];
  const stepsToGrace = [exhaust(), wait(graceMs)];
  const slowly = [wait(windowMs / (strikes - 1)), sendOverQuota(1)];

  return [
    {
      id: "bans/grace",
      title: `requests within ${graceSeconds} s after the first 429 of a window are not strikes`,
      covers: ["x-ban/graceSeconds"],
      ...success,
      run: runSteps(onePerMinute, [exhaust(), wait(graceMs), sendRejected(3 * strikes), wait(minuteMs)]),
    },
    {
      id: "bans/after-grace",
      title: `requests 1 ms after the grace period of ${graceSeconds} s are strikes, and strike ${strikes} starts a ban of ${seconds} s`,
      covers: ["x-ban/graceSeconds", "x-ban/strikes", "x-ban/seconds"],
      ...banned,
      run: runSteps(onePerMinute, [exhaust(), wait(graceMs + 1), sendRejected(strikes - 1)], {
        limit: 1,
        retryAfter: seconds,
      }),
    },
    {
      id: "bans/one-strike-less",
      title: `${strikes - 1} strikes do not ban a key`,
      covers: ["x-ban/strikes"],
      ...success,
      run: runSteps(onePerMinute, [exhaust(), wait(graceMs + secondMs), sendRejected(strikes - 1), wait(minuteMs)]),
    },
    {
      id: "bans/until-its-end",
      title: `a ban ends after exactly ${seconds} s, and requests during the ban do not extend it`,
      covers: ["x-ban/seconds"],
      ...success,
      run: runSteps(onePerMinute, [
        ...stepsToBan,
        wait(banMs / 2),
        sendRejected(2 * strikes, "key_banned", { remaining: 0, retryAfter: seconds / 2 }),
        wait(banMs / 2 - 1),
        sendRejected(2 * strikes, "key_banned", { remaining: 0, retryAfter: 1 }),
        wait(1),
      ]),
    },
    {
      id: "bans/counting",
      title: "strikes and requests during a ban do not count as requests",
      ...success,
      run: runSteps({ perMinute: 1, perDay: 2 }, [...stepsToBan, sendRejected(5, "key_banned"), wait(banMs)]),
    },
    {
      id: "bans/afterwards",
      title: "the end of a ban resets the strikes",
      ...expectError(platform, probe.id, "rate_limit_exceeded"),
      run: runSteps(onePerMinute, [...stepsToBan, wait(banMs), ...stepsToGrace, wait(1), sendRejected(strikes - 2)]),
    },
    {
      id: "bans/another-key",
      title: "a ban does not affect other keys of the same address",
      ...success,
      async run(context) {
        await createBannedKey(context);
        return sendProbe(context);
      },
    },
    {
      id: "bans/no-key",
      needs: ["test-clock"],
      title: "does not ban a client without a valid key",
      ...expectError(platform, probe.id, "rate_limit_exceeded"),
      async run(context) {
        await sendConcurrently(context, null, platform.addressLimits.perMinute + 1);
        await wait(graceMs + 1)(context, null);
        await sendRejected(2 * strikes)(context, null);
        return sendProbe(context, null);
      },
    },
    ...[
      { timing: "long before", msToMidnight: dayMs / 2, retryAfter: dayMs / 2 / secondMs },
      { timing: "shortly before", msToMidnight: banMs / 2, retryAfter: seconds },
    ].map<Scenario>(({ timing, msToMidnight, retryAfter }) => ({
      id: `bans/exhausted-day/${timing}-midnight`,
      title: `Retry-After of a ban ${timing} midnight is the longer wait of ban and exhausted daily quota`,
      ...banned,
      // The ban starts after the grace period and one second.
      run: runSteps(onePerDay, [startNextDay, wait(dayMs - msToMidnight - graceMs - secondMs), ...stepsToBan], {
        limit: 1,
        retryAfter,
      }),
    })),
    {
      id: "bans/sliding/together",
      title: `strikes within less than ${withinSeconds} s add up`,
      covers: ["x-ban/withinSeconds"],
      ...banned,
      run: runSteps(onePerDay, [
        ...stepsToFirstStrike,
        wait(windowMs / 2),
        sendOverQuota(strikes - 2),
        wait(windowMs / 2 - 1),
      ]),
    },
    {
      id: "bans/sliding/apart",
      title: `a strike expires after ${withinSeconds} s, and later strikes still add up`,
      covers: ["x-ban/withinSeconds"],
      ...banned,
      run: runSteps(onePerDay, [...stepsToFirstStrike, wait(windowMs), sendOverQuota(strikes - 1)]),
    },
    {
      id: "bans/sliding/slow",
      title: "strikes at a low rate never ban a key",
      ...expectError(platform, probe.id, "daily_quota_exceeded"),
      run: runSteps(onePerDay, [
        ...stepsToFirstStrike,
        ...Array.from({ length: 3 * strikes }, () => slowly).flat(),
        wait(windowMs / (strikes - 1)),
      ]),
    },
    {
      id: "bans/each-window",
      title: "each window has a separate grace period, and strikes of the previous window still count",
      ...banned,
      run: runSteps(onePerMinute, [
        ...[exhaust(), wait(minuteMs - windowMs / 4), sendRejected(strikes - 1), wait(windowMs / 4)],
        ...[exhaust(), wait(graceMs), sendRejected(1), wait(1)],
      ]),
    },
  ];
}

function sendOverQuota(count: number): Step {
  return sendRejected(count, "daily_quota_exceeded");
}

/** Sends the only request that the limit allows, and one that gets the first 429 of the window. */
function exhaust(): Step {
  return async (context, key) => {
    await sendAccepted()(context, key);
    expectStatus(await sendProbe(context, key), 429);
  };
}

function createStepsToBan({ graceSeconds, strikes }: BanPolicy): Step[] {
  const sendStrike: Step = async (context, key) => expectStatus(await sendProbe(context, key), 429);
  return [
    ...[exhaust(), wait(graceSeconds * secondMs + secondMs)],
    ...Array.from({ length: strikes - 1 }, () => sendStrike),
    sendRejected(1, "key_banned"),
  ];
}

/** Creates a key and gets it banned. @returns the key */
export async function createBannedKey(context: ScenarioContext): Promise<string> {
  const { ban } = context.platform;
  context.service.clock.advance(0);
  const { key } = await context.service.createKey({ limits: onePerMinute });
  for (const step of ban ? createStepsToBan(ban) : []) await step(context, key);
  return key;
}
