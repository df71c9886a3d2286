import { describe, expect, it } from "vitest";
import { pets, serve, threePages } from "../test/serve.ts";
import { createStoreClient } from "./create-store-client.ts";
import { errorOf, orThrow, RateLimitError, StoreError } from "./store-error.ts";

it("a RateLimitError of a proxy knows what its headers tell", () => {
  const of = (headers: Record<string, string>) => new RateLimitError("", new Response("", { status: 429, headers }));
  expect(of({})).toMatchObject({ window: undefined, limit: undefined, retryAfter: 1 });
  const date = { "Retry-After": "Thu, 15 Jan 2026 12:01:30 GMT", Date: "Thu, 15 Jan 2026 12:00:00 GMT" };
  expect(of(date).retryAfter).toBe(90);
});

const key = "as_live_test";

describe("orThrow", () => {
  it("gives the data of an answer", async () => {
    await using server = await serve(threePages);
    const answer = await createStoreClient({ ...server, key }).GET("/pets");
    expect(orThrow(answer)).toEqual(JSON.parse(pets(1, 2)));
    expect(errorOf(answer)).toBeUndefined();
  });

  it("throws a refusal with all that it says", async () => {
    const refusal = { code: "rate_limit_exceeded", message: "The limit is used up. Wait.", status: 429 };
    const headers = { "X-Request-Id": "one" };
    await using server = await serve(() => ({ status: 429, body: JSON.stringify(refusal), headers }));
    const answer = await createStoreClient({ ...server, key, retries: false }).GET("/pets");
    expect(errorOf(answer)).toMatchObject({ name: "RateLimitError", window: "minute", retryAfter: 1 });
    const told = { name: "RateLimitError", operation: "listPets", details: [], requestId: "one" };
    expect(() => orThrow(answer)).toThrow(expect.objectContaining({ ...refusal, ...told }));
  });

  it("says of a 304 that there is nothing new, and blames nothing between", async () => {
    await using server = await serve(() => ({ status: 304 }));
    const answer = await createStoreClient({ ...server, key }).GET("/pets");
    expect([answer.data, answer.error]).toEqual([undefined, undefined]);
    const thrown = errorOf(answer);
    expect(thrown).toMatchObject({ name: "StoreError", status: 304, code: undefined, operation: "listPets" });
    expect(String(thrown)).toBe(
      `StoreError: ${server.baseUrl}/pets was answered 304: what If-None-Match names is still current. Use that.`,
    );
  });
});

const html = "<h1>Bad Gateway</h1>";
const seeBetween = "See what is between client and service.";

describe("A response that is not the API's", () => {
  it.each([
    { what: "a gateway's page", status: 502, body: html, cause: html },
    { what: "nothing", status: 502, body: "", cause: undefined },
    { what: "JSON without a code", status: 403, body: '{"message":"no"}', cause: { message: "no" } },
    {
      what: "JSON without a status",
      status: 400,
      body: '{"code":"a","message":"b"}',
      cause: { code: "a", message: "b" },
    },
    { what: "null", status: 500, body: "null", cause: null },
    { what: "a number that would be rounded", status: 500, body: "9007199254740993", cause: 9007199254740993n },
    { what: "a page instead of data", status: 200, body: html, cause: html },
  ])("is an error without a code that orThrow throws: $what", async ({ status, body, cause }) => {
    await using server = await serve(() => ({ status, body, headers: { "X-Request-Id": "one" } }));
    const answer = await createStoreClient({ ...server, key, retries: false }).GET("/pets");
    const found = status === 200 ? "without JSON" : "without an Error of the contract";
    const message = `${server.baseUrl}/pets was answered ${status} ${found}. ${seeBetween}`;
    expect([answer.data, answer.requestId]).toEqual([undefined, "one"]);
    expect(answer.error).toStrictEqual({ code: undefined, message, status, cause });
    const thrown = await Promise.try(orThrow, answer).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(StoreError);
    const told = { name: "StoreError", details: [], requestId: "one", operation: "listPets" };
    expect(thrown).toMatchObject({ code: undefined, message, status, cause, ...told });
  });

  it("is a RateLimitError without a window when its status is 429", async () => {
    await using server = await serve(() => ({ status: 429, body: html, headers: { "Retry-After": "7" } }));
    const error = errorOf(await createStoreClient({ ...server, key, retries: false }).GET("/pets"));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAfter: 7, window: undefined, cause: html });
  });

  it("of a plain openapi-fetch client is described in the same words", () => {
    const response = new Response(html, { status: 502 });
    const message = `The request was answered 502 without an Error of the contract. ${seeBetween}`;
    expect(() => orThrow({ error: html, response })).toThrow(message);
  });
});
