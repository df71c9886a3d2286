import { describe, expect, it } from "vitest";
import type { Clock } from "./clock.ts";
import { type RetryOptions, withRetries } from "./with-retries.ts";

const noon = Date.UTC(2026, 0, 15, 12);
const get = () => new Request("http://store.test/v1/pets");
const post = (headers = {}) => new Request("http://store.test/v1/pets", { method: "POST", body: "{}", headers });

/** Wraps a fetch that returns these responses in order and repeats the last one. A string is the message of a network failure. */
function retry(responses: (Response | string)[], options: RetryOptions = {}) {
  const sent: Request[] = [];
  const waits: number[] = [];
  let now = noon;
  const clock: Clock = {
    now: () => now,
    async wait(milliseconds) {
      waits.push(milliseconds);
      now += milliseconds;
    },
  };
  const fetch = async (request: Request): Promise<Response> => {
    await request.text();
    const response = responses[Math.min(sent.push(request), responses.length) - 1];
    if (response instanceof Response) return response.clone();
    throw new TypeError(response);
  };
  const send = withRetries(fetch, { clock, random: () => 1, ...options });
  return { send, sent, waits, advance: (milliseconds: number) => (now += milliseconds) };
}

const ok = new Response("[]");
const unavailable = new Response("{}", { status: 503 });
const errorResponse = (status: number, headers: Record<string, string>) => new Response("{}", { status, headers });
const retryAfter = (seconds: number, status = 429) => errorResponse(status, { "Retry-After": String(seconds) });
const half = () => 0.5;

describe("backoff", () => {
  it.each<[title: string, responses: (Response | string)[], options: RetryOptions, status: number, waits: number[]]>([
    ["doubles", [unavailable], { maxRetries: 5 }, 503, [250, 500, 1000, 2000, 4000]],
    [
      "waits a random fraction of the delay",
      [unavailable],
      { maxRetries: 2, backoffMs: 1000, random: half },
      503,
      [500, 1000],
    ],
    ["can be 0 ms", [unavailable, ok], { random: () => 0 }, 200, [0]],
    ["follows a network failure", ["no route", "no route", ok], {}, 200, [250, 500]],
    [
      "ends before the total wait exceeds the budget",
      [unavailable],
      { maxRetries: 100, maxWaitMs: 2000 },
      503,
      [250, 500, 1000],
    ],
    ["follows a Retry-After of 0 s", [retryAfter(0, 503)], { random: half }, 503, [125, 250, 500, 1000]],
    ["is added to Retry-After", [retryAfter(2)], { random: half }, 429, [2125, 2250, 2500, 3000]],
    ["does not follow a Retry-After above the budget", [retryAfter(61, 503)], {}, 503, []],
  ])("%s", async (_, responses, options, status, waits) => {
    const call = retry(responses, options);
    expect((await call.send(get())).status).toBe(status);
    expect(call.waits).toEqual(waits);
    expect(call.sent).toHaveLength(waits.length + 1);
  });

  it("rejects with the last network failure", async () => {
    const { send } = retry(["no route", "connection reset"], { maxRetries: 1 });
    await expect(send(get())).rejects.toThrow(new TypeError("connection reset"));
  });

  it("sends one request at a time if maxConcurrent is 0", { timeout: 2000 }, async () => {
    const { send } = retry([unavailable, ok], { maxConcurrent: 0 });
    expect((await send(get())).status).toBe(200);
  });
});

describe("Retry-After", () => {
  it.each([
    ["in seconds", { "Retry-After": "7" }, 7250],
    ["as a date, by the clock of the response", { "Retry-After": date(9), Date: date(2) }, 7250],
    ["as a date, by the local clock if the response has no Date", { "Retry-After": date(7) }, 7250],
    ["as a date that has passed", { "Retry-After": date(1), Date: date(5) }, 250],
    ["as 0 s", { "Retry-After": "0" }, 250],
    ["as an invalid value", { "Retry-After": "soon" }, 250],
    ["without a random part if the budget is exhausted", { "Retry-After": "60" }, 60_000],
  ])("%s sets the wait", async (_, headers, wait) => {
    for (const status of [429, 503]) {
      const { send, waits } = retry([errorResponse(status, headers), ok]);
      expect((await send(get())).status).toBe(200);
      expect(waits).toEqual([wait]);
    }
  });

  it("of 0 s delays all callers by the backoff", async () => {
    const { send, sent } = retry([retryAfter(0)], { maxWaitMs: 100 });
    await send(get());
    await send(get());
    expect(sent).toHaveLength(1);
  });

  it("applies to all callers after a 429, with the remaining time", async () => {
    const { send, sent, advance, waits } = retry([
      errorResponse(429, { "Retry-After": "300", RateLimit: '"minute";r=0;t=9' }),
      ok,
    ]);
    await send(get());
    advance(100_000);
    const { status, headers } = await send(post());
    expect([status, headers.get("Retry-After"), headers.get("Age"), sent.length]).toEqual([429, "200", "100", 1]);
    advance(150_000);
    expect((await send(get())).status).toBe(200);
    expect([waits, sent.length]).toEqual([[50_250], 2]);
  });

  it("applies the longer value of two concurrent 429 responses, and each caller gets its own response", async () => {
    const late = new Response('{"code":"key_banned"}', { status: 429, headers: { "Retry-After": "300" } });
    const { send } = retry([late, retryAfter(90)]);
    const responses = await Promise.all([send(get()), send(get())]);
    expect(responses.map(({ headers }) => headers.get("Retry-After"))).toEqual(["300", "90"]);
    const third = await send(get());
    expect([third.headers.get("Retry-After"), await third.json()]).toEqual(["300", { code: "key_banned" }]);
  });

  it("applies to a second caller before the body of the 429 is complete", async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const { send, sent } = retry([new Response(body.readable, { status: 429, headers: { "Retry-After": "300" } })]);
    const first = send(get());
    await expect.poll(() => sent.length).toBe(1);
    const second = send(get());
    const writer = body.writable.getWriter();
    void writer.write(new TextEncoder().encode("{}"));
    void writer.close();
    expect(await (await second).text()).toBe("{}");
    expect(await (await first).text()).toBe("{}");
    expect(sent).toHaveLength(1);
  });

  it("applies to one call only after a 503", async () => {
    const { send, sent, waits } = retry([retryAfter(300, 503), ok]);
    await send(get());
    expect((await send(get())).status).toBe(200);
    expect([sent.length, waits]).toEqual([2, []]);
  });
});

describe("a retry", () => {
  it.each([
    ["follows a GET", get(), 2],
    ["does not follow a POST without a key", post(), 1],
    ["follows a POST with a key", post({ "Idempotency-Key": "one" }), 2],
    ["follows a DELETE", new Request("http://store.test/", { method: "DELETE" }), 2],
    ["does not follow a PATCH", new Request("http://store.test/", { method: "PATCH" }), 1],
  ])("%s", async (_, request, tries) => {
    const { send, sent } = retry([unavailable, ok]);
    await send(request);
    expect(sent).toHaveLength(tries);
  });

  it("does not follow other statuses than 429 and 503", async () => {
    for (const status of [200, 304, 400, 401, 404, 409, 500, 502, 504]) {
      const { send, sent } = retry([new Response(null, { status })]);
      expect((await send(get())).status).toBe(status);
      expect(sent).toHaveLength(1);
    }
  });

  it("does not follow an abort by the caller", async () => {
    const controller = new AbortController();
    const { send, sent } = retry(["aborted", ok]);
    const call = send(new Request(get(), { signal: controller.signal }));
    controller.abort();
    await expect(call).rejects.toThrow("aborted");
    expect(sent).toHaveLength(1);
  });
});

function date(seconds: number): string {
  return new Date(noon + seconds * 1000).toUTCString();
}
