import { getEventListeners } from "node:events";
import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import { createRunningClock } from "../test/running-clock.ts";
import type { Clock } from "./clock.ts";
import type { Fetch } from "./fetch.ts";
import { calledInTurn } from "./semaphore.ts";
import { withRetries } from "./with-retries.ts";

const { free } = contract.plans;
const get = (signal?: AbortSignal) => new Request("http://store.test/v1/pets", signal ? { signal } : {});

describe("Over the six connections of a browser", () => {
  it.each([300, 900])("with %i ms to the service 50 callers on a Free key are not banned", async (latency) => {
    const { sandbox, open } = await openSandbox();
    const clock = createRunningClock(sandbox.clock.now(), sandbox.clock.moveTo);
    const codes: Record<string, number> = {};
    const fetch = overSixConnections(clock, latency, async (request) => {
      const response = await clock.work(async () => sandbox.app.fetch(request));
      const code = response.ok ? "ok" : (await response.clone().json()).code;
      codes[code] = (codes[code] ?? 0) + 1;
      return response;
    });
    const store = open({ clock, fetch });
    const call = async () => (await store.GET("/pets", { params: { query: { limit: 1 } } })).response.status;
    const callers = Array.from({ length: 50 }, async () => [await call(), await call()]);
    const statuses = (await Promise.all(callers)).flat();
    expect(codes).not.toHaveProperty("key_banned");
    expect(statuses).toEqual(Array(100).fill(200));
    // In each of the minutes that it takes no more are refused than were under way at once.
    expect(codes.rate_limit_exceeded).toBeLessThanOrEqual(5 * Math.ceil(100 / free.perMinute));
  });
});

describe("Tries at once", () => {
  it("are five, or as many as one says, and the next one goes when one is answered", async () => {
    for (const [options, most] of [
      [{}, 5],
      [{ atOnce: 2 }, 2],
      [{ atOnce: Number.POSITIVE_INFINITY }, 20],
    ] as const) {
      const { sending, answer } = held();
      const retrying = withRetries(sending, options);
      const calls = Array.from({ length: 20 }, () => retrying(get()));
      let seen = 0;
      for (let left = 20; left > 0; left -= 1) {
        await new Promise(setImmediate);
        seen = Math.max(seen, answer.length);
        answer.shift()?.();
      }
      expect((await Promise.all(calls)).length).toBe(20);
      expect(seen).toBe(most);
    }
  });

  it("leave a caller who waits for its turn when it gives up, and its turn to the next one", async () => {
    const { sending, answer } = held();
    const retrying = withRetries(sending, { atOnce: 1 });
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
  const answer: (() => void)[] = [];
  const sending: Fetch = () => new Promise((resolve) => answer.push(() => resolve(new Response("[]"))));
  return { sending, answer };
}

/** As a browser sends over HTTP/1.1: what finds no connection waits for one, and goes out whatever was answered meanwhile. */
function overSixConnections(clock: Clock, latency: number, fetch: Fetch): Fetch {
  let free = 6;
  const queue: (() => void)[] = [];
  return async (request) => {
    if (free === 0) await new Promise<void>((proceed) => queue.push(proceed));
    else free -= 1;
    try {
      await clock.wait(latency / 2, request.signal);
      const response = await fetch(request);
      await clock.wait(latency / 2, request.signal);
      return response;
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}

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
