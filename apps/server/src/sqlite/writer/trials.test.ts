import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTrials } from "./trials.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });

function start() {
  const told: (string | undefined)[] = [];
  const asked: boolean[] = [];
  const trials = createTrials({
    begin: (isDamaged) => void asked.push(isDamaged),
    beforeTrial: undefined,
    onDisk: (problem) => told.push(problem),
  });
  return { trials, told, asked };
}

it("a disk that failed is tried a quarter of a second after each trial until it works, and each reason is told once", () => {
  const { trials, told, asked } = start();
  trials.suspect(full);
  for (let times = 1; times <= 4; times += 1) {
    vi.advanceTimersByTime(250);
    expect(asked).toHaveLength(times);
    // However long one takes.
    vi.advanceTimersByTime(1000 * times);
    trials.heard({ trial: times < 4 ? { ...full, message: full.message, stack: "", code: "" } : "passed" });
  }
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveLength(4);
  expect(told).toEqual([full.message, undefined]);
});

it("a file in which damage was found is looked through, and the thread rests longer than that took", () => {
  const { trials, asked } = start();
  const damage = { message: "malformed", stack: "", code: "", errcode: 11 };
  trials.suspect(damage);
  vi.advanceTimersByTime(250);
  vi.advanceTimersByTime(1000);
  trials.heard({ trial: damage });
  vi.advanceTimersByTime(3999);
  expect(asked).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([true, true]);
  trials.heard({ trial: "passed" });
  trials.suspect(full);
  vi.advanceTimersByTime(250);
  expect(asked).toEqual([true, true, false]);
});

it("a disk that does not answer is told of once, and not tried", () => {
  const { trials, told, asked } = start();
  for (let times = 0; times < 3; times += 1) trials.hangs();
  vi.advanceTimersByTime(1000);
  trials.answered();
  expect(told).toEqual(["the disk does not answer", undefined]);
  trials.hangs();
  trials.suspect(full);
  trials.answered();
  expect(told.slice(2)).toEqual(["the disk does not answer", full.message]);
  expect(asked).toEqual([]);
});

it("what a trial comes to after the end begins no other one", () => {
  const { trials, asked } = start();
  trials.suspect(full);
  vi.advanceTimersByTime(250);
  trials.stop();
  trials.heard({ trial: { message: "away", stack: "", code: "", errcode: 10 } });
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveLength(1);
});
