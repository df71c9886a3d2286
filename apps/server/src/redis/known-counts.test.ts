import { expect, it } from "vitest";
import { createKnownCounts, remaining } from "./known-counts.ts";

const now = Date.UTC(2026, 0, 15);
const limits = { perMinute: 60, perDay: 1000 };
const passed = (count: number, inMinute = count, inDay = count) => ({
  passed: count,
  inMinute,
  inDay,
  bannedFrom: 0,
  bannedUntil: 0,
});

it("remembers the highest count of a minute and of a day", () => {
  const known = createKnownCounts();
  known.receive("key", limits, passed(1, 50, 500), now);
  expect(known.receive("key", limits, passed(1), now)).toMatchObject({ passed: 1, inMinute: 51, inDay: 501 });
  expect(known.at("key", now + 60_000)).toMatchObject({ inMinute: 0, inDay: 501 });
  expect(known.at("key", now + 86_400_000)).toMatchObject({ inMinute: 0, inDay: 0 });
});

it("lets no more requests pass than the limits leave", () => {
  const known = createKnownCounts();
  known.receive("key", limits, passed(1, 55, 55), now);
  expect(known.receive("key", limits, passed(10), now).passed).toBe(5);
  expect(remaining(known.at("key", now), limits)).toEqual({ perMinute: 0, perDay: 940 });
});

it("remembers the keys that were used last", () => {
  const known = createKnownCounts(100);
  for (let index = 0; index < 1000; index += 1) {
    known.receive("in use", limits, passed(1, index, index), now);
    known.receive(`key ${index}`, limits, passed(1), now);
  }
  const remembered = Array.from({ length: 1000 }, (_, index) => known.find(`key ${index}`)).filter(Boolean);
  expect(remembered.length).toBeLessThanOrEqual(100);
  expect(known.find("in use")).toBeDefined();
});

it("forgets a ban when the clock is set back", () => {
  const known = createKnownCounts();
  known.receive("key", limits, { ...passed(0), bannedFrom: 1, bannedUntil: now + 300_000 }, now);
  expect(known.at("key", now + 60_000).bannedUntil).toBe(now + 300_000);
  expect(known.at("key", now - 3_600_000).bannedUntil).toBe(0);
});
