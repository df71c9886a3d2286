import { expect, it } from "vitest";
import { createHttpResponse, type HttpRequest } from "../../src/http/http-client.ts";
import {
  createAnnouncedTime,
  createPacedTransport,
  createRequestLimit,
  type PacingOptions,
} from "../../src/http/pacing.ts";

it("waits for the next window if the headers report no remaining request", async () => {
  const { send, waits } = createTestTransport([{ remaining: 1, seconds: 20 }, { remaining: 0, seconds: 20 }, {}]);
  await send("key");
  await send("key");
  expect(waits).toEqual([]);
  await send("key");
  expect(waits).toEqual([20_200]);
});

it.each([
  '"minute";r=0;t=20',
  '"minute";t=20;r=0',
  '"minute"; r=0; t=20',
  '"minute";pk=:a2V5:;r=0;q="a";t=20;w=60',
  '"day";t=9000;r=5,"minute";t=20;r=0',
])("reads the window of RateLimit: %s", async (rateLimit) => {
  const { send, waits } = createTestTransport([{ rateLimit }, {}]);
  await send("key");
  await send("key");
  expect(waits).toEqual([20_200]);
});

it("ignores RateLimit without the seconds of its window", async () => {
  const { send, waits } = createTestTransport([{ rateLimit: '"minute";r=0, "day";t=20' }, {}]);
  await send("key");
  await send("key");
  expect(waits).toEqual([]);
});

it("counts requests in flight", async () => {
  const { send, waits } = createTestTransport([{ remaining: 2, seconds: 20 }, {}, {}, {}]);
  await send("key");
  await Promise.all([send("key"), send("key"), send("key")]);
  expect(waits).toEqual([20_200]);
});

it("has separate windows for each key, and one for requests without a key", async () => {
  const { send, waits } = createTestTransport([{ remaining: 0, seconds: 20 }, {}, {}]);
  await send("key");
  await send("other");
  await send();
  expect(waits).toEqual([]);
});

it("waits after a 429 and sends the request again", async () => {
  const { send, waits, sent } = createTestTransport([{ status: 429, retryAfter: 7 }, {}]);
  expect((await send("key")).status).toBe(200);
  expect({ waits, sent: sent.length }).toEqual({ waits: [7000], sent: 2 });
});

it("reads a date in Retry-After", async () => {
  const { send, waits } = createTestTransport([{ status: 429, retryAfter: new Date(1_007_000).toUTCString() }, {}]);
  await send("key");
  expect(waits).toEqual([7000]);
});

it("returns a 429 without Retry-After, and one that repeats", async () => {
  expect((await createTestTransport([{ status: 429 }]).send("key")).status).toBe(429);
  const { send, sent } = createTestTransport(Array.from({ length: 9 }, () => ({ status: 429, retryAfter: 1 })));
  expect((await send("key")).status).toBe(429);
  expect(sent).toHaveLength(4);
});

it("skips a case instead of waiting for the next day, and sends no further request of the caller", async () => {
  const { send, sent } = createTestTransport([{ status: 429, retryAfter: 7200 }, {}]);
  await expect(send("key")).rejects.toThrow("a key with requests left: the next one is allowed in 7200 s");
  await expect(send("key")).rejects.toThrow("requests left");
  expect(sent).toHaveLength(1);
});

it.each([1, 5, 60])("waits %i s only after 5 responses for each second, if waits must be earned", async (seconds) => {
  const fast = Array.from({ length: 5 * seconds }, () => ({}));
  const limited = { status: 429, retryAfter: seconds };
  const { send, waits } = createTestTransport([...fast, limited, {}, limited], { earnsWaits: true });
  for (const _ of fast) await send("key");
  expect((await send("key")).status).toBe(200);
  expect(waits).toEqual([1000 * seconds]);
  await expect(send("key")).rejects.toThrow(`the next request is allowed in ${seconds} s`);
});

it("skips each case if a service allows one request in each window, and waits must be earned", async () => {
  const { send, waits, sent } = createTestTransport([{ remaining: 0, seconds: 60 }], { earnsWaits: true });
  await send("key");
  await expect(send("key")).rejects.toThrow("a --rate: the next request is allowed in 61 s");
  expect({ waits, sent: sent.length }).toEqual({ waits: [], sent: 1 });
});

it("ends the run at the maximum of requests", async () => {
  const limit = createRequestLimit({ maxRequests: 1 });
  expect(await limit(async () => "response")).toBe("response");
  await expect(limit(async () => "response")).rejects.toThrow("1 requests were sent. Raise --max-requests");
});

it("delays requests that exceed the rate", async () => {
  const { time, waits } = createTestTime();
  const limit = createRequestLimit({ rate: 4, time });
  await Promise.all([limit(async () => {}), limit(async () => {}), limit(async () => {})]);
  expect(waits).toEqual([250, 250]);
});

it("reports concurrent waits once, and no short wait", async () => {
  const reported: number[] = [];
  const time = createAnnouncedTime({ now: () => 0, wait: async () => {} }, (seconds) => reported.push(seconds));
  await Promise.all([time.wait(1000), time.wait(20_200), time.wait(20_300)]);
  expect(reported).toEqual([21]);
});

interface Reply {
  readonly status?: number;
  readonly rateLimit?: string;
  readonly remaining?: number;
  readonly seconds?: number;
  readonly retryAfter?: number | string;
}

function createTestTime() {
  const clock = { now: 1_000_000 };
  const waits: number[] = [];
  const time = {
    now: () => clock.now,
    async wait(milliseconds: number) {
      waits.push(milliseconds);
      clock.now += milliseconds;
    },
  };
  return { time, waits };
}

function createTestTransport(replies: readonly Reply[], options: PacingOptions = {}) {
  const { time, waits } = createTestTime();
  const sent: HttpRequest[] = [];
  const transport = createPacedTransport(time, options);
  return {
    waits,
    sent,
    send: (key?: string) =>
      transport({ method: "GET", target: "/", headers: key ? [["Authorization", key]] : [] }, async (request) => {
        const { status = 200, remaining, seconds, retryAfter, rateLimit } = replies[sent.push(request) - 1] ?? {};
        const headers = [
          ...(rateLimit === undefined ? [] : ["RateLimit", rateLimit]),
          ...(remaining === undefined ? [] : ["RateLimit", `"minute";r=${remaining};t=${seconds}`]),
          ...(retryAfter === undefined ? [] : ["Retry-After", String(retryAfter)]),
        ];
        return createHttpResponse(status, headers, new Uint8Array());
      }),
  };
}
