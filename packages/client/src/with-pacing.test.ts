import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import { createStoreClient } from "./create-store-client.ts";
import { withPacing } from "./with-pacing.ts";

const { free } = contract.plans;
const one = { params: { query: { limit: 1 } } };

describe("With pacing", () => {
  it("a loop of 10,000 calls on a Free key meets no 429, over ten days", async () => {
    const { sandbox, open, statuses } = await openSandbox();
    const store = open({ pacing: true });
    const began = sandbox.clock.now();
    for (let call = 0; call < 10_000; call += 1) await store.GET("/pets", one);
    expect(statuses()).toEqual({ 200: 10_000 });
    const days = 10_000 / free.perDay;
    expect((sandbox.clock.now() - began) / 86_400_000).toBeGreaterThan(days - 2);
    expect((sandbox.clock.now() - began) / 86_400_000).toBeLessThan(days);
  }, 60_000);

  it("50 parallel callers on a Free key lose no call and are never refused", async () => {
    const { sandbox, open, statuses } = await openSandbox();
    const store = open({ pacing: true });
    const began = sandbox.clock.now();
    const callers = Array.from({ length: 50 }, async () => {
      for (let call = 0; call < 10; call += 1) await store.GET("/pets", one);
    });
    await Promise.all(callers);
    expect(statuses()).toEqual({ 200: 500 });
    // As few minutes as the limit allows.
    expect(Math.floor((sandbox.clock.now() - began) / 60_000)).toBe(Math.ceil(500 / free.perMinute) - 1);
  });

  it("a window that ends while requests are under way lets no more out than it has", async () => {
    const { open, statuses } = await openSandbox({ isHasty: true });
    const store = open({ pacing: true });
    const callers = Array.from({ length: 70 }, async () => {
      for (let call = 0; call < 10; call += 1) await store.GET("/pets", one);
    });
    await Promise.all(callers);
    expect(statuses()).toEqual({ 200: 700 });
  });

  it("what others do with the same key is taken into account", async () => {
    const { open, statuses } = await openSandbox();
    const [paced, other] = [open({ pacing: true }), open({ retries: false, pacing: false })];
    for (let call = 0; call < 100; call += 1) {
      await paced.GET("/pets", one);
      if (call % 10 === 0) await other.GET("/pets", one);
    }
    expect(statuses()).toEqual({ 200: 110 });
  });

  it("a call waits no longer than its signal", async () => {
    const { open } = await openSandbox();
    const store = open({ pacing: true });
    await Promise.all(Array.from({ length: free.perMinute }, () => store.GET("/pets", one)));
    const controller = new AbortController();
    const call = store.GET("/pets", { signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
  });

  it("one request goes ahead to learn what is left, and the next one after it failed", async () => {
    const sent: (() => void)[] = [];
    const paced = withPacing(() => new Promise((_, reject) => sent.push(() => reject(new TypeError("no connection")))));
    const calls = [1, 2, 3].map(() => paced(new Request("http://store.test/")).catch(String));
    for (let index = 0; index < 3; index += 1) {
      await expect.poll(() => sent.length).toBe(index + 1);
      sent[index]?.();
    }
    expect(await Promise.all(calls)).toEqual(Array(3).fill("TypeError: no connection"));
  });

  it("an outage uses nothing up, for what failed is taken as not counted", async () => {
    let now = 0;
    let counted = 0;
    let isAway = false;
    const wait = async (milliseconds: number) => {
      now += milliseconds;
    };
    const paced = withPacing(
      async () => {
        if (isAway) throw new TypeError("no connection");
        counted += 1;
        return new Response("[]", { headers: { RateLimit: `"day";r=${free.perDay - counted};t=80000` } });
      },
      { now: () => now, wait },
    );
    const call = () => paced(new Request("http://store.test/"));
    await call();
    isAway = true;
    for (let tries = 0; tries < free.perDay; tries += 1) await expect(call()).rejects.toThrow("no connection");
    isAway = false;
    await call();
    expect([counted, now]).toEqual([2, 0]);
    // And no more than is left goes out afterwards.
    while (counted < free.perDay) await call();
    expect(now).toBe(0);
    await call();
    expect(now).toBe(80_000_000);
  });

  it("a caller that waits for a window goes when a request before it failed", async () => {
    const end: (() => void)[] = [];
    const wait = (_: number, signal: AbortSignal) =>
      new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const answer = new Response("[]", { headers: { RateLimit: '"day";r=1;t=80000' } });
    let sent = 0;
    const paced = withPacing(
      async () => {
        sent += 1;
        if (sent !== 2) return answer;
        await new Promise<void>((resolve) => end.push(resolve));
        throw new TypeError("no connection");
      },
      { now: () => 0, wait },
    );
    const call = () => paced(new Request("http://store.test/"));
    await call();
    const [second, third] = [call().catch(String), call()];
    await expect.poll(() => end.length).toBe(1);
    end[0]?.();
    expect(await second).toBe("TypeError: no connection");
    expect(await third).toBe(answer);
  });

  it("answers without limits hold nobody back", async () => {
    let underWay = 0;
    let most = 0;
    const paced = withPacing(async () => {
      most = Math.max(most, ++underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return new Response("[]");
    });
    await paced(new Request("http://store.test/"));
    await Promise.all([1, 2, 3].map(() => paced(new Request("http://store.test/"))));
    expect(most).toBe(3);
  });
});

describe("Without pacing", () => {
  it("50 parallel callers on a Free key lose no call and are not banned, for they wait together", async () => {
    const { open, statuses } = await openSandbox();
    const store = open();
    await Promise.all(
      Array.from({ length: 50 }, async () => [await store.GET("/pets", one), await store.GET("/pets", one)]),
    );
    const { 200: passed, 429: refused = 0, ...others } = statuses();
    expect([passed, others]).toEqual([100, {}]);
    expect(refused).toBeLessThan(50);
  });

  it("a client takes the function that stands for fetch when a call is made", async () => {
    const { fetch } = globalThis;
    const store = createStoreClient({ baseUrl: "http://store.test/v1", key: "as_live_test" });
    globalThis.fetch = async () => new Response("[]");
    expect((await store.GET("/pets").finally(() => (globalThis.fetch = fetch))).data).toEqual([]);
  });
});
