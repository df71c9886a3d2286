import { describe, expect, it } from "vitest";
import { serve } from "../test/serve.ts";
import { orThrow, RateLimitError, StoreError, toStoreError } from "./store-error.ts";

it.each([
  [{}, 1],
  [{ "Retry-After": "7" }, 7],
  [{ "Retry-After": "Thu, 15 Jan 2026 12:01:30 GMT", Date: "Thu, 15 Jan 2026 12:00:00 GMT" }, 90],
])(
  "a 429 of a proxy with %j is a RateLimitError without a window and with retryAfter %i",
  async (headers, retryAfter) => {
    const { client } = await serve(() => ({ status: 429, body: html, headers }), { retries: false });
    const error = toStoreError(await client.GET("/pets"));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ window: undefined, limit: undefined, retryAfter, cause: html });
  },
);

describe("orThrow", () => {
  it("throws an error with its status, code, message, operation and request id", async () => {
    const rejection = { code: "rate_limit_exceeded", message: "The limit is exhausted. Wait.", status: 429 };
    const headers = { "X-Request-Id": "one" };
    const { client } = await serve(() => ({ status: 429, body: JSON.stringify(rejection), headers }), {
      retries: false,
    });
    const result = await client.GET("/pets");
    expect(toStoreError(result)).toMatchObject({ name: "RateLimitError", window: "minute", retryAfter: 1 });
    const properties = { name: "RateLimitError", operation: "listPets", details: [], requestId: "one" };
    expect(() => orThrow(result)).toThrow(expect.objectContaining({ ...rejection, ...properties }));
  });

  it("throws a StoreError for a 304", async () => {
    const { client, baseUrl } = await serve(() => ({ status: 304 }));
    const result = await client.GET("/pets");
    expect([result.data, result.error]).toEqual([undefined, undefined]);
    const thrown = toStoreError(result);
    expect(thrown).toMatchObject({ name: "StoreError", status: 304, code: undefined, operation: "listPets" });
    expect(String(thrown)).toBe(`StoreError: ${baseUrl}/pets returned 304: not modified. Use your stored copy.`);
  });
});

const html = "<h1>Bad Gateway</h1>";
const nextStep = "Check for a proxy.";

describe("a response that is not from the API", () => {
  it.each([
    ["an HTML page of a gateway", 502, html, html],
    ["an empty body", 502, "", undefined],
    ["JSON without a code", 403, '{"message":"no"}', { message: "no" }],
    ["JSON without a status", 400, '{"code":"a","message":"b"}', { code: "a", message: "b" }],
    ["null", 500, "null", null],
    ["a number that would be rounded", 500, "9007199254740993", 9007199254740993n],
    ["an HTML page instead of data", 200, html, html],
  ])("is an error without a code that orThrow throws: %s", async (_, status, body, cause) => {
    const { client, baseUrl } = await serve(() => ({ status, body, headers: { "X-Request-Id": "one" } }));
    const result = await client.GET("/pets");
    const missing = status === 200 ? "JSON" : "an API error";
    const message = `${baseUrl}/pets returned ${status} without ${missing}. ${nextStep}`;
    expect([result.data, result.requestId]).toEqual([undefined, "one"]);
    expect(result.error).toStrictEqual({ code: undefined, message, status, cause });
    const thrown = await Promise.try(orThrow, result).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(StoreError);
    const properties = { name: "StoreError", details: [], requestId: "one", operation: "listPets" };
    expect(thrown).toMatchObject({ code: undefined, message, status, cause, ...properties });
  });

  it("is also detected in a result of a plain openapi-fetch client", () => {
    const response = new Response(html, { status: 502 });
    const message = `The server returned 502 without an API error. ${nextStep}`;
    expect(() => orThrow({ error: html, response })).toThrow(message);
  });
});
