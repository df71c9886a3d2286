import { describe, expect, it } from "vitest";
import { waitForTurn } from "./clock.ts";
import { createCallSender, type RetryOptions } from "./send-call.ts";

const createGet = (signal?: AbortSignal) => new Request("http://library.test/books", signal ? { signal } : {});

describe("requests in flight", () => {
  it.each([
    { options: {}, max: 5 },
    { options: { maxConcurrent: 2 }, max: 2 },
    { options: { maxConcurrent: Number.POSITIVE_INFINITY }, max: 20 },
  ])("are at most $max with $options", async ({ options, max }) => {
    const { fetch, responders } = createPendingFetch();
    const send = createSend({ fetch, ...options });
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

  it("of 2,000 calls need time in proportion to their number", { timeout: 20_000 }, async () => {
    const send = createSend({ fetch: async () => new Response("[]") });
    expect(await Promise.all(Array.from({ length: 2000 }, () => send(createGet())))).toHaveLength(2000);
  });

  it("are followed by the next queued call if one was aborted", async () => {
    const { fetch, responders } = createPendingFetch();
    const send = createSend({ fetch, maxConcurrent: 1 });
    const controller = new AbortController();
    const [first, second, third] = [send(createGet()), send(createGet(controller.signal)), send(createGet())];
    await new Promise(setImmediate);
    controller.abort(new Error("enough"));
    await expect(second).rejects.toMatchObject({ name: "AbortError", cause: new Error("enough") });
    expect(responders).toHaveLength(1);
    responders.shift()?.();
    expect((await first)?.status).toBe(200);
    await expect.poll(() => responders.length).toBe(1);
    responders.shift()?.();
    expect((await third)?.status).toBe(200);
  });
});

function createSend(options: RetryOptions) {
  const sendCall = createCallSender({}, options, async () => {});
  const call = { operation: "listBooks", path: "/books", options: {} };
  return async (request: Request) => sendCall(request, { ...call, attempts: 1, waitMs: 0 });
}

function createPendingFetch() {
  const responders: (() => void)[] = [];
  const fetch = () => new Promise<Response>((resolve) => responders.push(() => resolve(new Response("[]"))));
  return { fetch, responders };
}

it("waitForTurn removes its callback when a wait ends", async () => {
  const { signal } = new AbortController();
  const controller = new AbortController();
  const waiters = new Set<() => void>();
  const firstWait = waitForTurn(waiters, signal);
  const abortedWait = waitForTurn(waiters, controller.signal);
  expect(waiters.size).toBe(2);
  controller.abort(new Error("enough"));
  await expect(abortedWait).rejects.toThrow("enough");
  for (const proceed of waiters) proceed();
  await firstWait;
  expect(waiters.size).toBe(0);
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
