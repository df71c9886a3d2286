import { describe, expect, it } from "vitest";
import {
  createStoreClient,
  createTypedClient,
  isStoreApiError,
  orThrow,
  StoreApiError,
  StoreConnectionError,
  StoreTimeoutError,
} from "./index.ts";

const baseUrl = "http://store.test/v1";
const apiKey = "as_live_test";
const html = "<h1>Bad Gateway</h1>";

describe.each([200, 404, 429, 502])("a response %i of a proxy", (status) => {
  it("is an error without a status and a code, and with the body as its cause", async () => {
    const result = await respond(html, { status }).listPets();
    const error = { code: undefined, status, cause: html };
    expect(result).toMatchObject({ status: undefined, error, operation: "listPets" });
    expect(result.data).toBeUndefined();
    expect(await getError(async () => orThrow(result))).toMatchObject(error);
  });
});

it.each([
  [{}, undefined],
  [{ "Retry-After": "7" }, 7],
  [{ "Retry-After": "Thu, 15 Jan 2026 12:01:30 GMT", Date: "Thu, 15 Jan 2026 12:00:00 GMT" }, 90],
])("a 429 of a proxy with %j has retryAfterSeconds %s", async (headers, retryAfterSeconds) => {
  const { listPets } = respond(html, { status: 429, headers });
  const error = await getError(async () => orThrow(await listPets()));
  expect(error).toBeInstanceOf(StoreApiError);
  expect(error).toMatchObject({ status: 429, code: undefined, retryAfterSeconds });
});

it.each(["rate_limit_exceeded", "daily_quota_exceeded", "key_banned"])(
  "orThrow throws a StoreApiError for %s",
  async (code) => {
    const rejection = { code, message: "The limit is exhausted. Wait.", status: 429 };
    const headers = { "X-Request-Id": "one", "Retry-After": "9" };
    const store = respond(JSON.stringify(rejection), { status: 429, headers });
    const error = await getError(async () => orThrow(await store.listPets()));
    expect(error).toBeInstanceOf(StoreApiError);
    const details = { operation: "listPets", requestId: "one", retryAfterSeconds: 9, attempts: 1, error: rejection };
    expect(error).toMatchObject({ name: "ApiError", code, status: 429, ...details });
  },
);

it("a StoreApiError has the method, status, code and message, and isStoreApiError checks its operation", async () => {
  const rejection = { code: "pet_not_found", message: "There is no pet 7.", status: 404 };
  const { createOrder } = respond(JSON.stringify(rejection), { status: 404 });
  const error = await getError(async () => orThrow(await createOrder({ petId: 7 })));
  expect(String(error)).toMatch(/^ApiError: POST .* returned 404 pet_not_found: There is no pet 7\.$/);
  expect([isStoreApiError(error, "createOrder"), isStoreApiError(error, "getPet")]).toEqual([true, false]);
  expect(isStoreApiError(new Error("pet_not_found"), "createOrder")).toBe(false);
});

it("a 304 has neither data nor an error, and orThrow throws a StoreApiError", async () => {
  const { listPets } = respond("", { status: 304 });
  const result = await listPets({}, { headers: { "If-None-Match": '"one"' } });
  expect([result.status, result.data, result.error]).toEqual([304, undefined, undefined]);
  const error = await getError(async () => orThrow(result));
  expect(error).toBeInstanceOf(StoreApiError);
  expect(String(error)).toMatch(/ returned 304: Not modified\. Use your stored copy\.$/);
});

describe("a call without a response", () => {
  it("rejects with a StoreConnectionError, which has the error of fetch", async () => {
    const cause = new TypeError("fetch failed");
    const store = createStoreClient({
      baseUrl,
      apiKey,
      maxRetries: 1,
      random: () => 0,
      fetch: () => Promise.reject(cause),
    });
    const error = await getError(() => store.getPet({ petId: 1 }));
    expect(error).toBeInstanceOf(StoreConnectionError);
    expect(error).toMatchObject({ name: "ConnectionError", cause, attempts: 2, code: undefined });
    expect(String(error)).toContain("GET http://store.test/v1/pets/1 failed.");
  });

  it("rejects with a StoreTimeoutError after timeoutMs", async () => {
    const { promise } = Promise.withResolvers<Response>();
    const fetch = ({ signal }: Request) => Promise.race([promise, rejectOnAbort(signal)]);
    const store = createStoreClient({ baseUrl, apiKey, fetch });
    const error = await getError(() => store.listPets({}, { timeoutMs: 20 }));
    expect(error).toBeInstanceOf(StoreTimeoutError);
    expect(error).toMatchObject({ name: "TimeoutError", attempts: 1, code: undefined });
  });

  it("rejects with the error of fetch in the minimal client", async () => {
    const cause = new TypeError("fetch failed");
    const store = createTypedClient({ baseUrl, apiKey, fetch: () => Promise.reject(cause) });
    expect(await getError(() => store.GET("/pets"))).toBe(cause);
  });
});

describe("a rejected page", () => {
  it.each([
    [{ status: 400 }, "not JSON of the API"],
    [{ headers: { Link: '<http://other.test/>; rel="next"' } }, "must be a URL on http://store.test"],
  ])("throws a StoreApiError: %j", async (init, message) => {
    const pages = respond("[]", init).listPets.pages({ limit: 2 });
    const error = await getError(() => Array.fromAsync(pages));
    expect(error).toBeInstanceOf(StoreApiError);
    expect(String(error)).toContain(message);
  });
});

function respond(body: string, init: ResponseInit) {
  return createStoreClient({ baseUrl, apiKey, maxRetries: 0, fetch: () => new Response(body || null, init) });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

async function getError(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
