import { describe, expect, it, vi } from "vitest";
import { type Clock, systemClock } from "./clock.ts";
import type { SendRequest } from "./send-call.ts";
import { withPacing } from "./with-pacing.ts";

const quota = 100;

describe("with pacing", () => {
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
      return createResponseWithRemaining(quota - countedRequests);
    };
    const call = createCall(fetch, { now: () => now, wait });
    await call();
    isDisconnected = true;
    for (let tries = 0; tries < quota; tries += 1) await expect(call()).rejects.toThrow("no connection");
    isDisconnected = false;
    await call();
    expect([countedRequests, now]).toEqual([2, 0]);
    // No more than the remaining requests are sent afterwards.
    while (countedRequests < quota) await call();
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

function createCall(fetch: SendRequest, clock: Clock = systemClock): () => Promise<Response> {
  const layer = withPacing();
  const call = { operation: "listBooks", path: "/books", options: {}, attempts: 1, waitMs: 0 };
  const layerCall = { ...call, clock, waitForLimit: clock.wait };
  return async () => layer(new Request("http://library.test/"), fetch, layerCall);
}
