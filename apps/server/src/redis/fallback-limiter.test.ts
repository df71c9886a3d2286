import { banPolicy, createUsage, type KeyUsage } from "@animal-store/service";
import { expect, it } from "vitest";
import { createFallbackLimiter } from "./fallback-limiter.ts";

const now = Date.UTC(2026, 0, 15);
const limits = { perMinute: 60, perDay: 1000 };
const stored = (more: Partial<KeyUsage>, keyId = "key"): KeyUsage => ({ ...createUsage(keyId, now), ...more });
const open = (maxKeys?: number) =>
  createFallbackLimiter({ rules: banPolicy, share: 0.25, ...(maxKeys && { maxKeys }) });

it("allows only the requests that remain after the highest counts that Redis reported", () => {
  const fallback = open();
  expect(fallback.receive(stored({ inMinute: 55, inDay: 500 }), 1, limits, now).passed).toBe(1);
  const { passed, usage } = fallback.receive(stored({ inMinute: 10, inDay: 10 }), 10, limits, now);
  expect([passed, usage.inMinute, usage.inDay]).toEqual([5, 60, 505]);
  expect(fallback.take("key", limits, now).isAllowed).toBe(false);
  expect(fallback.take("key", limits, now + 60_000).isAllowed).toBe(true);
});

it("reports each allowed request once, except those that Redis may have counted", () => {
  const fallback = open();
  for (const isUncertain of [false, false, true]) fallback.take("key", limits, now, isUncertain);
  const minute = now / 60_000;
  expect(fallback.report("key")).toEqual([minute, 1, 1, 0, 2, 2]);
  expect(fallback.report("key")).toEqual([minute, 3, 3, 0, 0, 0]);
});

it("retains the most recently used keys", () => {
  const fallback = open(100);
  for (let index = 0; index < 1000; index += 1) {
    fallback.receive(stored({}, "in use"), 0, limits, now);
    fallback.receive(stored({}, `key ${index}`), 0, limits, now);
  }
  const isKnown = (keyId: string) => fallback.report(keyId)[0] !== 0;
  expect(Array.from({ length: 1000 }, (_, index) => `key ${index}`).filter(isKnown).length).toBeLessThanOrEqual(100);
  expect(isKnown("in use")).toBe(true);
});

it("forgets a ban when the clock is set back", () => {
  const fallback = open();
  fallback.receive(stored({ bannedUntil: now + 300_000 }), 0, limits, now);
  expect(fallback.take("key", limits, now + 60_000).bannedUntil).toBe(now + 300_000);
  expect(fallback.take("key", limits, now - 3_600_000).bannedUntil).toBeNull();
  expect(fallback.take("key", limits, now + 60_000).bannedUntil).toBeNull();
});
