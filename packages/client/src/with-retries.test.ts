import { describe, expect, it } from "vitest";
import type { Clock } from "./clock.ts";
import { type RetryOptions, withRetries } from "./with-retries.ts";

const noon = Date.UTC(2026, 0, 15, 12);
const get = () => new Request("http://store.test/v1/pets");
const post = (headers = {}) => new Request("http://store.test/v1/pets", { method: "POST", body: "{}", headers });

/** Retries over answers that come one after the other; a string is the message of a failure. The last one stays. */
function retry(answers: (Response | string)[], options: RetryOptions = {}) {
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
    const answer = answers[Math.min(sent.push(request), answers.length) - 1];
    if (answer instanceof Response) return answer.clone();
    throw new TypeError(answer);
  };
  const retrying = withRetries(fetch, { clock, random: () => 1, ...options });
  return { retrying, sent, waits, pass: (milliseconds: number) => (now += milliseconds) };
}

const ok = new Response("[]");
const away = new Response("{}", { status: 503 });
const refusal = (status: number, headers: Record<string, string>) => new Response("{}", { status, headers });

describe("Back-off", () => {
  it("doubles, and each wait is any part of it", async () => {
    const longest = retry([away], { atMost: 5 });
    expect((await longest.retrying(get())).status).toBe(503);
    expect(longest.waits).toEqual([250, 500, 1000, 2000, 4000]);
    const half = retry([away], { atMost: 2, backOffMs: 1000, random: () => 0.5 });
    await half.retrying(get());
    expect(half.waits).toEqual([500, 1000]);
    const none = retry([away, ok], { random: () => 0 });
    expect((await none.retrying(get())).status).toBe(200);
    expect(none.waits).toEqual([0]);
  });

  it("follows a failure of the network, and ends with the last one", async () => {
    const back = retry(["no route", "no route", ok]);
    expect((await back.retrying(get())).status).toBe(200);
    expect(back.waits).toEqual([250, 500]);
    const gone = retry(["no route", "gone"], { atMost: 1 });
    await expect(gone.retrying(get())).rejects.toThrow(new TypeError("gone"));
  });

  it("sends one request at a time when none is allowed at once", { timeout: 2000 }, async () => {
    const one = retry([away, ok], { atOnce: 0 });
    expect((await one.retrying(get())).status).toBe(200);
  });

  it("stops where all waits of a call would take longer than its budget", async () => {
    const { retrying, waits } = retry([away], { atMost: 100, waitAtMostMs: 2000 });
    expect((await retrying(get())).status).toBe(503);
    expect(waits).toEqual([250, 500, 1000]);
  });
});

describe("Retry-After", () => {
  it.each([
    ["in seconds", { "Retry-After": "7" }, 7250],
    ["as a date, by the answer's own clock", { "Retry-After": date(9), Date: date(2) }, 7250],
    ["as a date, by ours where the answer tells none", { "Retry-After": date(7) }, 7250],
    ["as a date that has passed", { "Retry-After": date(1), Date: date(5) }, 250],
    ["as no time at all", { "Retry-After": "0" }, 250],
    ["as nothing that one understands", { "Retry-After": "soon" }, 250],
    ["without a random part where the budget has nothing left for it", { "Retry-After": "60" }, 60_000],
  ])("is understood %s", async (_, headers, wait) => {
    for (const status of [429, 503]) {
      const { retrying, waits } = retry([refusal(status, headers), ok]);
      expect((await retrying(get())).status).toBe(200);
      expect(waits).toEqual([wait]);
    }
  });

  it("is followed by a random part, and never a whole row of repeats at once", async () => {
    const { retrying, waits } = retry([refusal(503, { "Retry-After": "0" })], { random: () => 0.5 });
    await retrying(get());
    expect(waits).toEqual([125, 250, 500, 1000]);
    const seconds = retry([refusal(429, { "Retry-After": "2" })], { random: () => 0.5 });
    await seconds.retrying(get());
    expect(seconds.waits).toEqual([2125, 2250, 2500, 3000]);
  });

  it("of no time at all holds all callers back for the back-off", async () => {
    const { retrying, sent } = retry([refusal(429, { "Retry-After": "0" })], { waitAtMostMs: 100 });
    await retrying(get());
    await retrying(get());
    expect(sent).toHaveLength(1);
  });

  it("beyond the budget hands the answer over without a wait", async () => {
    const { retrying, waits, sent } = retry([refusal(503, { "Retry-After": "61" })]);
    expect((await retrying(get())).status).toBe(503);
    expect([waits, sent.length]).toEqual([[], 1]);
  });

  it("of a 429 holds for all callers, and is told with what is left of it", async () => {
    const { retrying, sent, pass, waits } = retry([
      refusal(429, { "Retry-After": "300", RateLimit: '"minute";r=0;t=9' }),
      ok,
    ]);
    await retrying(get());
    pass(100_000);
    const { status, headers } = await retrying(post());
    expect([status, headers.get("Retry-After"), headers.get("Age"), sent.length]).toEqual([429, "200", "100", 1]);
    pass(150_000);
    expect((await retrying(get())).status).toBe(200);
    expect([waits, sent.length]).toEqual([[50_250], 2]);
  });

  it("of two 429 that came together the longer one holds, and each is told whole", async () => {
    const late = new Response('{"code":"key_banned"}', { status: 429, headers: { "Retry-After": "300" } });
    const { retrying } = retry([late, refusal(429, { "Retry-After": "90" })]);
    const answers = await Promise.all([retrying(get()), retrying(get())]);
    expect(answers.map(({ headers }) => headers.get("Retry-After"))).toEqual(["300", "90"]);
    const told = await retrying(get());
    expect([told.headers.get("Retry-After"), await told.json()]).toEqual(["300", { code: "key_banned" }]);
  });

  it("of a 429 is told whole to a caller that comes while its body is under way", async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const { retrying, sent } = retry([new Response(body.readable, { status: 429, headers: { "Retry-After": "300" } })]);
    const first = retrying(get());
    await expect.poll(() => sent.length).toBe(1);
    const second = retrying(get());
    const writer = body.writable.getWriter();
    void writer.write(new TextEncoder().encode("{}"));
    void writer.close();
    expect(await (await second).text()).toBe("{}");
    expect(await (await first).text()).toBe("{}");
    expect(sent).toHaveLength(1);
  });

  it("of a 503 holds for nobody else", async () => {
    const { retrying, sent, waits } = retry([refusal(503, { "Retry-After": "300" }), ok]);
    await retrying(get());
    expect((await retrying(get())).status).toBe(200);
    expect([sent.length, waits]).toEqual([2, []]);
  });
});

describe("Sent again", () => {
  it.each([
    ["GET", get(), 2],
    ["a POST without a key", post(), 1],
    ["a POST with a key", post({ "Idempotency-Key": "one" }), 2],
    ["DELETE", new Request("http://store.test/", { method: "DELETE" }), 2],
    ["PATCH", new Request("http://store.test/", { method: "PATCH" }), 1],
  ])("is %s", async (_, request, tries) => {
    const { retrying, sent } = retry([away, ok]);
    await retrying(request);
    expect(sent).toHaveLength(tries);
  });

  it("is nothing but 429, 503 and failures", async () => {
    for (const status of [200, 304, 400, 401, 404, 409, 500, 502, 504]) {
      const { retrying, sent } = retry([new Response(null, { status })]);
      expect((await retrying(get())).status).toBe(status);
      expect(sent).toHaveLength(1);
    }
  });

  it("is nothing that its caller gave up", async () => {
    const controller = new AbortController();
    const { retrying, sent } = retry(["aborted", ok]);
    const call = retrying(new Request(get(), { signal: controller.signal }));
    controller.abort();
    await expect(call).rejects.toThrow("aborted");
    expect(sent).toHaveLength(1);
  });
});

function date(seconds: number): string {
  return new Date(noon + seconds * 1000).toUTCString();
}
