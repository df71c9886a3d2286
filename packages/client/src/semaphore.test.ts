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

describe("with the six connections of a browser", () => {
  it.each([300, 900])("50 concurrent calls on a Free key get no ban with a latency of %i ms", async (latency) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const clock: Clock = { ...systemClock, now: () => Date.now() };
    const { sandbox, open } = await openSandbox({ clock });
    const codes: Record<string, number> = {};
    let inFlight = 0;
    const fetch = limitToSixConnections(latency, async (request) => {
      inFlight += 1;
      const response = await sandbox.app.fetch(request);
      inFlight -= 1;
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
    while (statuses.length < 100) await (inFlight > 0 ? new Promise(setImmediate) : vi.advanceTimersToNextTimerAsync());
    await Promise.all(callers);
    expect(statuses).toEqual(Array(100).fill(200));
    expect(codes).not.toHaveProperty("key_banned");
    // At most the five requests in flight are rejected in each minute.
    expect(codes.rate_limit_exceeded ?? 0).toBeLessThanOrEqual(5 * Math.ceil(100 / free.perMinute));
  });
});

describe("requests in flight", () => {
  it.each([
    { options: {}, max: 5 },
    { options: { maxConcurrent: 2 }, max: 2 },
    { options: { maxConcurrent: Number.POSITIVE_INFINITY }, max: 20 },
  ])("are at most $max with $options", async ({ options, max }) => {
    const { fetch, pending } = createPendingFetch();
    const send = withRetries(fetch, options);
    const calls = Promise.all(Array.from({ length: 20 }, () => send(get())));
    let maxPending = 0;
    for (let remaining = 20; remaining > 0; remaining -= 1) {
      await new Promise(setImmediate);
      maxPending = Math.max(maxPending, pending.length);
      pending.shift()?.();
    }
    expect(await calls).toHaveLength(20);
    expect(maxPending).toBe(max);
  });

  it("are followed by the next queued call if one was aborted", async () => {
    const { fetch, pending } = createPendingFetch();
    const send = withRetries(fetch, { maxConcurrent: 1 });
    const controller = new AbortController();
    const [first, second, third] = [send(get()), send(get(controller.signal)), send(get())];
    await new Promise(setImmediate);
    controller.abort(new Error("enough"));
    await expect(second).rejects.toThrow("enough");
    expect(pending).toHaveLength(1);
    pending.shift()?.();
    expect((await first)?.status).toBe(200);
    await expect.poll(() => pending.length).toBe(1);
    pending.shift()?.();
    expect((await third)?.status).toBe(200);
  });
});

function createPendingFetch() {
  const pending: (() => void)[] = [];
  const fetch: Fetch = () => new Promise((resolve) => pending.push(() => resolve(new Response("[]"))));
  return { fetch, pending };
}

/** Queues requests beyond six connections and sends them later without another check, like a browser with HTTP/1.1. */
function limitToSixConnections(latency: number, fetch: Fetch): Fetch {
  const connections = createSemaphore(6);
  const delay = () => new Promise((arrive) => setTimeout(arrive, latency / 2));
  return async (request) => {
    await connections.acquire(request.signal);
    try {
      await delay();
      const response = await fetch(request);
      await delay();
      return response;
    } finally {
      connections.release();
    }
  };
}

it("waitForTurn removes its listeners and its callback when a wait ends", async () => {
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

it("waitForTurn keeps a turn that comes before the abort event", async () => {
  const controller = new AbortController();
  const waiting = new Set<() => void>();
  controller.signal.addEventListener("abort", () => {
    for (const proceed of waiting) proceed();
  });
  const called = waitForTurn(waiting, controller.signal);
  controller.abort();
  await expect(called).resolves.toBeUndefined();
});
