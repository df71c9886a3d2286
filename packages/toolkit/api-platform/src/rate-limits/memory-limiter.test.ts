import { describe, expect, it } from "vitest";
import { describeLimiter } from "../testing/index.ts";
import { createMemoryLimiter, type MemoryLimiter } from "./memory-limiter.ts";

const minute = 60_000;
const hour = 60 * minute;
const midnight = Date.UTC(2026, 0, 15);
const noon = midnight + 12 * hour;
const policy = { maxStrikes: 2, windowMs: 2 * minute, durationMs: 5 * minute, graceMs: 1000 };
const limits = { perMinute: 3, perDay: 1000 };
const lowLimits = { perMinute: 1, perDay: 10 };
// The second request is the first rejection. The third is a strike.
const strikeScheduleMs = [0, 1, 1002];

describeLimiter("the memory limiter", (policy) => ({ limiter: createMemoryLimiter(policy) }));

it("reports each strike, and the ban that the last strike causes", () => {
  const reported: object[] = [];
  const limiter = createMemoryLimiter(policy, { onPenalties: (penalties) => reported.push(penalties) });
  for (const elapsedMs of [0, 1, 2, 1002, 1003, 1004]) limiter.take("key", lowLimits, noon + elapsedMs);
  expect(reported).toEqual([
    { strikes: 1, bans: 0 },
    { strikes: 1, bans: 1 },
  ]);
});

it.each([
  [9_999, noon + 11_001 + policy.durationMs],
  [10_000, null],
])("two strikes %i ms apart cause a ban until %s if strikes count for 10 s", (intervalMs, bannedUntil) => {
  const limiter = createMemoryLimiter({ ...policy, windowMs: 10_000 });
  for (const elapsedMs of strikeScheduleMs) limiter.take("key", lowLimits, noon + elapsedMs);
  expect(limiter.take("key", lowLimits, noon + 1002 + intervalMs).bannedUntil).toBe(bannedUntil);
});

describe("after the clock is set", () => {
  const daily = { perMinute: 1000, perDay: 3 };
  const countAllowed = (limiter: MemoryLimiter, now: number, keyLimits = limits) => {
    let allowed = 0;
    while (limiter.take("key", keyLimits, now).isAllowed) allowed += 1;
    return allowed;
  };

  it.each([
    ["back by an hour", limits, noon, noon - hour, minute],
    ["back over midnight", daily, midnight + hour / 2, midnight - hour / 2, hour],
    ["forward by a day", daily, noon, noon + 24 * hour, 12 * hour],
  ])("%s, a limiter allows one quota, and another in the next window", (_, limits, timeBefore, timeAfter, windowMs) => {
    const limiter = createMemoryLimiter(policy);
    expect(
      [timeBefore, timeAfter, timeAfter, timeAfter + windowMs].map((now) => countAllowed(limiter, now, limits)),
    ).toEqual([3, 3, 0, 3]);
  });

  it("back, a limiter ignores a later ban and later strikes", () => {
    const limiter = createMemoryLimiter(policy);
    for (const key of ["banned", "struck"])
      for (const elapsedMs of strikeScheduleMs) limiter.take(key, lowLimits, noon + elapsedMs);
    expect(limiter.take("banned", lowLimits, noon + 1003).bannedUntil).not.toBeNull();
    const earlier = noon - hour;
    expect(limiter.take("banned", limits, earlier)).toMatchObject({ isAllowed: true, bannedUntil: null });
    for (const elapsedMs of strikeScheduleMs)
      expect(limiter.take("struck", lowLimits, earlier + elapsedMs).bannedUntil).toBeNull();
  });
});

describe("a restart", () => {
  const takeAndListRemaining = (limiter: MemoryLimiter, now: number) =>
    limiter.take("key", { perMinute: 2, perDay: 3 }, now).windowStatuses.map(({ remaining }) => remaining);

  it("restores only the counts of the current minute and day", async () => {
    const limiter = createMemoryLimiter(policy);
    expect(takeAndListRemaining(limiter, noon)).toEqual([1, 2]);
    const restarted = await restart(limiter, noon);
    expect([noon + 1, noon + 2, noon + minute].map((now) => takeAndListRemaining(restarted, now))).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    const nextDay = midnight + 24 * hour;
    expect(takeAndListRemaining(await restart(restarted, nextDay), nextDay)).toEqual([1, 2]);
  });

  it("restores strikes and bans", async () => {
    const limiter = createMemoryLimiter(policy);
    for (const elapsedMs of strikeScheduleMs) limiter.take("key", lowLimits, noon + elapsedMs);
    const limiterWithStrike = await restart(limiter, noon + 1002);
    const { bannedUntil } = limiterWithStrike.take("key", lowLimits, noon + 1003);
    expect(bannedUntil).toBe(noon + 1003 + policy.durationMs);
    const limiterWithBan = await restart(limiterWithStrike, noon + 1004);
    expect(limiterWithBan.take("key", lowLimits, noon + 1002 + policy.durationMs).bannedUntil).toBe(bannedUntil);
    expect(limiterWithBan.take("key", lowLimits, noon + 1003 + policy.durationMs).bannedUntil).toBeNull();
  });
});

it("saves only the usage that changed since the last save", async () => {
  const limiter = createMemoryLimiter(policy);
  const saved: string[][] = [];
  const save = () => limiter.saveChanges((usages) => void saved.push(usages.map(({ keyId }) => keyId)));
  limiter.take("one", limits, noon);
  limiter.take("two", limits, noon);
  await save();
  limiter.take("two", limits, noon);
  await save();
  await save();
  expect(saved).toEqual([["one", "two"], ["two"]]);
});

async function restart(limiter: MemoryLimiter, now: number): Promise<MemoryLimiter> {
  const restarted = createMemoryLimiter(policy);
  await limiter.saveChanges((usages) => restarted.restore(structuredClone(usages), now));
  return restarted;
}
