import { expect, it } from "vitest";
import { createHttpResponse, type HttpResponse } from "../http/http-client.ts";
import { createPacer } from "./pacer.ts";

it("waits until the minute is over where too little is left, and tells so", async () => {
  const { pacer, waits, answered } = createTestPacer();
  answered("key", { remaining: 3, wait: 20 });
  await pacer.untilLeft("key", 3);
  expect(waits).toEqual([]);
  await pacer.untilLeft("key", 4);
  expect(waits).toEqual([["3 requests are left in this minute", 20_200]]);
  await pacer.untilLeft("key", 4);
  expect(waits).toHaveLength(1);
});

it("counts requests in flight as sent", async () => {
  const { pacer, waits, answered } = createTestPacer();
  answered("key", { remaining: 3, wait: 20 });
  pacer.sent("key");
  pacer.sent("key");
  expect(pacer.left("key")).toBe(1);
  await pacer.untilLeft("key", 2);
  expect(waits).toHaveLength(1);
  expect(pacer.waited()).toBe(20_200);
});

it("takes no figures from an answer that tells those of somebody else", async () => {
  const { pacer, waits, answered } = createTestPacer();
  answered("key", { remaining: 90, wait: 20 });
  pacer.sent("key");
  pacer.answered("key");
  await pacer.untilLeft("key", 90);
  expect(waits).toEqual([]);
});

it("does not wait for the end of a day", async () => {
  const { pacer, answered } = createTestPacer();
  answered("key", { remaining: 0, wait: 7200 });
  expect(pacer.endsSoon("key")).toBe(false);
  await expect(pacer.untilLeft("key", 1)).rejects.toThrow("a key with enough requests left today");
});

it("waits for a minute that began after the last request of a caller, and after the judge came", async () => {
  const { pacer, answered, waits, clock } = createTestPacer();
  answered("key", { remaining: 9, wait: 50 });
  await pacer.untilUntouched("other", "a key");
  expect(waits).toEqual([["a key", 50_200]]);
  expect(pacer.left("key")).toBe(Number.POSITIVE_INFINITY);
  await pacer.untilUntouched("key", "a key");
  expect(waits).toHaveLength(1);
  answered("key", { remaining: 9, wait: 30 });
  clock.now += 1;
  await pacer.untilMostOfMinute();
  expect(waits[1]).toEqual(["the minute is about to end", 30_199]);
});

it("begins nothing in the last seconds of a minute", async () => {
  const { pacer, waits, answered } = createTestPacer();
  answered("key", { remaining: 9, wait: 4 });
  await pacer.leaveEndingMinute();
  expect(waits).toEqual([]);
  answered("key", { remaining: 9, wait: 2 });
  await pacer.leaveEndingMinute();
  expect(waits).toEqual([["the minute is about to end", 2200]]);
});

it("sends nothing that could be a strike", () => {
  const { pacer, answered, clock } = createTestPacer();
  answered("key", { remaining: 0, wait: 30, status: 429 });
  pacer.guardAgainstBan("key");
  clock.now += 501;
  expect(() => pacer.guardAgainstBan("key")).toThrow("could be a strike towards a ban");
  clock.now += 30_000;
  pacer.guardAgainstBan("key");
});

it("reads X-RateLimit-Reset by the Date of the answer where there is no RateLimit header", async () => {
  const { pacer, waits } = createTestPacer();
  const date = new Date(Date.UTC(2026, 0, 15, 12, 0, 48));
  pacer.sent("key");
  pacer.answered(
    "key",
    response(200, {
      Date: date.toUTCString(),
      "X-RateLimit-Remaining": "0",
      "X-RateLimit-Reset": `${date.getTime() / 1000 + 12}`,
    }),
  );
  await pacer.untilLeft("key", 1);
  expect(waits).toEqual([["0 requests are left in this minute", 12_200]]);
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
  return { pacer, waits, clock, answered };

  function answered(caller: string, { remaining, wait, status = 200 }: Figures): void {
    pacer.sent(caller);
    pacer.answered(
      caller,
      response(status, {
        "X-RateLimit-Remaining": `${remaining}`,
        RateLimit: `"minute";r=${remaining};t=${wait}`,
      }),
    );
  }
}

interface Figures {
  readonly remaining: number;
  readonly wait: number;
  readonly status?: number;
}

function response(status: number, headers: Record<string, string>): HttpResponse {
  return createHttpResponse(status, Object.entries(headers).flat(), new Uint8Array());
}
