import { describe, expect, it } from "vitest";
import { describeLimiter } from "../testing/index.ts";
import type { BanRules } from "./limiter.ts";
import { createMemoryLimiter, type MemoryLimiter } from "./memory-limiter.ts";

const midnight = Date.UTC(2026, 0, 15);
const noon = midnight + 12 * 3_600_000;
const remaining = (decision: ReturnType<ReturnType<typeof createMemoryLimiter>["take"]>) =>
  decision.allowances.map((each) => each.remaining);

describe("a limiter", () => {
  it("lets as many requests pass in a minute as the limit says, and counts no refused one", () => {
    const limiter = createMemoryLimiter();
    const limits = { perMinute: 2, perDay: 100 };
    expect(remaining(limiter.take("key", limits, noon))).toEqual([1, 99]);
    expect(remaining(limiter.take("key", limits, noon + 59_999))).toEqual([0, 98]);
    expect(limiter.take("key", limits, noon + 59_999)).toMatchObject({ isAllowed: false });
    expect(remaining(limiter.take("key", limits, noon + 60_000))).toEqual([1, 97]);
  });

  it("counts the UTC day across minutes, and starts anew at midnight", () => {
    const limiter = createMemoryLimiter();
    const limits = { perMinute: 10, perDay: 2 };
    limiter.take("key", limits, noon);
    limiter.take("key", limits, noon + 60_000);
    expect(limiter.take("key", limits, noon + 120_000)).toMatchObject({ isAllowed: false });
    expect(remaining(limiter.take("key", limits, midnight + 86_400_000))).toEqual([9, 1]);
  });

  it("counts each key by itself", () => {
    const limiter = createMemoryLimiter();
    const limits = { perMinute: 1, perDay: 1 };
    limiter.take("one", limits, noon);
    expect(limiter.take("other", limits, noon)).toMatchObject({ isAllowed: true });
  });
});

it("tells whoever watches of each strike, and of the ban that they come to", () => {
  const told: object[] = [];
  const rules = { strikes: 2, within: 60_000, length: 300_000, grace: 1000 };
  const limiter = createMemoryLimiter(rules, { held: (offences) => told.push(offences) });
  for (const later of [0, 1, 2, 1002, 1003, 1004]) limiter.take("key", { perMinute: 1, perDay: 9 }, noon + later);
  expect(told).toEqual([
    { strikes: 1, bans: 0 },
    { strikes: 1, bans: 1 },
  ]);
});

describeLimiter("a limiter in memory", (rules) => ({ limiter: createMemoryLimiter(rules) }));

it.each([
  ["one millisecond less than the time that strikes count for", 9_999, noon + 11_000 + 300_000],
  ["exactly that time", 10_000, null],
])("two strikes with %s between them", (_, apart, bannedUntil) => {
  const limiter = createMemoryLimiter({ strikes: 2, within: 10_000, length: 300_000, grace: 1000 });
  const take = (now: number) => limiter.take("key", { perMinute: 1, perDay: 1 }, now);
  take(noon);
  take(noon);
  take(noon + 11_000 - apart);
  expect(take(noon + 11_000).bannedUntil).toBe(bannedUntil);
});

it("a ban and strikes of a time that the clock was set back from hold nobody", () => {
  const limiter = createMemoryLimiter({ strikes: 2, within: 60_000, length: 300_000, grace: 1000 });
  const once = { perMinute: 1, perDay: 10 };
  const aYearLater = noon + 365 * 86_400_000;
  for (const key of ["banned", "struck"]) for (const later of [0, 1, 1002]) limiter.take(key, once, aYearLater + later);
  expect(limiter.take("banned", once, aYearLater + 1003).bannedUntil).not.toBeNull();
  expect(limiter.take("banned", once, noon).isAllowed).toBe(true);
  for (const later of [0, 1, 1002]) expect(limiter.take("struck", once, noon + later).bannedUntil).toBeNull();
});

describe("a clock that is set", () => {
  const limits = { perMinute: 3, perDay: 1000 };
  const daily = { perMinute: 1000, perDay: 3 };
  const minute = 60_000;
  const hour = 60 * minute;
  /** How many of the requests pass that come until one is refused. */
  const passing = (limiter: MemoryLimiter, now: number, own = limits) => {
    let passed = 0;
    while (limiter.take("key", own, now).isAllowed) passed += 1;
    return passed;
  };

  it.each([
    ["back by an hour", limits, noon, noon - hour, minute],
    ["back over midnight", daily, midnight + hour / 2, midnight - hour / 2, hour],
    ["forward by a day", daily, noon, noon + 24 * hour, 12 * hour],
  ])("%s gives one quota, and the next window one more", (_, own, before, after, rest) => {
    const limiter = createMemoryLimiter();
    expect([before, after, after, after + rest].map((now) => passing(limiter, now, own))).toEqual([3, 3, 0, 3]);
  });

  const rules = { strikes: 2, within: minute, length: 5 * minute, grace: 1000 };
  const ban = (limiter: MemoryLimiter) => {
    for (const later of [0, 1, 1002]) limiter.take("key", { perMinute: 1, perDay: 10 }, noon + later);
    expect(limiter.take("key", { perMinute: 1, perDay: 10 }, noon + 1003).bannedUntil).not.toBeNull();
  };

  it("back ends a ban for good: it does not come again with its time", () => {
    const limiter = createMemoryLimiter(rules);
    ban(limiter);
    expect(limiter.take("another", limits, noon - hour).isAllowed).toBe(true);
    expect(limiter.take("key", limits, noon + minute)).toMatchObject({ isAllowed: true, bannedUntil: null });
  });

  it("back while the server is stopped does so too", async () => {
    const limiter = createMemoryLimiter(rules);
    ban(limiter);
    const later = await restart(noon - hour, () => {}, rules, limiter);
    expect(later.take("key", limits, noon + minute)).toMatchObject({ isAllowed: true, bannedUntil: null });
  });
});

describe("a limiter that was saved and restored", () => {
  const limits = { perMinute: 2, perDay: 3 };

  it("goes on in the middle of a minute and of a day", async () => {
    const restored = await restart(noon, (limiter) => limiter.take("key", limits, noon));
    expect(remaining(restored.take("key", limits, noon + 1))).toEqual([0, 1]);
    expect(restored.take("key", limits, noon + 2).isAllowed).toBe(false);
    expect(remaining(restored.take("key", limits, noon + 60_000))).toEqual([1, 0]);
  });

  it("goes on in the middle of a ban, with the strikes before it", async () => {
    const rules = { strikes: 2, within: 60_000, length: 300_000, grace: 1000 };
    const once = { perMinute: 1, perDay: 1 };
    const late = noon + 1002;
    const withStrike = await restart(
      noon,
      (limiter) => {
        for (const now of [noon, noon, noon + 1001]) limiter.take("key", once, now);
      },
      rules,
    );
    const withBan = await restart(late, () => withStrike.take("key", once, late), rules, withStrike);
    expect(withBan.take("key", once, late + 299_999).bannedUntil).toBe(late + 300_000);
    expect(withBan.take("key", once, late + 300_000).bannedUntil).toBeNull();
  });

  it("does not go on from what is over", async () => {
    const restored = await restart(midnight + 86_400_000, (limiter) => limiter.take("key", limits, noon));
    expect(remaining(restored.take("key", limits, midnight + 86_400_000))).toEqual([1, 2]);
  });

  it("hands over only what changed since the last time", async () => {
    const limiter = createMemoryLimiter();
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
});

/** A limiter that was told everything that another one would have saved. */
async function restart(
  now: number,
  use: (limiter: MemoryLimiter) => void,
  rules?: BanRules,
  before = createMemoryLimiter(rules),
): Promise<MemoryLimiter> {
  use(before);
  const after = createMemoryLimiter(rules);
  await before.saveChanges((usages) => after.restore(structuredClone(usages), now));
  return after;
}
