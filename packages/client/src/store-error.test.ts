import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import { pets, threePages } from "../test/pages.ts";
import { serve } from "../test/serve.ts";
import { createStoreClient } from "./create-store-client.ts";
import { errorOf, orThrow, RateLimitError, StoreError } from "./store-error.ts";

const { free } = contract.plans;

describe("A RateLimitError", () => {
  it("names the day when that is used up, and the rest of it", async () => {
    const { sandbox, open } = await openSandbox();
    const paced = open({ pacing: true });
    for (let call = 0; call < free.perDay; call += 1) await paced.GET("/pets", { params: { query: { limit: 1 } } });
    const error = errorOf(await open().GET("/pets"));
    if (!(error instanceof RateLimitError)) throw error;
    expect(error).toMatchObject({ window: "day", limit: free.perDay, code: "daily_quota_exceeded" });
    const midnight = Date.UTC(2026, 0, 16);
    expect(error.retryAfter).toBe(Math.ceil((midnight - sandbox.clock.now()) / 1000));
  });

  it("of something between client and service knows what its headers tell", () => {
    const of = (headers: Record<string, string>) => new RateLimitError("", new Response("", { status: 429, headers }));
    expect(of({})).toMatchObject({ window: undefined, limit: undefined, retryAfter: 1 });
    const date = { "Retry-After": "Thu, 15 Jan 2026 12:01:30 GMT", Date: "Thu, 15 Jan 2026 12:00:00 GMT" };
    expect(of(date).retryAfter).toBe(90);
  });
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
    expect(() => orThrow(answer)).toThrow(
      expect.objectContaining({
        ...refusal,
        name: "RateLimitError",
        operation: "listPets",
        details: [],
        requestId: "one",
      }),
    );
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
const without = "without an Error of the contract. See what is between client and service.";

describe("An answer that is not the API's", () => {
  it.each([
    { what: "a gateway's page", status: 502, body: html, cause: html },
    { what: "a text", status: 503, body: "no healthy upstream", cause: "no healthy upstream" },
    { what: "nothing", status: 502, body: "", cause: undefined },
    { what: "JSON without a code", status: 403, body: '{"message":"no"}', cause: { message: "no" } },
    {
      what: "JSON without a status",
      status: 400,
      body: '{"code":"a","message":"b"}',
      cause: { code: "a", message: "b" },
    },
    { what: "JSON that is null", status: 500, body: "null", cause: null },
    { what: "a number that would be rounded", status: 500, body: "9007199254740993", cause: 9007199254740993n },
    { what: "half an Error", status: 500, body: '{"code":', cause: '{"code":' },
  ])("is an Error without a code that holds what came: $what", async ({ status, body, cause }) => {
    await using server = await serve(() => ({ status, body, headers: { "X-Request-Id": "one" } }));
    const { data, error, requestId } = await createStoreClient({ ...server, key, retries: false }).GET("/pets");
    expect({ data, requestId }).toEqual({ data: undefined, requestId: "one" });
    expect(error).toStrictEqual({
      code: undefined,
      message: `${server.baseUrl}/pets was answered ${status} ${without}`,
      status,
      cause,
    });
  });

  it("is an error too where its status says that all is well, as a page to sign in does", async () => {
    await using server = await serve(() => ({ body: "<h1>Sign in</h1>" }));
    const { data, error } = await createStoreClient({ ...server, key }).GET("/pets");
    expect(data).toBeUndefined();
    expect(error).toStrictEqual({
      code: undefined,
      message: `${server.baseUrl}/pets was answered 200 without JSON. See what is between client and service.`,
      status: 200,
      cause: "<h1>Sign in</h1>",
    });
  });

  it.each([200, 502])("is thrown by orThrow with all that the error says (%i)", async (status) => {
    await using server = await serve(() => ({ status, body: html, headers: { "X-Request-Id": "one" } }));
    const answer = await createStoreClient({ ...server, key }).GET("/pets");
    const thrown = await Promise.try(orThrow, answer).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(StoreError);
    const { name, code, message, cause, details, requestId, operation } = thrown as StoreError;
    expect({ code, message, cause, status: (thrown as StoreError).status }).toEqual(answer.error);
    expect({ name, details, requestId, operation }).toEqual({
      name: "StoreError",
      details: [],
      requestId: "one",
      operation: "listPets",
    });
  });

  it("over a limit is a RateLimitError of no window", async () => {
    await using server = await serve(() => ({ status: 429, body: html, headers: { "Retry-After": "7" } }));
    const answer = await createStoreClient({ ...server, key, retries: false }).GET("/pets");
    const thrown = await Promise.try(orThrow, answer).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(RateLimitError);
    expect(thrown).toMatchObject({ retryAfter: 7, window: undefined, cause: html });
  });

  it("of a plain openapi-fetch client is told of as one of this client", () => {
    const response = new Response(html, { status: 502 });
    expect(() => orThrow({ error: html, response })).toThrow(`The request was answered 502 ${without}`);
  });
});
