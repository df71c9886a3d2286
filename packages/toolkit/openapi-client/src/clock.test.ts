import { getEventListeners } from "node:events";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { raceAbort, systemClock, waitForTurn } from "./clock.ts";

const { signal } = new AbortController();

describe("the system clock", () => {
  it("waits for the given time", async () => {
    const startedAt = performance.now();
    await systemClock.wait(20, signal);
    expect(performance.now() - startedAt).toBeGreaterThan(18);
  });

  it("does not go back if the system time does", () => {
    const startedAt = systemClock.now();
    expect(Math.abs(startedAt - Date.now())).toBeLessThan(60_000);
    vi.spyOn(Date, "now").mockReturnValue(startedAt - 3_600_000);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(systemClock.now()).toBeGreaterThanOrEqual(startedAt);
  });

  it("does not resolve immediately for a wait above the maximum of setTimeout", async () => {
    const controller = new AbortController();
    const wait = systemClock.wait(2 ** 40, controller.signal);
    await systemClock.wait(20, signal);
    controller.abort(new Error("enough"));
    await expect(wait).rejects.toThrow("enough");
  });

  it("rejects immediately if its signal is already aborted", async () => {
    await expect(systemClock.wait(2 ** 30, AbortSignal.abort(new Error("enough")))).rejects.toThrow("enough");
  });
});

describe("a signal that outlives a call", () => {
  it.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
    ["a promise that resolves", (own) => raceAbort(Promise.resolve(), own)],
    ["a promise that rejects", (own) => raceAbort(Promise.reject(new Error("no")), own)],
    ["a wait", (own) => systemClock.wait(0, own)],
    [
      "a turn",
      (own) => {
        const waiters = new Set<() => void>();
        const turn = waitForTurn(waiters, own);
        queueMicrotask(() => {
          for (const proceed of waiters) proceed();
        });
        return turn;
      },
    ],
  ])("keeps no listener after %s", async (_, run) => {
    const own = new AbortController().signal;
    const settled = run(own).catch(() => {});
    expect(getEventListeners(own, "abort")).toHaveLength(1);
    await settled;
    expect(getEventListeners(own, "abort")).toEqual([]);
  });
});
