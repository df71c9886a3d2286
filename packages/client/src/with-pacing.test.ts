import { contract } from "@animal-store/contract";
import { describe, expect, it, vi } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import type { Clock } from "./clock.ts";
import type { StoreClient } from "./create-store-client.ts";
import type { Fetch } from "./fetch.ts";
import { RateLimitError, toStoreError } from "./store-error.ts";
import { withPacing } from "./with-pacing.ts";

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

  it("the client sends one request first to get the limits, and the next one if it fails", async () => {
    const rejectFunctions: (() => void)[] = [];
    const call = createCall(() => new Promise((_, reject) => rejectFunctions.push(() => reject(connectionError))));
    const calls = [1, 2, 3].map(() => call().catch(String));
    for (let index = 0; index < 3; index += 1) {
      await expect.poll(() => rejectFunctions.length).toBe(index + 1);
      rejectFunctions[index]?.();
    }
    expect(await Promise.all(calls)).toEqual(Array(3).fill("TypeError: no connection"));
  });

  it("a failed request uses no quota, because it may not have arrived", async () => {
    let [now, countedRequests, isDisconnected] = [0, 0, false];
    const wait = async (milliseconds: number) => {
      now += milliseconds;
    };
    const fetch = async () => {
      if (isDisconnected) throw connectionError;
      countedRequests += 1;
      return createResponseWithRemaining(freePlan.perDay - countedRequests);
    };
    const call = createCall(fetch, { now: () => now, wait });
    await call();
    isDisconnected = true;
    for (let tries = 0; tries < freePlan.perDay; tries += 1) await expect(call()).rejects.toThrow("no connection");
    isDisconnected = false;
    await call();
    expect([countedRequests, now]).toEqual([2, 0]);
    // No more than the remaining requests are sent afterwards.
    while (countedRequests < freePlan.perDay) await call();
    expect(now).toBe(0);
    await call();
    expect(now).toBe(80_000_000);
  });

  it("a call that waits for a window is sent when an earlier request fails", async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const wait = (_: number, signal: AbortSignal) =>
      new Promise<void>((_, stop) => signal.addEventListener("abort", () => stop(signal.reason)));
    const response = createResponseWithRemaining(1);
    const fetch = vi.fn(async () => response);
    fetch.mockReturnValueOnce(Promise.resolve(response)).mockReturnValueOnce(promise);
    const call = createCall(fetch, { now: () => 0, wait });
    await call();
    const [second, third] = [call().catch(String), call()];
    await expect.poll(() => fetch).toHaveBeenCalledTimes(2);
    reject(connectionError);
    expect(await second).toBe("TypeError: no connection");
    expect(await third).toBe(response);
  });

  it("a response without limits delays no call", async () => {
    let [inFlight, maxInFlight] = [0, 0];
    const call = createCall(async () => {
      maxInFlight = Math.max(maxInFlight, ++inFlight);
      await new Promise(setImmediate);
      inFlight -= 1;
      return new Response("[]");
    });
    await call();
    await Promise.all([call(), call(), call()]);
    expect(maxInFlight).toBe(3);
  });
});

const connectionError = new TypeError("no connection");
const createResponseWithRemaining = (remaining: number) =>
  new Response("[]", { headers: { RateLimit: `"day";r=${remaining};t=80000` } });

function createCall(fetch: Fetch, clock?: Clock): () => Promise<Response> {
  const pacedFetch = withPacing(fetch, clock);
  return async () => pacedFetch(new Request("http://store.test/"));
}

async function callTenTimes(store: StoreClient, callerCount: number): Promise<void> {
  const callTen = async () => {
    for (let call = 0; call < 10; call += 1) await store.GET("/pets", limitOne);
  };
  await Promise.all(Array.from({ length: callerCount }, callTen));
}
