import { describe, expect, it } from "vitest";
import { createPlatform } from "./create-platform.ts";
import type { NewKey } from "./keys/api-key.ts";
import type { PlatformContract } from "./platform-contract.ts";
import { booksPath, createLibraryApp, libraryContract } from "./testing/library-app.ts";
import { createTestClock } from "./testing/test-clock.ts";

async function setUp(changes: Partial<PlatformContract> = {}, { newKey }: { newKey?: NewKey } = {}) {
  const contract = { ...libraryContract, ...changes } as typeof libraryContract;
  const platform = createPlatform(contract, { keyPrefix: "lib" });
  const clock = createTestClock();
  const { app, keyRing } = createLibraryApp({ contract, platform, clock, origins: ["*"] });
  const { key, record } = await keyRing.issue(newKey);
  const send = async (headers: Record<string, string> = { Authorization: `Bearer ${key}` }, path = booksPath) => {
    const response = await app.request(path, { headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { platform, app, clock, key, record, send };
}

describe("with a security scheme of type apiKey", () => {
  it("authenticates with the key in its header only", async () => {
    const { send, key } = await setUp({
      securitySchemes: { card: { type: "apiKey", in: "header", name: "X-Library-Card" } },
    });
    expect((await send({ "X-Library-Card": key })).status).toBe(200);
    const missing = { code: "missing_api_key", status: 401 };
    const message = "The request has no API key. Send one as X-Library-Card: <API_KEY>.";
    for (const headers of [{}, { "X-Library-Card": "" }, { Authorization: `Bearer ${key}` }])
      expect((await send(headers)).body).toEqual({ ...missing, message });
    expect((await send({ "X-Library-Card": `Bearer ${key}` })).body).toMatchObject({ code: "invalid_api_key" });
  });
});

describe.each([[[]], [[{}, { card: [] }]]])("with an operation with the security %j", (security) => {
  const { listBooks } = libraryContract.operations;
  const operations = { ...libraryContract.operations, listBooks: { ...listBooks, security } };

  it("only this operation needs no key, and requests without a valid key count towards the limit of their address", async () => {
    const { app, key, send } = await setUp({ operations });
    const post = (headers = {}) => app.request(booksPath, { method: "POST", headers });
    expect(await send({})).toMatchObject({ status: 200, body: ["Momo"] });
    expect((await send({})).headers.get("X-RateLimit-Remaining")).toBe("58");
    expect(await (await post()).json()).toMatchObject({ code: "missing_api_key" });
    expect(await (await post({ Authorization: "Bearer lib_live_0" })).json()).toMatchObject({
      code: "invalid_api_key",
    });
    expect((await post({ Authorization: `Bearer ${key}` })).status).toBe(201);
    expect((await send()).headers.get("X-RateLimit-Remaining")).toBe("58");
    for (let count = 0; count < 56; count += 1) await send({});
    expect(await send({})).toMatchObject({ status: 429, body: { code: "rate_limit_exceeded" } });
    expect((await send()).status).toBe(200);
  });

  it("an anonymous request has no idempotency claim", async () => {
    const { platform, clock } = await setUp({ operations });
    const readClaim = platform.createIdempotencyClaimReader({ clock, hash: String });
    const request = { header: { "Idempotency-Key": "one" }, context: { lineageId: undefined } };
    expect(readClaim({ ...request, operation: { id: "lendBook" } })).toBeUndefined();
  });
});

it("responds with the error codes of the contract", async () => {
  const errorCodes = { missing_api_key: "not_found", rate_limit_exceeded: "own" } as const;
  const platform = createPlatform(
    { ...libraryContract, errorCodes: { ...libraryContract.errorCodes, own: { status: 430 } } },
    { keyPrefix: "lib", errorCodes },
  );
  const { app } = createLibraryApp({ platform });
  for (let count = 0; count < 60; count += 1) {
    const response = await app.request(booksPath);
    expect([response.status, await response.json()]).toMatchObject([404, { code: "not_found" }]);
  }
  // The test app declares no code `own`.
  const limited = await app.request(booksPath);
  expect([limited.status, await limited.json()]).toMatchObject([429, { code: "own" }]);
});

describe("without plans", () => {
  it("a key has no limit, and its responses have no rate limit headers", async () => {
    const { send, record } = await setUp({ plans: {} });
    expect(record.plan).toBe("none");
    for (let count = 0; count < 100; count += 1) expect((await send()).status).toBe(200);
    const { headers } = await send();
    expect(headers.get("X-Request-Id")).not.toBeNull();
    expect([...headers.keys()].filter((name) => name.includes("ratelimit"))).toEqual([]);
  });

  it("a key can have a limit, which is the only one in the headers", async () => {
    const { send } = await setUp({ plans: {} }, { newKey: { perMinute: 1 } });
    expect((await send()).headers.get("RateLimit-Policy")).toBe('"minute";q=1;w=60');
    expect((await send()).body).toMatchObject({ code: "rate_limit_exceeded" });
  });
});

it("without x-ban, a key is never banned", async () => {
  const sendOverLimit = async (extensions: PlatformContract["extensions"]) => {
    const { send, clock } = await setUp({ extensions }, { newKey: { perDay: 1 } });
    const codes = new Set<string>();
    for (let count = 0; count < 30; count += 1) {
      codes.add((await send()).body.code);
      clock.advance(1500);
    }
    return codes;
  };
  expect(await sendOverLimit(libraryContract.extensions)).toContain("key_banned");
  expect(await sendOverLimit({})).toEqual(new Set([undefined, "daily_quota_exceeded"]));
});

it.each([
  [{}, 86_400],
  [{ "x-idempotency": { keptSeconds: 60 } }, 60],
])("with the extensions %j, an idempotency claim expires after %i s", async (extensions, seconds) => {
  const { platform, clock } = await setUp({ extensions });
  const readClaim = platform.createIdempotencyClaimReader({ clock, hash: String });
  const request = { bodyBytes: new Uint8Array(), context: { lineageId: "key_1" }, operation: { id: "lendBook" } };
  expect(readClaim({ ...request, header: {} })).toBeUndefined();
  const claim = readClaim({ ...request, header: { "Idempotency-Key": "one" } });
  expect(claim).toMatchObject({ scope: "key_1 lendBook one", expiresAt: clock.now() + seconds * 1000 });
});

it("fingerprints the parameters and the body of a request with an idempotency claim", async () => {
  const { platform, clock } = await setUp({ extensions: {} });
  const readClaim = platform.createIdempotencyClaimReader({ clock, hash: String });
  const request = { header: { "Idempotency-Key": "one" }, context: { lineageId: "" }, operation: { id: "lendBook" } };
  const requests = [
    {},
    { bodyBytes: new Uint8Array([1]) },
    { path: { bookId: 1 } },
    { path: { bookId: 2n ** 60n } },
    { path: { bookId: 1 }, bodyBytes: new Uint8Array([1]) },
    { path: { bookId: 1 }, query: { force: true } },
  ];
  const fingerprints = requests.map((parts) => readClaim({ ...request, ...parts })?.fingerprint);
  expect(new Set(fingerprints).size).toBe(requests.length);
  // The records of older versions have the hash of the body.
  expect(readClaim({ ...request, query: {}, bodyBytes: new Uint8Array([1]) })?.fingerprint).toBe("1");
});

it("without x-cross-origin, a preflight response has no Access-Control-Max-Age", async () => {
  const { app } = await setUp({ extensions: {} });
  const headers = { origin: "https://pages.example", "access-control-request-method": "GET" };
  const response = await app.request(booksPath, { method: "OPTIONS", headers });
  expect([response.status, response.headers.get("Access-Control-Max-Age")]).toEqual([204, null]);
});

it("redacts keys in the messages of errors", async () => {
  const { key, send } = await setUp();
  expect((await send(undefined, `/library/${key}`)).body).toEqual({
    code: "not_found",
    message: "There is no resource at /library/lib_live_…. See the API reference for the available paths.",
    status: 404,
  });
});
