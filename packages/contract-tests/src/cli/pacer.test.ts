import { createHttpResponse, type HttpResponse } from "@animal-store/conformance/internal";
import { expect, it } from "vitest";
import { createPacer } from "./pacer.ts";

it("waits for the next minute if a caller has too few requests left, and reports the wait", async () => {
  const { pacer, waits, respond } = createTestPacer();
  respond("key", { remaining: 3, wait: 20 });
  await pacer.waitForRequests("key", 3);
  expect(waits).toEqual([]);
  await pacer.waitForRequests("key", 4);
  expect(waits).toEqual([["3 requests left in this minute", 20_200]]);
  await pacer.waitForRequests("key", 4);
  expect(waits).toHaveLength(1);
});

it("counts requests in flight as sent", async () => {
  const { pacer, waits, respond } = createTestPacer();
  respond("key", { remaining: 3, wait: 20 });
  pacer.onRequest("key");
  pacer.onRequest("key");
  expect(pacer.getRemaining("key")).toBe(1);
  await pacer.waitForRequests("key", 2);
  expect(waits).toHaveLength(1);
});

it("ignores a response with the rate limit values of another caller", async () => {
  const { pacer, waits, respond } = createTestPacer();
  respond("key", { remaining: 90, wait: 20 });
  pacer.onRequest("key");
  pacer.onResponse("key");
  await pacer.waitForRequests("key", 90);
  expect(waits).toEqual([]);
});

it("does not wait for the daily quota to reset", async () => {
  const { pacer, respond } = createTestPacer();
  respond("key", { remaining: 0, wait: 7200 });
  expect(pacer.resetsSoon("key")).toBe(false);
  await expect(pacer.waitForRequests("key", 1)).rejects.toThrow("a key with enough requests left today");
});

it("waits for a minute after the last request of the caller and after the start of the run", async () => {
  const { pacer, respond, waits, clock } = createTestPacer();
  respond("key", { remaining: 9, wait: 50 });
  await pacer.waitForUnusedWindow("other", "a key");
  expect(waits).toEqual([["a key", 50_200]]);
  expect(pacer.getRemaining("key")).toBe(Number.POSITIVE_INFINITY);
  await pacer.waitForUnusedWindow("key", "a key");
  expect(waits).toHaveLength(1);
  respond("key", { remaining: 9, wait: 30 });
  clock.now += 1;
  await pacer.waitForMostOfMinute();
  expect(waits[1]).toEqual(["the minute is about to end", 30_199]);
});

it("starts no case in the last seconds of a minute", async () => {
  const { pacer, waits, respond } = createTestPacer();
  respond("key", { remaining: 9, wait: 4 });
  await pacer.skipEndingMinute();
  expect(waits).toEqual([]);
  respond("key", { remaining: 9, wait: 2 });
  await pacer.skipEndingMinute();
  expect(waits).toEqual([["the minute is about to end", 2200]]);
});

it("skips a request that could be a strike", () => {
  const { pacer, respond, clock } = createTestPacer();
  respond("key", { remaining: 0, wait: 30, status: 429 });
  pacer.guardAgainstBan("key");
  clock.now += 501;
  expect(() => pacer.guardAgainstBan("key")).toThrow("could be a strike towards a ban");
  clock.now += 30_000;
  pacer.guardAgainstBan("key");
});

function createTestPacer() {
  const clock = { now: 1_000_000 };
  const waits: [string, number][] = [];
  const time = {
    now: () => clock.now,
    wait: async (milliseconds: number) => {
      clock.now += milliseconds;
    },
  };
  const pacer = createPacer(time, (reason, milliseconds) => waits.push([reason, milliseconds]));
  return { pacer, waits, clock, respond };

  function respond(caller: string, { remaining, wait, status = 200 }: RateLimitValues): void {
    pacer.onRequest(caller);
    pacer.onResponse(
      caller,
      createResponse(status, {
        "X-RateLimit-Remaining": `${remaining}`,
        RateLimit: `"minute";r=${remaining};t=${wait}`,
      }),
    );
  }
}

interface RateLimitValues {
  readonly remaining: number;
  readonly wait: number;
  readonly status?: number;
}

function createResponse(status: number, headers: Record<string, string>): HttpResponse {
  return createHttpResponse(status, Object.entries(headers).flat(), new Uint8Array());
}
