import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeWithTimeout } from "./shutdown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function close(...work: (() => Promise<void>)[]) {
  const logged: string[] = [];
  const log = { warn: () => {}, error: (_: object, message: string) => void logged.push(message) };
  const steps = work.map((step, index) => ({ close: step, failure: `step ${index} failed` }));
  const outcome = closeWithTimeout(steps, 5000, log);
  await vi.advanceTimersByTimeAsync(5000);
  return { outcome: await outcome, logged };
}

it("runs the steps sequentially", async () => {
  const done: number[] = [];
  const step = (number: number) => async () => void done.push(number);
  expect(await close(step(1), step(2))).toEqual({ outcome: "closed", logged: [] });
  expect(done).toEqual([1, 2]);
});

it("logs a step that fails, and runs the others", async () => {
  const secondStep = vi.fn(async () => {});
  expect(await close(() => Promise.reject(new Error("the disk is full")), secondStep)).toEqual({
    outcome: "failed",
    logged: ["step 0 failed"],
  });
  expect(secondStep).toHaveBeenCalledOnce();
});

it("abandons a stalled step after the timeout, and starts the next one", async () => {
  const secondStep = vi.fn(async () => {});
  expect((await close(() => new Promise(() => {}), secondStep)).outcome).toBe("late");
  expect(secondStep).toHaveBeenCalledOnce();
});
