import { describe, expect, it } from "vitest";
import type { Clock } from "./clock.ts";
import { type RetryOptions, withRetries } from "./with-retries.ts";

const noon = Date.UTC(2026, 0, 15, 12);
const createGet = () => new Request("http://library.test/books");
const createPost = (headers = {}) => new Request("http://library.test/books", { method: "POST", body: "{}", headers });

/** Wraps a fetch that returns these responses in order and repeats the last one. A string is the message of a network failure. */
function retry(outcomes: (Response | string)[], options: RetryOptions = {}) {
  const requests: Request[] = [];
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
    const outcome = outcomes[Math.min(requests.push(request), outcomes.length) - 1];
    if (outcome instanceof Response) return outcome.clone();
    throw new TypeError(outcome);
  };
  const send = withRetries(fetch, { clock, random: () => 1, ...options });
  return { send, requests, waits, advance: (milliseconds: number) => (now += milliseconds) };
}

const response200 = new Response("[]");
const response503 = new Response("{}", { status: 503 });
const createError = (status: number, headers: Record<string, string>) => new Response("{}", { status, headers });
const withRetryAfter = (seconds: number, status = 429) => createError(status, { "Retry-After": String(seconds) });
const half = () => 0.5;

describe("backoff", () => {
  it.each<[title: string, outcomes: (Response | string)[], options: RetryOptions, status: number, waits: number[]]>([
    ["doubles", [response503], { maxRetries: 5 }, 503, [250, 500, 1000, 2000, 4000]],
    [
      "is a random fraction of the delay",
      [response503],
      { maxRetries: 2, backoffMs: 1000, random: half },
      503,
      [500, 1000],
    ],
    ["can be 0 ms", [response503, response200], { random: () => 0 }, 200, [0]],
    ["follows a network failure", ["no route", "no route", response200], {}, 200, [250, 500]],
    [
      "ends before the total wait exceeds maxWaitMs",
      [response503],
      { maxRetries: 100, maxWaitMs: 2000 },
      503,
      [250, 500, 1000],
    ],
    ["follows a Retry-After of 0 s", [withRetryAfter(0, 503)], { random: half }, 503, [125, 250, 500, 1000]],
    ["is added to Retry-After", [withRetryAfter(2)], { random: half }, 429, [2125, 2250, 2500, 3000]],
    ["does not follow a Retry-After above maxWaitMs", [withRetryAfter(61, 503)], {}, 503, []],
  ])("%s", async (_, outcomes, options, status, waits) => {
    const actual = retry(outcomes, options);
    expect((await actual.send(createGet())).status).toBe(status);
    expect(actual.waits).toEqual(waits);
    expect(actual.requests).toHaveLength(waits.length + 1);
  });

  it("rejects with the last network failure", async () => {
    const { send } = retry(["no route", "connection reset"], { maxRetries: 1 });
    await expect(send(createGet())).rejects.toThrow(new TypeError("connection reset"));
  });

  it("sends one request at a time if maxConcurrent is 0", { timeout: 2000 }, async () => {
    const { send } = retry([response503, response200], { maxConcurrent: 0 });
    expect((await send(createGet())).status).toBe(200);
  });
});

describe("Retry-After", () => {
  it.each([
    ["in seconds", { "Retry-After": "7" }, 7250],
    ["as a date, by the clock of the response", { "Retry-After": formatHttpDate(9), Date: formatHttpDate(2) }, 7250],
    ["as a date, by the local clock if the response has no Date", { "Retry-After": formatHttpDate(7) }, 7250],
    ["as a date that has passed", { "Retry-After": formatHttpDate(1), Date: formatHttpDate(5) }, 250],
    ["as 0 s", { "Retry-After": "0" }, 250],
    ["as an invalid value", { "Retry-After": "soon" }, 250],
    ["without a random part if it reaches maxWaitMs", { "Retry-After": "60" }, 60_000],
  ])("%s sets the wait", async (_, headers, wait) => {
    for (const status of [429, 503]) {
      const { send, waits } = retry([createError(status, headers), response200]);
      expect((await send(createGet())).status).toBe(200);
      expect(waits).toEqual([wait]);
    }
  });

  it("of 0 s delays all callers by the backoff", async () => {
    const { send, requests } = retry([withRetryAfter(0)], { maxWaitMs: 100 });
    await send(createGet());
    await send(createGet());
    expect(requests).toHaveLength(1);
  });

  it("applies to all callers after a 429, with the remaining time", async () => {
    const { send, requests, advance, waits } = retry([
      createError(429, { "Retry-After": "300", RateLimit: '"minute";r=0;t=9' }),
      response200,
    ]);
    await send(createGet());
    advance(100_000);
    const { status, headers } = await send(createPost());
    expect([status, headers.get("Retry-After"), headers.get("Age"), requests.length]).toEqual([429, "200", "100", 1]);
    advance(150_000);
    expect((await send(createGet())).status).toBe(200);
    expect([waits, requests.length]).toEqual([[50_250], 2]);
  });

  it("applies the longer value of two concurrent 429 responses, and each caller gets its own response", async () => {
    const banResponse = new Response('{"code":"card_blocked"}', { status: 429, headers: { "Retry-After": "300" } });
    const { send } = retry([banResponse, withRetryAfter(90)]);
    const responses = await Promise.all([send(createGet()), send(createGet())]);
    expect(responses.map(({ headers }) => headers.get("Retry-After"))).toEqual(["300", "90"]);
    const third = await send(createGet());
    expect([third.headers.get("Retry-After"), await third.json()]).toEqual(["300", { code: "card_blocked" }]);
  });

  it("applies to a second caller before the body of the 429 is complete", async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const { send, requests } = retry([new Response(body.readable, { status: 429, headers: { "Retry-After": "300" } })]);
    const first = send(createGet());
    await expect.poll(() => requests.length).toBe(1);
    const second = send(createGet());
    const writer = body.writable.getWriter();
    void writer.write(new TextEncoder().encode("{}"));
    void writer.close();
    expect(await (await second).text()).toBe("{}");
    expect(await (await first).text()).toBe("{}");
    expect(requests).toHaveLength(1);
  });

  it("applies to one call only after a 503", async () => {
    const { send, requests, waits } = retry([withRetryAfter(300, 503), response200]);
    await send(createGet());
    expect((await send(createGet())).status).toBe(200);
    expect([requests.length, waits]).toEqual([2, []]);
  });
});

describe("a retry", () => {
  it.each([
    ["follows a GET", createGet(), 2],
    ["does not follow a POST without a key", createPost(), 1],
    ["follows a POST with a key", createPost({ "Idempotency-Key": "one" }), 2],
    ["follows a DELETE", new Request("http://library.test/", { method: "DELETE" }), 2],
    ["does not follow a PATCH", new Request("http://library.test/", { method: "PATCH" }), 1],
  ])("%s", async (_, request, attempts) => {
    const { send, requests } = retry([response503, response200]);
    await send(request);
    expect(requests).toHaveLength(attempts);
  });

  it("does not follow other statuses than 429 and 503", async () => {
    for (const status of [200, 304, 400, 401, 404, 409, 500, 502, 504]) {
      const { send, requests } = retry([new Response(null, { status })]);
      expect((await send(createGet())).status).toBe(status);
      expect(requests).toHaveLength(1);
    }
  });

  it("does not follow an abort by the caller", async () => {
    const controller = new AbortController();
    const { send, requests } = retry(["aborted", response200]);
    const call = send(new Request(createGet(), { signal: controller.signal }));
    controller.abort();
    await expect(call).rejects.toThrow("aborted");
    expect(requests).toHaveLength(1);
  });
});

function formatHttpDate(seconds: number): string {
  return new Date(noon + seconds * 1000).toUTCString();
}
