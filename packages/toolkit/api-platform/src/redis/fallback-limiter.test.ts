import { libraryPlatform } from "@animal-store/api-platform/testing";
import { expect, it } from "vitest";
import { createUsage, type KeyUsage } from "../rate-limits/key-usage.ts";
import { createFallbackLimiter } from "./fallback-limiter.ts";

const now = Date.UTC(2026, 0, 15);
const limits = { perMinute: 60, perDay: 1000 };
const createStored = (more: Partial<KeyUsage>, keyId = "key"): KeyUsage => ({ ...createUsage(keyId, now), ...more });
const createFallback = (maxKeys?: number) =>
  createFallbackLimiter({ rules: libraryPlatform.banPolicy, limitShare: 0.25, ...(maxKeys && { maxKeys }) });

it("remembers the highest counts that Redis reported in a window", () => {
  const fallback = createFallback();
  fallback.remember(createStored({ inMinute: 60, inDay: 500 }), now);
  fallback.remember(createStored({ inMinute: 10, inDay: 10 }), now);
  expect(fallback.report("key").slice(1, 3)).toEqual([60, 500]);
  expect(fallback.take("key", limits, now).isAllowed).toBe(false);
  expect(fallback.take("key", limits, now + 60_000).isAllowed).toBe(true);
});

it("reports each allowed request once, except those that Redis may have counted", () => {
  const fallback = createFallback();
  for (const isUncertain of [false, false, true]) fallback.take("key", limits, now, isUncertain);
  const minute = now / 60_000;
  expect(fallback.report("key")).toEqual([minute, 1, 1, 0, 2, 2]);
  expect(fallback.report("key")).toEqual([minute, 3, 3, 0, 0, 0]);
});

it("retains the most recently used keys", () => {
  const fallback = createFallback(100);
  for (let index = 0; index < 1000; index += 1) {
    fallback.remember(createStored({}, "in use"), now);
    fallback.remember(createStored({}, `key ${index}`), now);
  }
  const hasCounts = (keyId: string) => fallback.report(keyId)[0] !== 0;
  expect(Array.from({ length: 1000 }, (_, index) => `key ${index}`).filter(hasCounts).length).toBeLessThanOrEqual(100);
  expect(hasCounts("in use")).toBe(true);
});

it("ignores a ban while the clock is set back", () => {
  const fallback = createFallback();
  fallback.remember(createStored({ bannedUntil: now + 300_000 }), now);
  expect(fallback.take("key", limits, now + 60_000).bannedUntil).toBe(now + 300_000);
  expect(fallback.take("key", limits, now - 3_600_000).bannedUntil).toBeNull();
});
