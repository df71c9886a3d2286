import { getEventListeners } from "node:events";
import { contract } from "@animal-store/contract";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Fetch } from "./fetch.ts";
import { createSemaphore, waitForTurn } from "./semaphore.ts";
import { withRetries } from "./with-retries.ts";

const { free } = contract.plans;
const get = (signal?: AbortSignal) => new Request("http://store.test/v1/pets", signal ? { signal } : {});

describe("Over the six connections of a browser", () => {
  it.each([300, 900])("50 callers on a Free key are not banned with %i ms to the service", async (latency) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const clock: Clock = { ...systemClock, now: () => Date.now() };
    const { sandbox, open } = await openSandbox({ clock });
    const codes: Record<string, number> = {};
    let busy = 0;
    const fetch = overSixConnections(latency, async (request) => {
      busy += 1;
      const response = await sandbox.app.fetch(request);
      busy -= 1;
      const code = response.ok ? "ok" : (await response.clone().json()).code;
      codes[code] = (codes[code] ?? 0) + 1;
      return response;
    });
    const store = open({ clock, fetch });
    const call = async () => (await store.GET("/pets", { params: { query: { limit: 1 } } })).response.status;
    const statuses: number[] = [];
    const callers = Array.from({ length: 50 }, async () => {
      statuses.push(await call());
      statuses.push(await call());
    });
    // The service's work takes no time.
    while (statuses.length < 100) await (busy > 0 ? new Promise(setImmediate) : vi.advanceTimersToNextTimerAsync());
    await Promise.all(callers);
    expect(statuses).toEqual(Array(100).fill(200));
    expect(codes).not.toHaveProperty("key_banned");
    // Each minute rejects at most the five requests that were in flight. The jitter can also spread them so that none is rejected.
    expect(codes.rate_limit_exceeded ?? 0).toBeLessThanOrEqual(5 * Math.ceil(100 / free.perMinute));
  });
});

describe("Tries at once", () => {
  it.each([
    { options: {}, most: 5 },
    { options: { maxConcurrent: 2 }, most: 2 },
    { options: { maxConcurrent: Number.POSITIVE_INFINITY }, most: 20 },
  ])("are at most $most with $options", async ({ options, most }) => {
    const { sending, answer } = held();
    const retrying = withRetries(sending, options);
    const calls = Promise.all(Array.from({ length: 20 }, () => retrying(get())));
    let seen = 0;
    for (let left = 20; left > 0; left -= 1) {
      await new Promise(setImmediate);
      seen = Math.max(seen, answer.length);
      answer.shift()?.();
    }
    expect(await calls).toHaveLength(20);
    expect(seen).toBe(most);
  });

  it("leave a caller who waits for its turn when it gives up, and its turn to the next one", async () => {
    const { sending, answer } = held();
    const retrying = withRetries(sending, { maxConcurrent: 1 });
    const controller = new AbortController();
    const [first, second, third] = [retrying(get()), retrying(get(controller.signal)), retrying(get())];
    await new Promise(setImmediate);
    controller.abort(new Error("enough"));
    await expect(second).rejects.toThrow("enough");
    expect(answer).toHaveLength(1);
    answer.shift()?.();
    expect((await first)?.status).toBe(200);
    await expect.poll(() => answer.length).toBe(1);
    answer.shift()?.();
    expect((await third)?.status).toBe(200);
  });
});

function held() {
  const response: (() => void)[] = [];
  const sending: Fetch = () => new Promise((resolve) => response.push(() => resolve(new Response("[]"))));
  return { sending, answer: response };
}

/** As a browser sends over HTTP/1.1: what finds no connection waits for one, and goes out whatever was answered meanwhile. */
function overSixConnections(latency: number, fetch: Fetch): Fetch {
  const connections = createSemaphore(6);
  const travel = () => new Promise((arrive) => setTimeout(arrive, latency / 2));
  return async (request) => {
    await connections.take(request.signal);
    try {
      await travel();
      const response = await fetch(request);
      await travel();
      return response;
    } finally {
      connections.release();
    }
  };
}

it("who waits for a turn leaves nothing behind on the signal, however the wait ends", async () => {
  const { signal } = new AbortController();
  const stopping = new AbortController();
  const waiting = new Set<() => void>();
  const called = waitForTurn(waiting, signal);
  const stopped = waitForTurn(waiting, stopping.signal);
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
  const called = waitForTurn(waiting, controller.signal);
  controller.abort();
  await expect(called).resolves.toBeUndefined();
});
