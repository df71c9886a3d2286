import { describe, expect, it } from "vitest";
import { createMemoryLimiter } from "./memory-limiter.ts";

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
