import { describe, expect, it } from "vitest";
import { machineClock } from "./clock.ts";

const { signal } = new AbortController();

describe("The machine's clock", () => {
  it("waits as long as it is asked to", async () => {
    const began = performance.now();
    await machineClock.wait(20, signal);
    expect(performance.now() - began).toBeGreaterThan(18);
  });

  it("does not follow a clock that is set back", () => {
    const { now } = Date;
    const before = machineClock.now();
    expect(Math.abs(before - now())).toBeLessThan(60_000);
    Date.now = () => now() - 3_600_000;
    try {
      expect(machineClock.now()).toBeGreaterThanOrEqual(before);
    } finally {
      Date.now = now;
    }
  });

  it("does not end a wait at once that is longer than its longest timer", async () => {
    const controller = new AbortController();
    const wait = machineClock.wait(2 ** 40, controller.signal);
    await machineClock.wait(20, signal);
    controller.abort(new Error("enough"));
    await expect(wait).rejects.toThrow("enough");
  });

  it("does not begin to wait for a signal that is aborted", async () => {
    await expect(machineClock.wait(2 ** 30, AbortSignal.abort(new Error("before")))).rejects.toThrow("before");
  });
});
