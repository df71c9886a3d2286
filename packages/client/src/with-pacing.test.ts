import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import type { StoreClient } from "./create-store-client.ts";
import { errorOf, RateLimitError } from "./store-error.ts";
import { withPacing } from "./with-pacing.ts";

const { free } = contract.plans;
const one = { params: { query: { limit: 1 } } };

describe("With pacing", () => {
  it("a Free key makes the calls of three days in a loop without a 429, and is then told of the day", async () => {
    const { sandbox, open, statuses } = await openSandbox();
    const store = open({ pacing: true });
    const began = sandbox.clock.now();
    for (let call = 0; call < 3 * free.perDay; call += 1) await store.GET("/pets", one);
    expect(statuses()).toEqual({ 200: 3 * free.perDay });
    const days = (sandbox.clock.now() - began) / 86_400_000;
    expect(Math.floor(days)).toBe(2);
    const error = errorOf(await open().GET("/pets"));
    if (!(error instanceof RateLimitError)) throw error;
    expect(error).toMatchObject({ window: "day", limit: free.perDay, code: "daily_quota_exceeded" });
    expect(error.retryAfter).toBe(Math.ceil((3 - days) * 86_400));
  }, 60_000);

  it("parallel callers on a Free key are never refused and take as few minutes as the limit allows", async () => {
    const { sandbox, open, statuses } = await openSandbox();
    const store = open({ pacing: true });
    const began = sandbox.clock.now();
    await callTenTimes(store, 50);
    expect(statuses()).toEqual({ 200: 500 });
    expect(Math.floor((sandbox.clock.now() - began) / 60_000)).toBe(Math.ceil(500 / free.perMinute) - 1);
  });

  it("a window that ends while requests are under way lets no more out than it has", async () => {
    const { open, statuses } = await openSandbox({ isHasty: true });
    await callTenTimes(open({ pacing: true }), 70);
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

it("without pacing 50 parallel callers on a Free key wait together, lose no call and are not banned", async () => {
  const { open, statuses } = await openSandbox();
  const store = open();
  const call = () => store.GET("/pets", one);
  await Promise.all(Array.from({ length: 50 }, async () => [await call(), await call()]));
  const { 200: passed, 429: refused = 0, ...others } = statuses();
  expect([passed, others]).toEqual([100, {}]);
  expect(refused).toBeLessThan(50);
});

async function callTenTimes(store: StoreClient, callers: number): Promise<void> {
  const callTen = async () => {
    for (let call = 0; call < 10; call += 1) await store.GET("/pets", one);
  };
  await Promise.all(Array.from({ length: callers }, callTen));
}
