import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { TimeoutError, withTimeout } from "./with-timeout.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
});

const pending = () => new Promise<never>(() => {});

it("settles like its promise if that settles in time, and leaves no timer", async () => {
  await expect(withTimeout(100, Promise.resolve("done"))).resolves.toBe("done");
  await expect(withTimeout(100, Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(vi.getTimerCount()).toBe(0);
});

it("rejects with a TimeoutError after the timeout", async () => {
  const result = expect(withTimeout(100, pending())).rejects.toThrow(new TimeoutError(100));
  await vi.advanceTimersByTimeAsync(99);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await vi.runAllTimersAsync();
  await result;
});

it("extends the timeout at most twice while this process is busy", async () => {
  let failures = 0;
  withTimeout(100, pending()).catch(() => (failures += 1));
  for (let extension = 0; extension < 2; extension += 1) {
    // The timer fires 60 ms late.
    vi.spyOn(performance, "now").mockReturnValueOnce(performance.now() + 160);
    await vi.advanceTimersByTimeAsync(100);
    await vi.advanceTimersByTimeAsync(0);
    expect(failures).toBe(0);
  }
  vi.spyOn(performance, "now").mockReturnValueOnce(performance.now() + 160);
  await vi.advanceTimersByTimeAsync(100);
  await vi.runAllTimersAsync();
  expect(failures).toBe(1);
  vi.restoreAllMocks();
});
