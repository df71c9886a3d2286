import { describe, expect, it } from "vitest";
import { serve } from "../test/serve.ts";
import { createStoreClient } from "./create-store-client.ts";
import { orThrow } from "./or-throw.ts";
import { RateLimitError } from "./rate-limit-error.ts";
import { StoreError } from "./store-error.ts";

const key = "as_live_test";
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
