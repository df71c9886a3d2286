import { contract } from "@animal-store/contract";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type Clock, type Fetch, RateLimitError, type StoreClient, toStoreError } from "../src/index.ts";
import { openSandbox } from "./open-sandbox.ts";

const freePlan = contract.plans.free;
const limitOne = { params: { query: { limit: 1 } } };

describe("with pacing", () => {
  it("a Free key sends the quota of three days without a 429 and exhausts the third day", async () => {
    const { sandbox, createStore, statusCounts } = await openSandbox();
    const store = createStore({ pacing: true });
    const startedAt = sandbox.clock.now();
    for (let call = 0; call < 3 * freePlan.perDay; call += 1) await store.GET("/pets", limitOne);
    expect(statusCounts).toEqual({ 200: 3 * freePlan.perDay });
    const days = (sandbox.clock.now() - startedAt) / 86_400_000;
    expect(Math.floor(days)).toBe(2);
    const error = toStoreError(await createStore().GET("/pets"));
    if (!(error instanceof RateLimitError)) throw error;
    expect(error).toMatchObject({ window: "day", limit: freePlan.perDay, code: "daily_quota_exceeded" });
    expect(error.retryAfter).toBe(Math.ceil((3 - days) * 86_400));
  }, 60_000);

  it("50 concurrent callers on a Free key get no 429 and take no more minutes than the limit requires", async () => {
    const { sandbox, createStore, statusCounts } = await openSandbox();
    const store = createStore({ pacing: true });
    const startedAt = sandbox.clock.now();
    await callTenTimes(store, 50);
    expect(statusCounts).toEqual({ 200: 500 });
    expect(Math.floor((sandbox.clock.now() - startedAt) / 60_000)).toBe(Math.ceil(500 / freePlan.perMinute) - 1);
  });

  it("the client sends no more than the quota if a window ends while requests are in flight", async () => {
    const { createStore, statusCounts } = await openSandbox({ advanceDuringRequests: true });
    await callTenTimes(createStore({ pacing: true }), 70);
    expect(statusCounts).toEqual({ 200: 700 });
  });

  it("the client counts the requests of other clients with the same key", async () => {
    const { createStore, statusCounts } = await openSandbox();
    const [paced, unpaced] = [createStore({ pacing: true }), createStore({ retries: false, pacing: false })];
    for (let call = 0; call < 100; call += 1) {
      await paced.GET("/pets", limitOne);
      if (call % 10 === 0) await unpaced.GET("/pets", limitOne);
    }
    expect(statusCounts).toEqual({ 200: 110 });
  });

  it("a signal ends the wait of a call", async () => {
    const { createStore } = await openSandbox();
    const store = createStore({ pacing: true });
    await Promise.all(Array.from({ length: freePlan.perMinute }, () => store.GET("/pets", limitOne)));
    const controller = new AbortController();
    const call = store.GET("/pets", { signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
  });
});

describe("with the six connections of a browser", () => {
  it.each([300, 900])("50 concurrent calls on a Free key get no ban at %i ms latency", async (latencyMs) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const clock: Clock = { now: () => Date.now(), wait };
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

/** Queues requests beyond six connections and sends them later without another check, like a browser with HTTP/1.1. */
function limitToSixConnections(latencyMs: number, fetch: Fetch): Fetch {
  let free = 6;
  const queue: (() => void)[] = [];
  const delay = () => new Promise((resolve) => setTimeout(resolve, latencyMs / 2));
  return async (request) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      await delay();
      const response = await fetch(request);
      await delay();
      return response;
    } finally {
      const startNext = queue.shift();
      if (startNext) startNext();
      else free += 1;
    }
  };
}

async function callTenTimes(store: StoreClient, callerCount: number): Promise<void> {
  const callTen = async () => {
    for (let call = 0; call < 10; call += 1) await store.GET("/pets", limitOne);
  };
  await Promise.all(Array.from({ length: callerCount }, callTen));
}
