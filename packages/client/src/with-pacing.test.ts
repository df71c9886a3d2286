import { contract } from "@animal-store/contract";
import { describe, expect, it, vi } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import type { Clock } from "./clock.ts";
import type { StoreClient } from "./create-store-client.ts";
import type { Fetch } from "./fetch.ts";
import { RateLimitError, toStoreError } from "./store-error.ts";
import { withPacing } from "./with-pacing.ts";

const { free } = contract.plans;
const limitOne = { params: { query: { limit: 1 } } };

describe("with pacing", () => {
  it("a Free key sends the quota of three days without a 429 and exhausts the third day", async () => {
    const { sandbox, open, statuses } = await openSandbox();
    const store = open({ pacing: true });
    const startedAt = sandbox.clock.now();
    for (let call = 0; call < 3 * free.perDay; call += 1) await store.GET("/pets", limitOne);
    expect(statuses()).toEqual({ 200: 3 * free.perDay });
    const days = (sandbox.clock.now() - startedAt) / 86_400_000;
    expect(Math.floor(days)).toBe(2);
    const error = toStoreError(await open().GET("/pets"));
    if (!(error instanceof RateLimitError)) throw error;
    expect(error).toMatchObject({ window: "day", limit: free.perDay, code: "daily_quota_exceeded" });
    expect(error.retryAfter).toBe(Math.ceil((3 - days) * 86_400));
  }, 60_000);

  it("50 concurrent callers on a Free key get no 429 and take no more minutes than the limit requires", async () => {
    const { sandbox, open, statuses } = await openSandbox();
    const store = open({ pacing: true });
    const startedAt = sandbox.clock.now();
    await callTenTimes(store, 50);
    expect(statuses()).toEqual({ 200: 500 });
    expect(Math.floor((sandbox.clock.now() - startedAt) / 60_000)).toBe(Math.ceil(500 / free.perMinute) - 1);
  });

  it("a window that ends while requests are in flight sends no more than its quota", async () => {
    const { open, statuses } = await openSandbox({ advancesEarly: true });
    await callTenTimes(open({ pacing: true }), 70);
    expect(statuses()).toEqual({ 200: 700 });
  });

  it("counts the requests of other clients with the same key", async () => {
    const { open, statuses } = await openSandbox();
    const [paced, unpaced] = [open({ pacing: true }), open({ retries: false, pacing: false })];
    for (let call = 0; call < 100; call += 1) {
      await paced.GET("/pets", limitOne);
      if (call % 10 === 0) await unpaced.GET("/pets", limitOne);
    }
    expect(statuses()).toEqual({ 200: 110 });
  });

  it("a signal ends the wait of a call", async () => {
    const { open } = await openSandbox();
    const store = open({ pacing: true });
    await Promise.all(Array.from({ length: free.perMinute }, () => store.GET("/pets", limitOne)));
    const controller = new AbortController();
    const call = store.GET("/pets", { signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
  });

  it("one request goes first to get the limits, and another one if it fails", async () => {
    const failNext: (() => void)[] = [];
    const call = createCall(() => new Promise((_, reject) => failNext.push(() => reject(noConnection))));
    const calls = [1, 2, 3].map(() => call().catch(String));
    for (let index = 0; index < 3; index += 1) {
      await expect.poll(() => failNext.length).toBe(index + 1);
      failNext[index]?.();
    }
    expect(await Promise.all(calls)).toEqual(Array(3).fill("TypeError: no connection"));
  });

  it("a failed request uses no quota, because it may not have arrived", async () => {
    let [now, counted, isUnavailable] = [0, 0, false];
    const wait = async (milliseconds: number) => {
      now += milliseconds;
    };
    const fetch = async () => {
      if (isUnavailable) throw noConnection;
      counted += 1;
      return remainingInDay(free.perDay - counted);
    };
    const call = createCall(fetch, { now: () => now, wait });
    await call();
    isUnavailable = true;
    for (let tries = 0; tries < free.perDay; tries += 1) await expect(call()).rejects.toThrow("no connection");
    isUnavailable = false;
    await call();
    expect([counted, now]).toEqual([2, 0]);
    // No more than the remaining requests are sent afterwards.
    while (counted < free.perDay) await call();
    expect(now).toBe(0);
    await call();
    expect(now).toBe(80_000_000);
  });

  it("a call that waits for a window is sent when a request before it fails", async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const wait = (_: number, signal: AbortSignal) =>
      new Promise<void>((_, stop) => signal.addEventListener("abort", () => stop(signal.reason)));
    const response = remainingInDay(1);
    const fetch = vi.fn(async () => response);
    fetch.mockReturnValueOnce(Promise.resolve(response)).mockReturnValueOnce(promise);
    const call = createCall(fetch, { now: () => 0, wait });
    await call();
    const [second, third] = [call().catch(String), call()];
    await expect.poll(() => fetch).toHaveBeenCalledTimes(2);
    reject(noConnection);
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

const noConnection = new TypeError("no connection");
const remainingInDay = (remaining: number) =>
  new Response("[]", { headers: { RateLimit: `"day";r=${remaining};t=80000` } });

function createCall(fetch: Fetch, clock?: Clock): () => Promise<Response> {
  const pacedFetch = withPacing(fetch, clock);
  return async () => pacedFetch(new Request("http://store.test/"));
}

async function callTenTimes(store: StoreClient, callers: number): Promise<void> {
  const callTen = async () => {
    for (let call = 0; call < 10; call += 1) await store.GET("/pets", limitOne);
  };
  await Promise.all(Array.from({ length: callers }, callTen));
}
