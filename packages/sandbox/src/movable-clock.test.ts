import { createTestClock } from "@animal-store/service/testing";
import { expect, it } from "vitest";
import { createMovableClock, lastTime } from "./movable-clock.ts";

it("it runs with its base, moved or not", () => {
  const base = createTestClock(1000);
  const clock = createMovableClock(base);
  expect(clock.now()).toBe(1000);
  base.advance(5);
  expect(clock.now()).toBe(1005);
  expect(clock.moveTo(90_000)).toBe(true);
  expect(clock.now()).toBe(90_000);
  base.advance(7);
  expect(clock.now()).toBe(90_007);
});

it.each([
  ["now", 2000, true],
  ["the last time", lastTime, true],
  ["a millisecond before now", 1999, false],
  ["a millisecond after the last time", lastTime + 1, false],
  ["no time", Number.NaN, false],
])("to %s: %d, %s", (_, time, isMoved) => {
  const clock = createMovableClock(createTestClock(1000));
  clock.moveTo(2000);
  expect(clock.moveTo(time)).toBe(isMoved);
  expect(clock.now()).toBe(isMoved ? time : 2000);
});
