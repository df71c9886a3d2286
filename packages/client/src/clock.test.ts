import { describe, expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "./clock.ts";

const { signal } = new AbortController();

describe("the system clock", () => {
  it("waits for the given time", async () => {
    const began = performance.now();
    await systemClock.wait(20, signal);
    expect(performance.now() - began).toBeGreaterThan(18);
  });

  it("does not follow a clock that is set back", () => {
    const before = systemClock.now();
    expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
    vi.spyOn(Date, "now").mockReturnValue(before - 3_600_000);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });

  it("does not end a wait above its longest timer immediately", async () => {
    const controller = new AbortController();
    const wait = systemClock.wait(2 ** 40, controller.signal);
    await systemClock.wait(20, signal);
    controller.abort(new Error("enough"));
    await expect(wait).rejects.toThrow("enough");
  });

  it("does not wait if its signal is aborted", async () => {
    await expect(systemClock.wait(2 ** 30, AbortSignal.abort(new Error("before")))).rejects.toThrow("before");
  });
});
