import { getEventListeners } from "node:events";
import { contract } from "@animal-store/contract";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Fetch } from "./fetch.ts";
import { createSemaphore, waitForTurn } from "./semaphore.ts";
import { withRetries } from "./with-retries.ts";

const freePlan = contract.plans.free;
const createGet = (signal?: AbortSignal) => new Request("http://store.test/v1/pets", signal ? { signal } : {});

describe("with the six connections of a browser", () => {
  it.each([300, 900])("50 concurrent calls on a Free key get no ban at %i ms latency", async (latencyMs) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const clock: Clock = { ...systemClock, now: () => Date.now() };
    const { sandbox, createStore } = await openSandbox({ clock });
    const countsByCode: Record<string, number> = {};
    let inFlight = 0;
    const fetch = limitToSixConnections(latencyMs, async (request) => {
      inFlight += 1;
      const response = await sandbox.app.fetch(request);
      inFlight -= 1;
      const code = response.ok ? "ok" : (await response.clone().json()).code;
      countsByCode[code] = (countsByCode[code] ?? 0) + 1;
      return response;
    });
    const store = createStore({ clock, fetch });
    const getStatus = async () => (await store.GET("/pets", { params: { query: { limit: 1 } } })).response.status;
    const statuses: number[] = [];
    const callers = Array.from({ length: 50 }, async () => {
      statuses.push(await getStatus());
      statuses.push(await getStatus());
    });
    while (statuses.length < 100) await (inFlight > 0 ? new Promise(setImmediate) : vi.advanceTimersToNextTimerAsync());
    await Promise.all(callers);
    expect(statuses).toEqual(Array(100).fill(200));
    expect(countsByCode).not.toHaveProperty("key_banned");
    // At most the five requests in flight are rejected in each minute.
    expect(countsByCode.rate_limit_exceeded ?? 0).toBeLessThanOrEqual(5 * Math.ceil(100 / freePlan.perMinute));
  });
});

describe("requests in flight", () => {
  it.each([
    { options: {}, max: 5 },
    { options: { maxConcurrent: 2 }, max: 2 },
    { options: { maxConcurrent: Number.POSITIVE_INFINITY }, max: 20 },
  ])("are at most $max with $options", async ({ options, max }) => {
    const { fetch, responders } = createPendingFetch();
    const send = withRetries(fetch, options);
    const calls = Promise.all(Array.from({ length: 20 }, () => send(createGet())));
    let maxInFlight = 0;
    for (let remaining = 20; remaining > 0; remaining -= 1) {
      await new Promise(setImmediate);
      maxInFlight = Math.max(maxInFlight, responders.length);
      responders.shift()?.();
    }
    expect(await calls).toHaveLength(20);
    expect(maxInFlight).toBe(max);
  });

  it("are followed by the next queued call if one was aborted", async () => {
    const { fetch, responders } = createPendingFetch();
    const send = withRetries(fetch, { maxConcurrent: 1 });
    const controller = new AbortController();
    const [first, second, third] = [send(createGet()), send(createGet(controller.signal)), send(createGet())];
    await new Promise(setImmediate);
    controller.abort(new Error("enough"));
    await expect(second).rejects.toThrow("enough");
    expect(responders).toHaveLength(1);
    responders.shift()?.();
    expect((await first)?.status).toBe(200);
    await expect.poll(() => responders.length).toBe(1);
    responders.shift()?.();
    expect((await third)?.status).toBe(200);
  });
});

function createPendingFetch() {
  const responders: (() => void)[] = [];
  const fetch: Fetch = () => new Promise((resolve) => responders.push(() => resolve(new Response("[]"))));
  return { fetch, responders };
}

/** Queues requests beyond six connections and sends them later without another check, like a browser with HTTP/1.1. */
function limitToSixConnections(latencyMs: number, fetch: Fetch): Fetch {
  const connections = createSemaphore(6);
  const delay = () => new Promise((resolve) => setTimeout(resolve, latencyMs / 2));
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
  const controller = new AbortController();
  const waiters = new Set<() => void>();
  const firstWait = waitForTurn(waiters, signal);
  const abortedWait = waitForTurn(waiters, controller.signal);
  expect([waiters.size, getEventListeners(signal, "abort").length]).toEqual([2, 1]);
  controller.abort(new Error("enough"));
  await expect(abortedWait).rejects.toThrow("enough");
  for (const proceed of waiters) proceed();
  await firstWait;
  expect(waiters.size).toBe(0);
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
});

it("waitForTurn resolves if its callback is called before its abort listener", async () => {
  const controller = new AbortController();
  const waiters = new Set<() => void>();
  controller.signal.addEventListener("abort", () => {
    for (const proceed of waiters) proceed();
  });
  const wait = waitForTurn(waiters, controller.signal);
  controller.abort();
  await expect(wait).resolves.toBeUndefined();
});
