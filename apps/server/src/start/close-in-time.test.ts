import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeInTime } from "./close-in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function close(...ends: (() => Promise<void>)[]) {
  const said: string[] = [];
  const log = { warn: () => {}, error: (_: object, message: string) => void said.push(message) };
  const steps = ends.map((end, index) => ({ close: end, lost: `lost ${index}` }));
  const outcome = closeInTime(steps, 5000, log);
  await vi.advanceTimersByTimeAsync(5000);
  return { outcome: await outcome, said };
}

it("takes the steps one after another", async () => {
  const taken: number[] = [];
  const step = (number: number) => async () => void taken.push(number);
  expect(await close(step(1), step(2))).toEqual({ outcome: "closed", said: [] });
  expect(taken).toEqual([1, 2]);
});

it("logs a step that fails, and takes the others", async () => {
  const second = vi.fn(async () => {});
  expect(await close(() => Promise.reject(new Error("the disk is full")), second)).toEqual({
    outcome: "failed",
    said: ["lost 0"],
  });
  expect(second).toHaveBeenCalledOnce();
});

it("gives up a step that stalls after the timeout, and begins the next one", async () => {
  const second = vi.fn(async () => {});
  expect((await close(() => new Promise(() => {}), second)).outcome).toBe("late");
  expect(second).toHaveBeenCalledOnce();
});
