import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWriteBehind } from "./write-behind.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(write: () => Promise<void> | void) {
  const [writing, warn] = [vi.fn(write), vi.fn()];
  const log = { warn, error: () => {} };
  return { behind: startWriteBehind({ write: writing, every: 500, failure: "unavailable", log }), warn, writing };
}

it("writes periodically, and once more when it stops", async () => {
  const { behind, writing } = start(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(writing).toHaveBeenCalledTimes(2);
  await behind.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(writing).toHaveBeenCalledTimes(3);
});

it("does not begin a write while another one is in flight", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { behind, writing } = start(() => promise);
  await vi.advanceTimersByTimeAsync(2000);
  expect(writing).toHaveBeenCalledOnce();
  resolve();
  await behind.stop();
});

it("continues after a failure, and warns once for consecutive failures", async () => {
  let isUnavailable = true;
  const { behind, warn } = start(() => {
    if (isUnavailable) throw new Error("unavailable");
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(warn).toHaveBeenCalledTimes(1);
  isUnavailable = false;
  await vi.advanceTimersByTimeAsync(500);
  isUnavailable = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(warn).toHaveBeenCalledTimes(2);
  await expect(behind.stop()).rejects.toThrow("unavailable");
});
