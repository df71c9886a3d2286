import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWriteBehind } from "./write-behind.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(write: () => Promise<void> | void) {
  const [writeSpy, warn] = [vi.fn(write), vi.fn()];
  const log = { warn, error: () => {} };
  return {
    writeBehind: startWriteBehind({ write: writeSpy, intervalMs: 500, failureMessage: "unavailable", log }),
    warn,
    writeSpy,
  };
}

it("writes periodically and a last time when it stops", async () => {
  const { writeBehind, writeSpy } = setUp(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(writeSpy).toHaveBeenCalledTimes(2);
  await writeBehind.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(writeSpy).toHaveBeenCalledTimes(3);
});

it("does not start a write while another is in flight", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { writeBehind, writeSpy } = setUp(() => promise);
  await vi.advanceTimersByTimeAsync(2000);
  expect(writeSpy).toHaveBeenCalledOnce();
  resolve();
  await writeBehind.stop();
});

it("continues after a failure and logs consecutive failures once", async () => {
  let isUnavailable = true;
  const { writeBehind, warn } = setUp(() => {
    if (isUnavailable) throw new Error("unavailable");
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(warn).toHaveBeenCalledTimes(1);
  isUnavailable = false;
  await vi.advanceTimersByTimeAsync(500);
  isUnavailable = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(warn).toHaveBeenCalledTimes(2);
  await expect(writeBehind.stop()).rejects.toThrow("unavailable");
});
