import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import { describe, expect, it, vi } from "vitest";
import { type Library, type ServedResponse, serve } from "../test/serve.ts";
import type { Clock } from "./clock.ts";
import { AbortError, createApiClient, TimeoutError } from "./index.ts";
import { type CallOptions, createCallSender, type RetryOptions, type Wait } from "./send-call.ts";
import { withPacing } from "./with-pacing.ts";

const noon = Date.UTC(2026, 0, 15, 12);
const createGet = () => new Request("http://library.test/books");
const createPost = (headers = {}) => new Request("http://library.test/books", { method: "POST", body: "{}", headers });

/** Returns a sender whose fetch returns these responses in order and repeats the last one. A string is the message of a network failure. */
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
  const sendCall = createCallSender({}, { clock, random: () => 1, fetch, ...options }, async () => {});
  const send = async (request: Request, callOptions: CallOptions = {}) =>
    sendCall(request, { operation: "listBooks", path: "/books", options: callOptions, attempts: 1, waitMs: 0 });
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
    ["is a random fraction of the delay", [response503], { maxRetries: 2, random: half }, 503, [125, 250]],
    ["can be 0 ms", [response503, response200], { random: () => 0 }, 200, [0]],
    ["follows a network failure", ["no route", "no route", response200], {}, 200, [250, 500]],
    [
      "ends before the total wait for limits exceeds maxWaitMs",
      [createError(429, {})],
      { maxRetries: 100, maxWaitMs: 2000 },
      429,
      [250, 500, 1000],
    ],
    ["ends before a delay exceeds the rest of timeoutMs", [response503], { timeoutMs: 900 }, 503, [250, 500]],
    ["follows a Retry-After of 0 s", [withRetryAfter(0, 503)], { random: half }, 503, [125, 250, 500, 1000]],
    ["is added to Retry-After", [withRetryAfter(2)], { random: half }, 429, [2125, 2250, 2500, 3000]],
    ["does not follow a Retry-After above maxWaitMs", [withRetryAfter(61)], {}, 429, []],
    ["does not follow a Retry-After of a 503 above timeoutMs", [withRetryAfter(61, 503)], {}, 503, []],
    [
      "does not follow a Retry-After that exceeds timeoutMs with the jitter",
      [withRetryAfter(1, 503)],
      { timeoutMs: 1100 },
      503,
      [],
    ],
  ])("%s", async (_, outcomes, options, status, waits) => {
    const actual = retry(outcomes, options);
    expect((await actual.send(createGet())).status).toBe(status);
    expect(actual.waits).toEqual(waits);
    expect(actual.requests).toHaveLength(waits.length + 1);
  });

  it("rejects with the last network failure", async () => {
    const { send } = retry(["no route", "connection reset"], { maxRetries: 1 });
    const message = "GET http://library.test/books failed. Check the network and baseUrl.";
    const failure = { name: "ConnectionError", message, attempts: 2, cause: new TypeError("connection reset") };
    await expect(send(createGet())).rejects.toMatchObject(failure);
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
  ])("%s sets the wait", async (_, headers, wait) => {
    for (const status of [429, 503]) {
      const { send, waits } = retry([createError(status, headers), response200]);
      expect((await send(createGet())).status).toBe(200);
      expect(waits).toEqual([wait]);
    }
  });

  it("is not extended by a random part beyond maxWaitMs", async () => {
    const { send, waits } = retry([withRetryAfter(60), response200]);
    expect((await send(createGet())).status).toBe(200);
    expect(waits).toEqual([60_000]);
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
    expect([status, headers.get("Retry-After"), headers.get("RateLimit"), requests.length]).toEqual([
      429,
      "200",
      null,
      1,
    ]);
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

  it("follows 429, 500, 502, 503 and 504, and no other status", async () => {
    for (const status of [429, 500, 502, 503, 504]) {
      const { send } = retry([new Response(null, { status }), response200]);
      expect((await send(createGet())).status).toBe(200);
    }
    for (const status of [200, 304, 400, 401, 404, 409, 501]) {
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
    await expect(call).rejects.toThrow(AbortError);
    expect(requests.length).toBeLessThanOrEqual(1);
  });

  it("follows the statuses of retryStatuses only", async () => {
    const { send, requests } = retry([response503], { retryStatuses: [502] });
    await send(createGet());
    expect(requests).toHaveLength(1);
  });

  it("follows a body that is cut off", async () => {
    const start = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("terminated"));
    let attempts = 0;
    const fetch = async () => (++attempts === 1 ? new Response(new ReadableStream({ start })) : response200.clone());
    const { send } = retry([], { fetch });
    expect(await (await send(createGet())).text()).toBe("[]");
  });
});

describe("options of a call", () => {
  it("replace those of the client", async () => {
    const { send, requests, waits } = retry([response503], { maxRetries: 9 });
    const reports: Wait[] = [];
    await send(createGet(), { maxRetries: 1, onWait: (wait) => void reports.push(wait) });
    expect([requests.length, waits]).toEqual([2, [250]]);
    expect(reports).toEqual([{ reason: "retry", waitMs: 250, attempt: 2, operation: "listBooks" }]);
    const fetch = vi.fn(async () => response200);
    expect((await send(createGet(), { fetch })).status).toBe(200);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("onWait reports waits for rate limits, also before the first request", async () => {
    const reports: string[] = [];
    const onWait = ({ reason, attempt }: Wait) => void reports.push(`${reason} ${attempt}`);
    const { send } = retry([withRetryAfter(7), response200], { maxRetries: 0, onWait });
    await send(createGet());
    await send(createGet());
    expect(reports).toEqual(["rate_limit 1"]);
  });
});

describe("timeoutMs", () => {
  const never = async ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

  it("ends a call with all its attempts", async () => {
    const { send } = retry([], { fetch: never, timeoutMs: 50 });
    const failure = { name: "TimeoutError", code: undefined, attempts: 1 };
    await expect(send(createGet())).rejects.toMatchObject(failure);
    await expect(send(createGet(), { timeoutMs: 10 })).rejects.toThrow(TimeoutError);
    await expect(send(createGet())).rejects.toThrow("GET http://library.test/books timed out after 50 ms.");
  });

  it("ends a call whose fetch ignores the signal", async () => {
    const { send } = retry([], { fetch: () => new Promise(() => {}), timeoutMs: 50 });
    await expect(send(createGet())).rejects.toThrow(TimeoutError);
    const aborted = send(new Request(createGet(), { signal: AbortSignal.timeout(20) }), { timeoutMs: 9000 });
    await expect(aborted).rejects.toThrow(AbortError);
  });

  it("ends a call that waits for its key", async () => {
    const apiKey = () => new Promise<string>(() => {});
    const library = createApiClient<Library>(calls, { baseUrl: "http://library.test", apiKey, timeoutMs: 50 });
    await expect(library.newestBook()).rejects.toMatchObject({ name: "TimeoutError", attempts: 0 });
  });

  it("does not count the waits of withPacing, also not for calls behind them", async () => {
    let now = noon;
    const wait = async (milliseconds: number) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      now += milliseconds;
    };
    const reports: Wait[] = [];
    const limited = new Response("[]", { headers: { RateLimit: '"minute";r=0;t=2' } });
    const { send } = retry([limited, response200], {
      layers: [withPacing()],
      clock: { now: () => now, wait },
      maxConcurrent: 1,
      timeoutMs: 500,
      onWait: (report) => void reports.push(report),
    });
    await send(createGet());
    const responses = await Promise.all([send(createGet()), send(createGet())]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(reports[0]).toEqual({ reason: "rate_limit", waitMs: 2000, attempt: 1, operation: "listBooks" });
  });

  it("ends the reading of a body", async () => {
    const stalledFetch = async ({ signal }: Request) => {
      const start = (controller: ReadableStreamDefaultController) =>
        signal.addEventListener("abort", () => controller.error(signal.reason));
      return new Response(new ReadableStream({ start }));
    };
    const { send } = retry([], { fetch: stalledFetch, timeoutMs: 50 });
    await expect(send(createGet())).rejects.toThrow(TimeoutError);
  });

  it("does not count waits for rate limits", async () => {
    let now = noon;
    const wait = async (milliseconds: number) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      now += milliseconds;
    };
    const { send } = retry([withRetryAfter(1), response200], { clock: { now: () => now, wait }, timeoutMs: 500 });
    expect((await send(createGet())).status).toBe(200);
  });

  it.each([2 ** 40, Number.POSITIVE_INFINITY])("of %d ms does not fire immediately", async (timeoutMs) => {
    const slowFetch = ({ signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        setTimeout(resolve, 20, response200.clone());
      });
    const { send } = retry([], { fetch: slowFetch, timeoutMs });
    expect((await send(createGet())).status).toBe(200);
  });
});

describe("an Idempotency-Key", () => {
  const book = { title: "Momo", shelf: 7, authors: [{ name: "Michael Ende" }] };
  const openLibrary = () => {
    const keys: (string | null)[] = [];
    const fetch = ({ headers }: Request) => {
      keys.push(headers.get("Idempotency-Key"));
      return Response.json({}, { status: 201 });
    };
    const options = { baseUrl: "http://library.test", apiKey: false, fetch } as const;
    return { library: createApiClient<Library>(calls, options), keys };
  };

  it("is new for each call of an operation that documents it", async () => {
    const { library, keys } = openLibrary();
    await library.addBook(book);
    await library.raw.POST("/books", { body: book });
    await library.newestBook();
    const [firstKey, secondKey, keyOfGet] = keys;
    for (const postKey of [firstKey, secondKey]) expect(postKey).toMatch(/^\d+(-\d+){3}$/);
    expect(firstKey).not.toBe(secondKey);
    expect(keyOfGet).toBeNull();
  });

  it("is that of the call if it has one", async () => {
    const { library, keys } = openLibrary();
    await library.addBook(book, { idempotencyKey: "one" });
    await library.addBook(book, { headers: { "Idempotency-Key": "two" } });
    expect(keys).toEqual(["one", "two"]);
  });
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

describe("a garbage collection", () => {
  it.each<[when: string, response: ServedResponse | Promise<ServedResponse>, parseAs: "json" | "stream"]>([
    ["before its response", new Promise<ServedResponse>(() => {}), "json"],
    ["while its body is read", { body: "[]", headers: { "Content-Length": "3" } }, "json"],
    ["while its stream is read", { body: "[]", headers: { "Content-Length": "3" } }, "stream"],
  ])("does not lose the signal of a call %s", async (when, servedResponse, parseAs) => {
    const started = Promise.withResolvers<void>();
    const observedFetch = async (request: Request) => {
      const response = await fetch(request);
      started.resolve();
      return response;
    };
    const respond = () => {
      if (when === "before its response") started.resolve();
      return servedResponse;
    };
    const { client } = await serve(respond, { fetch: observedFetch });
    const controller = new AbortController();
    const read = async () => {
      const { data } = await client.raw.GET("/books/newest", { signal: controller.signal, parseAs });
      await new Response(data as ReadableStream).text();
    };
    const failure = read().catch((error: unknown) => error);
    await started.promise;
    // Weak references are cleared one turn after a collection.
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
    }
    const reason = new Error("enough");
    controller.abort(reason);
    const error = (await failure) as Error;
    expect(parseAs === "json" ? error.cause : error).toBe(reason);
  });
});

function formatHttpDate(seconds: number): string {
  return new Date(noon + seconds * 1000).toUTCString();
}
