import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { calledInTurn } from "./called-in-turn.ts";

it("who waits for a turn leaves nothing behind on the signal, however the wait ends", async () => {
  const { signal } = new AbortController();
  const stopping = new AbortController();
  const waiting = new Set<() => void>();
  const called = calledInTurn(waiting, signal);
  const stopped = calledInTurn(waiting, stopping.signal);
  expect([waiting.size, getEventListeners(signal, "abort").length]).toEqual([2, 1]);
  stopping.abort(new Error("enough"));
  await expect(stopped).rejects.toThrow("enough");
  for (const proceed of waiting) proceed();
  await called;
  expect(waiting.size).toBe(0);
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(getEventListeners(stopping.signal, "abort")).toEqual([]);
});

it("a turn that came before the abort was heard of is the caller's, so that it is not lost", async () => {
  const controller = new AbortController();
  const waiting = new Set<() => void>();
  controller.signal.addEventListener("abort", () => {
    for (const proceed of waiting) proceed();
  });
  const called = calledInTurn(waiting, controller.signal);
  controller.abort();
  await expect(called).resolves.toBeUndefined();
});
