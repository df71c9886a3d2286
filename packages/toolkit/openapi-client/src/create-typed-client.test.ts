import { calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import { describe, expect, it } from "vitest";
import { type Library, serve } from "../test/serve.ts";
import { type ApiClientOptions, createApiClient, createTypedClient, type TypedClientOptions } from "./index.ts";

const baseUrl = "https://library.example/v2";
const apiKey = "test-key";

describe.each([
  {
    name: "createTypedClient",
    create: (options: TypedClientOptions) => createTypedClient<Library>(calls, options),
  },
  { name: "createApiClient", create: (options: ApiClientOptions) => createApiClient<Library>(calls, options) },
])("$name", ({ create }) => {
  it.each([
    "",
    "/v2",
    "library.example/v2",
    "localhost:3000/v2",
    "ftp://library.example/v2",
    `${baseUrl}?`,
    `${baseUrl}#books`,
    "https://somebody@library.example/v2",
  ])("rejects the baseUrl '%s' outside a page", (invalidUrl) => {
    const message = "baseUrl must be an http(s) URL without credentials or query.";
    expect(() => create({ baseUrl: invalidUrl, apiKey })).toThrow(new TypeError(message));
  });

  it("accepts a baseUrl with any host, port and path", () => {
    const urls = ["http://127.0.0.1:3000/v2", "http://[::1]:3000/v2/", "HTTPS://library.example"];
    for (const validUrl of [...urls, `${baseUrl}/@me`])
      expect(() => create({ baseUrl: validUrl, apiKey })).not.toThrow();
  });

  it.each([" ", "test-key\n", "Bearer test-key", "test-…", "\0", "a\u007f"])(
    "rejects the key '%s' without repeating it",
    (invalidKey) => {
      const message = "apiKey is missing or not visible ASCII.";
      expect(() => create({ baseUrl, apiKey: invalidKey })).toThrow(new TypeError(message));
    },
  );

  it("rejects a missing key and a missing baseUrl", () => {
    const noOptions: { apiKey: string; baseUrl: string } = JSON.parse("{}");
    expect(() => create({ ...noOptions, apiKey })).toThrow("baseUrl must be an http(s) URL");
    expect(() => create({ ...noOptions, baseUrl })).toThrow(new TypeError("apiKey is missing or not visible ASCII."));
    expect(() => create({ baseUrl, apiKey: "" })).toThrow(new TypeError("apiKey is missing or not visible ASCII."));
  });
});

describe("a key", () => {
  it("is sent in the header `apiKeyHeader`, and never to the target of a redirect", async () => {
    const target = await serve(() => ({ body: "{}" }));
    const redirect = { status: 307, headers: { Location: target.origin } };
    const { client, requests } = await serve(() => redirect, { apiKeyHeader: "X-Api-Key", maxRetries: 0 });
    expect((await client.newestBook()).error).toMatchObject({ code: undefined, status: 307 });
    expect(requests.map(({ headers }) => [headers["x-api-key"], headers.authorization])).toEqual([[apiKey, undefined]]);
    expect(target.requests).toEqual([]);
  });

  it("is not sent if it is false", async () => {
    const { client, requests } = await serve(() => ({ body: "{}" }), { apiKey: false });
    await client.newestBook();
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
  });
});

it("calls a function for the key of each call", async () => {
  const keys = ["first", "second"];
  const { client, requests } = await serve(() => ({ body: "{}" }), { apiKey: async () => keys.shift() ?? "" });
  await client.newestBook();
  await client.raw.GET("/books/newest");
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer first", "Bearer second"]);
  await expect(client.newestBook()).rejects.toThrow(new TypeError("apiKey is missing or not visible ASCII."));
});
