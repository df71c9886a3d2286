import { describe, expect, it } from "vitest";
import { createStoreClient, isStoreError, orThrow, RateLimitError, StoreError, toStoreError } from "./index.ts";

const baseUrl = "http://store.test/v1";
const key = "as_live_test";
const html = "<h1>Bad Gateway</h1>";

function respond(body: string, init: ResponseInit) {
  return createStoreClient({ baseUrl, key, retries: false, fetch: () => new Response(body || null, init) });
}

it.each([
  [{}, 1],
  [{ "Retry-After": "7" }, 7],
  [{ "Retry-After": "Thu, 15 Jan 2026 12:01:30 GMT", Date: "Thu, 15 Jan 2026 12:00:00 GMT" }, 90],
])(
  "a 429 of a proxy with %j is a RateLimitError without a window and with retryAfter %i",
  async (headers, retryAfter) => {
    const error = toStoreError(await respond(html, { status: 429, headers }).GET("/pets"));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ window: undefined, limit: undefined, retryAfter, cause: html });
  },
);

it.each([
  ["rate_limit_exceeded", "minute", 60],
  ["daily_quota_exceeded", "day", 1000],
  ["key_banned", "ban", undefined],
])("orThrow throws a RateLimitError for %s with its window and limit", async (code, window, limit) => {
  const rejection = { code, message: "The limit is exhausted. Wait.", status: 429 };
  const headers = {
    "X-Request-Id": "one",
    "RateLimit-Policy": '"minute";q=60;w=60, "day";q=1000;w=86400',
    RateLimit: '"minute";r=0;t=9, "day";r=0;t=90',
  };
  const result = await respond(JSON.stringify(rejection), { status: 429, headers }).GET("/pets");
  const properties = { name: "RateLimitError", window, limit, retryAfter: 1, operation: "listPets", requestId: "one" };
  expect(() => orThrow(result)).toThrow(expect.objectContaining({ ...rejection, ...properties, details: [] }));
  expect(toStoreError(result)).toBeInstanceOf(StoreError);
});

it("a StoreError has its name, and isStoreError checks its operation", async () => {
  const rejection = { code: "pet_not_found", message: "There is no pet 7.", status: 404 };
  const result = await respond(JSON.stringify(rejection), { status: 404 }).GET("/pets");
  const error = toStoreError(result);
  expect(error).toMatchObject({ ...rejection, name: "StoreError", operation: "listPets" });
  expect(String(error)).toBe("StoreError: There is no pet 7.");
  expect([isStoreError(error, "listPets"), isStoreError(error, "getPet")]).toEqual([true, false]);
  expect(() => orThrow(result)).toThrow(StoreError);
});

it("a 304 is a StoreError", async () => {
  const result = await respond("", { status: 304 }).GET("/pets");
  expect([result.data, result.error]).toEqual([undefined, undefined]);
  expect(String(toStoreError(result))).toBe("StoreError: The server returned 304: not modified. Use your stored copy.");
});

describe("a rejected page", () => {
  it.each([
    [{ status: 400 }, "without an API error"],
    [{ headers: { Link: '<http://other.test/>; rel="next"' } }, "is not on http://store.test"],
  ])("throws a StoreError: %j", async (init, message) => {
    const pages = respond("[]", init).listPetPages({ limit: 2 });
    const thrown = await Array.fromAsync(pages).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(StoreError);
    expect(String(thrown)).toContain(message);
  });
});
