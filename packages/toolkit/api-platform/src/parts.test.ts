import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { type JwtVariables, jwt, sign } from "hono/jwt";
import { requestId } from "hono/request-id";
import { describe, expect, it, vi } from "vitest";
import {
  apiKeys,
  createAddressLimiter,
  createKeyRing,
  createKeyRules,
  createMemoryIdempotencyRecords,
  createMemoryKeyStore,
  createMemoryLimiter,
  idempotency,
  limitAddresses,
  type PartErrorOptions,
  rateLimit,
  StoreUnavailableError,
  systemClock,
} from "./index.ts";
import { booksPath, createLibraryApp } from "./testing/library-app.ts";
import { createTestClock } from "./testing/test-clock.ts";

const secret = "a secret of the test";
const authorize = async (sub: string) => ({ Authorization: `Bearer ${await sign({ sub }, secret)}` });
const jwtAuth = jwt({ secret, alg: "HS256" });
const getUser = (c: Context<{ Variables: JwtVariables<{ sub: string }> }>) => c.var.jwtPayload.sub;

describe("rateLimit", () => {
  function openApp(limits: Parameters<typeof rateLimit>[0]["limits"], options = {}) {
    const clock = createTestClock();
    const app = new Hono()
      .get("/public", (c) => c.text("public"))
      .use(jwtAuth)
      .use(rateLimit({ limiter: createMemoryLimiter(), caller: getUser, limits, clock, ...options }))
      .get("/books", () => new Response("own response"));
    const send = async (user: string) => app.request("/books", { headers: await authorize(user) });
    return { app, clock, send };
  }

  it("limits each caller, and not the routes before it", async () => {
    const { app, clock, send } = openApp({ perMinute: 2 });
    expect((await send("one")).headers.get("X-RateLimit-Remaining")).toBe("1");
    await send("one");
    const limited = await send("one");
    expect(limited.status).toBe(429);
    expect(await limited.json()).toEqual({
      code: "rate_limit_exceeded",
      message: "The limit of 2 requests per minute is exhausted. Retry in 60 seconds.",
      status: 429,
    });
    expect(limited.headers.get("Retry-After")).toBe("60");
    expect(limited.headers.get("RateLimit-Policy")).toBe('"minute";q=2;w=60');
    expect((await send("other")).status).toBe(200);
    expect((await app.request("/public")).status).toBe(200);
    clock.advance(60_000);
    expect((await send("one")).status).toBe(200);
  });

  it("counts no request without a caller or without a limit", async () => {
    const { send } = openApp((c) => (getUser(c) === "free" ? { perDay: 1 } : {}));
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await send("unlimited");
      expect([status, headers.get("RateLimit")]).toEqual([200, null]);
    }
    expect([(await send("free")).status, (await send("free")).status]).toEqual([200, 429]);
    const anonymous = openApp({ perMinute: 1 }, { caller: () => undefined });
    expect([(await anonymous.send("")).status, (await anonymous.send("")).status]).toEqual([200, 200]);
  });

  it("responds with the code and the body of the app", async () => {
    const { send } = openApp({ perDay: 1 }, {
      errorCodes: { daily_quota_exceeded: "quota" },
      renderError: ({ code, message }, status, c) => c.json({ title: code, detail: message }, status),
    } satisfies Partial<Parameters<typeof rateLimit>[0]>);
    await send("one");
    expect(await (await send("one")).json()).toMatchObject({ title: "quota", detail: expect.stringContaining("day") });
  });

  it("bans a caller by the policy of the limiter", async () => {
    const policy = { maxStrikes: 1, windowMs: 60_000, durationMs: 300_000, graceMs: 0 };
    const { clock, send } = openApp({ perDay: 1 }, { limiter: createMemoryLimiter(policy) });
    await send("one");
    await send("one");
    clock.advance(1);
    expect(await (await send("one")).json()).toMatchObject({
      code: "key_banned",
      message: expect.stringMatching(/^The caller is temporarily banned/),
    });
  });
});

it("limitAddresses limits each address and network, and no request without an address", async () => {
  const clock = createTestClock();
  const app = new Hono()
    .use(limitAddresses({ limiter: createAddressLimiter(1), address: (c) => c.req.header("X-Address"), clock }))
    .get("/", (c) => c.text("ok"));
  const send = async (address?: string) =>
    (await app.request("/", { headers: address === undefined ? {} : { "X-Address": address } })).status;
  expect([await send("2001:db8::1"), await send("2001:db8::2"), await send("192.0.2.1")]).toEqual([200, 429, 200]);
  expect([await send(), await send()]).toEqual([200, 200]);
});

describe("apiKeys", () => {
  async function openApp(keyHeader?: string) {
    const clock = createTestClock();
    const rules = createKeyRules({ keyPrefix: "lib", keyHeader, scopes: ["read", "write"] });
    const keyRing = createKeyRing(rules, { store: createMemoryKeyStore(), clock });
    const app = new Hono()
      .use(apiKeys({ keyRing, scopes: ["read"], errorCodes: { missing_api_key: "no_key" } }))
      .get("/books", (c) => c.text(c.var.apiKey.id));
    const send = async (headers = {}) => {
      const response = await app.request("/books", { headers });
      return [response.status, await response.text(), response.headers.get("WWW-Authenticate")] as const;
    };
    return { keyRing, send };
  }

  it("requires a valid key with the scopes", async () => {
    const { keyRing, send } = await openApp();
    const { key, record } = await keyRing.issue();
    const { key: writeKey } = await keyRing.issue({ scopes: ["write"] });
    expect(await send({ Authorization: `Bearer ${key}` })).toEqual([200, record.id, null]);
    expect(await send()).toMatchObject([401, expect.stringContaining('"code":"no_key"'), "Bearer"]);
    expect((await send({ Authorization: `Bearer ${writeKey}` }))[0]).toBe(403);
    await keyRing.revoke(record.id);
    expect((await send({ Authorization: `Bearer ${key}` }))[1]).toContain('"code":"revoked_api_key"');
  });

  it("reads the key from the header of the rules", async () => {
    const { keyRing, send } = await openApp("X-API-Key");
    const { key } = await keyRing.issue();
    expect((await send({ "X-API-Key": key }))[0]).toBe(200);
    expect((await send({ Authorization: `Bearer ${key}` }))[2]).toBe("ApiKey");
  });
});

describe("idempotency", () => {
  const records = createMemoryIdempotencyRecords();
  const post = (
    app: { request: Hono["request"] },
    body: BodyInit | null,
    path = "/",
    key: string = crypto.randomUUID(),
  ) => ({
    send: () => app.request(path, { method: "POST", body, headers: { "Idempotency-Key": key, "X-Request-Id": key } }),
  });

  it("requires either records or a transaction", () => {
    expect(() => idempotency({ caller: () => "user" })).toThrow("Pass one of them.");
  });

  it("rejects a larger request body, with or without Content-Length", async () => {
    const app = new Hono()
      .use(idempotency({ records, caller: () => "user", maxRequestBytes: 4 }))
      .post("/", async (c) => {
        return c.text(await c.req.text());
      });
    expect(await (await post(app, "four").send()).text()).toBe("four");
    expect((await post(app, "fives").send()).status).toBe(413);
    const stream = new Blob(["fives"]).stream();
    const request = new Request("http://localhost/", {
      method: "POST",
      body: stream,
      headers: { "Idempotency-Key": "stream" },
      duplex: "half",
    } as RequestInit);
    expect((await app.request(request)).status).toBe(413);
  });

  it("does not run a request whose client aborts its body, and logs nothing", async () => {
    let runs = 0;
    const app = new Hono().use(idempotency({ records, caller: () => "user" })).all("/", () => {
      runs += 1;
      return new Response();
    });
    const log = vi.spyOn(console, "error");
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
    const init = { method: "POST", body, headers: { "Idempotency-Key": "aborted" }, duplex: "half" } as RequestInit;
    expect((await app.request("/", init)).status).toBe(400);
    expect([runs, log.mock.calls]).toEqual([0, []]);
  });

  it("throws if middleware has read the body without Hono", async () => {
    const app = new Hono()
      .onError(({ message }, c) => c.text(message, 500))
      .use(async (c, next) => {
        await c.req.raw.text();
        await next();
      })
      .post("/", idempotency({ records, caller: () => "user" }), (c) => c.text("done"));
    const request = { method: "POST", body: "1", headers: { "Idempotency-Key": "read" } };
    expect((await app.request("/", request)).status).toBe(500);
  });

  it.each([
    ["a response above the maximum", () => new Response("12345")],
    ["a stream of events", () => new Response("data", { headers: { "Content-Type": "text/event-stream" } })],
    ["binary data", () => new Response(new Uint8Array([0xff]))],
  ])("sends %s once, and does not run again", async (_, respond) => {
    let runs = 0;
    const app = new Hono().use(idempotency({ records, caller: () => "user", maxResponseBytes: 4 })).post("/", () => {
      runs += 1;
      return respond();
    });
    const { send } = post(app, null);
    expect(await (await send()).bytes()).toEqual(await respond().bytes());
    const retry = await send();
    expect([retry.status, runs]).toEqual([409, 1]);
    expect(await retry.json()).toMatchObject({ code: "idempotency_conflict" });
  });

  it("repeats a response without a body", async () => {
    const app = new Hono().use(idempotency({ records, caller: () => "user" })).post("/", (c) => c.body(null, 204));
    const { send } = post(app, null);
    await send();
    const retry = await send();
    expect([retry.status, retry.headers.get("Idempotency-Replayed")]).toEqual([204, "true"]);
  });

  it("ignores GET, requests without a key, and requests without a caller", async () => {
    let runs = 0;
    const app = new Hono().use(idempotency({ records, caller: (c) => c.req.header("X-User") })).all("/", (c) => {
      runs += 1;
      return c.text("ok");
    });
    const headers = { "Idempotency-Key": "ignored" };
    for (const init of [
      { headers: { ...headers, "X-User": "a" } },
      { method: "POST", headers: { "X-User": "a" } },
      { method: "POST", headers },
    ])
      for (let count = 0; count < 2; count += 1) await app.request("/", init);
    expect(runs).toBe(6);
  });

  it("a failure that is no error ends the claim", async () => {
    let fails = true;
    const app = new Hono().use(idempotency({ records, caller: () => "user" })).post("/", (c) => {
      if (fails) throw "no error";
      return c.text("ok");
    });
    const { send } = post(app, null);
    await expect(send()).rejects.toBe("no error");
    fails = false;
    expect((await send()).status).toBe(200);
  });
});

describe("a store that fails", () => {
  const caller = () => "caller";
  type Fail = () => never;
  const rules = createKeyRules({ keyPrefix: "lib", scopes: [] });
  const open = {
    rateLimit: (take: Fail, options) =>
      rateLimit({ limiter: { ...createMemoryLimiter(), take }, caller, limits: { perMinute: 1 }, ...options }),
    limitAddresses: (take: Fail, options) =>
      limitAddresses({ limiter: { ...createAddressLimiter(1), take }, address: caller, ...options }),
    apiKeys: (authenticate: Fail, options) =>
      apiKeys({
        keyRing: { ...createKeyRing(rules, { store: createMemoryKeyStore(), clock: systemClock }), authenticate },
        ...options,
      }),
    records: (add: Fail, options) =>
      idempotency({ records: { ...createMemoryIdempotencyRecords(), add }, caller, ...options }),
    "the end of a record": (replace: Fail, options) =>
      idempotency({ records: { ...createMemoryIdempotencyRecords(), replace }, caller, ...options }),
    "the start of a transaction": (transaction: Fail, options) => idempotency({ transaction, caller, ...options }),
    "a commit": (commit: Fail, options) =>
      idempotency({
        caller,
        transaction: (_, run) => run(createMemoryIdempotencyRecords()).then(commit),
        ...options,
      }),
  } satisfies Record<string, (fail: Fail, options: PartErrorOptions) => unknown>;

  it.each(Object.keys(open) as (keyof typeof open)[])(
    "%s: is a 503 of the app, or another error for Hono",
    async (part) => {
      let failure: Error = new StoreUnavailableError("down");
      const fail = () => {
        throw failure;
      };
      const options: PartErrorOptions = {
        errorCodes: { service_unavailable: "down" },
        renderError: ({ code }, status) => new Response(code, { status }),
      };
      const app = new Hono()
        .use(cors())
        .use(open[part](fail, options))
        .post("/", (c) => c.text("created", 201, { Location: "/1" }))
        .onError(({ message }, c) => c.text(message, 500));
      const send = async () => {
        const response = await app.request("/", {
          method: "POST",
          headers: { "Idempotency-Key": crypto.randomUUID() },
        });
        const names = ["Retry-After", "Location", "Access-Control-Allow-Origin"];
        return [response.status, await response.text(), ...names.map((name) => response.headers.get(name))];
      };
      expect(await send()).toEqual([503, "down", "1", null, "*"]);
      failure = new Error("no such table");
      expect((await send()).slice(0, 2)).toEqual([500, "no such table"]);
    },
  );
});

it("the parts work around an app of mountContract, and each response has the headers of all", async () => {
  const clock = createTestClock();
  const { app: library, keyRing } = createLibraryApp({ clock });
  const { key } = await keyRing.issue();
  const caller = () => "tenant";
  const app = new Hono()
    .use(requestId(), cors({ origin: ["https://page.example"] }))
    .use(rateLimit({ limiter: createMemoryLimiter(), caller, limits: { perMinute: 10 }, clock }))
    .use(idempotency({ records: createMemoryIdempotencyRecords(), caller, clock }))
    .route("/", library);
  const send = async (id: string, origin = "https://page.example") => {
    const headers = { Authorization: `Bearer ${key}`, "Idempotency-Key": "one", "X-Request-Id": id, Origin: origin };
    const response = await app.request(booksPath, { method: "POST", headers });
    const names = ["X-Request-Id", "Access-Control-Allow-Origin", "X-RateLimit-Remaining", "Idempotency-Replayed"];
    return [response.status, await response.json(), ...names.map((name) => response.headers.get(name))];
  };
  expect(await send("first")).toEqual([201, "Momo", "first", "https://page.example", "9", null]);
  expect(await send("second")).toEqual([201, "Momo", "second", "https://page.example", "8", "true"]);
  // The stored response has no headers of outer middleware.
  expect(await send("third", "https://other.example")).toEqual([201, "Momo", "third", null, "7", "true"]);
});
