import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeInTime } from "./close-in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forEver = () => new Promise<never>(() => {});

async function close(...ends: (() => Promise<void>)[]) {
  const said: string[] = [];
  const log = { warn: () => {}, error: (_: object, message: string) => void said.push(message) };
  const steps = ends.map((end, index) => ({ close: end, lost: `lost ${index}` }));
  const outcome = closeInTime(steps, 5000, log);
  await vi.advanceTimersByTimeAsync(5000);
  return { outcome: await outcome, said };
}

it("steps are taken one after another", async () => {
  const taken: number[] = [];
  const step = (number: number) => async () => void taken.push(number);
  expect(await close(step(1), step(2))).toEqual({ outcome: "closed", said: [] });
  expect(taken).toEqual([1, 2]);
});

it("one that fails is logged, and keeps no other from being taken", async () => {
  const second = vi.fn(async () => {});
  const failing = async () => {
    throw new Error("the disk is full");
  };
  expect(await close(failing, second)).toEqual({ outcome: "failed", said: ["lost 0"] });
  expect(second).toHaveBeenCalledOnce();
});

it("one that hangs is given up after the time, and what comes after it is begun", async () => {
  const second = vi.fn(async () => {});
  expect((await close(forEver, second)).outcome).toBe("late");
  expect(second).toHaveBeenCalledOnce();
});
