import { describe, expect, it } from "vitest";
import { serve } from "../test/serve.ts";
import { orThrow, RateLimitError, StoreError, toStoreError } from "./store-error.ts";

it.each([
  [{}, 1],
  [{ "Retry-After": "7" }, 7],
  [{ "Retry-After": "Thu, 15 Jan 2026 12:01:30 GMT", Date: "Thu, 15 Jan 2026 12:00:00 GMT" }, 90],
])("a RateLimitError of a proxy with %j has no window and waits %i s", async (headers, retryAfter) => {
  const { client } = await serve(() => ({ status: 429, body: html, headers }), { retries: false });
  const error = toStoreError(await client.GET("/pets"));
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({ window: undefined, limit: undefined, retryAfter, cause: html });
});

describe("orThrow", () => {
  it("throws an error with all its members", async () => {
    const rejection = { code: "rate_limit_exceeded", message: "The limit is exhausted. Wait.", status: 429 };
    const headers = { "X-Request-Id": "one" };
    const { client } = await serve(() => ({ status: 429, body: JSON.stringify(rejection), headers }), {
      retries: false,
    });
    const answer = await client.GET("/pets");
    expect(toStoreError(answer)).toMatchObject({ name: "RateLimitError", window: "minute", retryAfter: 1 });
    const more = { name: "RateLimitError", operation: "listPets", details: [], requestId: "one" };
    expect(() => orThrow(answer)).toThrow(expect.objectContaining({ ...rejection, ...more }));
  });

  it("reports a 304 as unchanged", async () => {
    const { client, baseUrl } = await serve(() => ({ status: 304 }));
    const answer = await client.GET("/pets");
    expect([answer.data, answer.error]).toEqual([undefined, undefined]);
    const thrown = toStoreError(answer);
    expect(thrown).toMatchObject({ name: "StoreError", status: 304, code: undefined, operation: "listPets" });
    expect(String(thrown)).toBe(
      `StoreError: ${baseUrl}/pets was answered 304: what If-None-Match names is still current. Use that.`,
    );
  });
});

const html = "<h1>Bad Gateway</h1>";
const seeBetween = "See what is between client and service.";

describe("a response that is not the API's", () => {
  it.each([
    ["a page of a gateway", 502, html, html],
    ["nothing", 502, "", undefined],
    ["JSON without a code", 403, '{"message":"no"}', { message: "no" }],
    ["JSON without a status", 400, '{"code":"a","message":"b"}', { code: "a", message: "b" }],
    ["null", 500, "null", null],
    ["a number that would be rounded", 500, "9007199254740993", 9007199254740993n],
    ["a page instead of data", 200, html, html],
  ])("is an error without a code that orThrow throws: %s", async (_, status, body, cause) => {
    const { client, baseUrl } = await serve(() => ({ status, body, headers: { "X-Request-Id": "one" } }));
    const answer = await client.GET("/pets");
    const found = status === 200 ? "without JSON" : "without an Error of the contract";
    const message = `${baseUrl}/pets was answered ${status} ${found}. ${seeBetween}`;
    expect([answer.data, answer.requestId]).toEqual([undefined, "one"]);
    expect(answer.error).toStrictEqual({ code: undefined, message, status, cause });
    const thrown = await Promise.try(orThrow, answer).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(StoreError);
    const common = { name: "StoreError", details: [], requestId: "one", operation: "listPets" };
    expect(thrown).toMatchObject({ code: undefined, message, status, cause, ...common });
  });

  it("has the same message from a plain openapi-fetch client", () => {
    const response = new Response(html, { status: 502 });
    const message = `The request was answered 502 without an Error of the contract. ${seeBetween}`;
    expect(() => orThrow({ error: html, response })).toThrow(message);
  });
});
