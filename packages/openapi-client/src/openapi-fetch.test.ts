import { describe, expect, it, onTestFinished, vi } from "vitest";
import { calls } from "../test/generated/calls.ts";
import { type Library, serve } from "../test/serve.ts";
import { createApiClient, createTypedClient } from "./index.ts";

const baseUrl = "https://library.example/v2";
const key = "test-key";

describe.each([{ create: createTypedClient }, { create: createApiClient }])("$create.name", ({ create }) => {
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
    const message = `baseUrl must be an http(s) URL without credentials or query, got "${invalidUrl}". Pass the API URL.`;
    expect(() => create(calls, { baseUrl: invalidUrl, key })).toThrow(new TypeError(message));
  });

  it("accepts a baseUrl with any host, port and path", () => {
    const urls = ["http://127.0.0.1:3000/v2", "http://[::1]:3000/v2/", "HTTPS://library.example"];
    for (const validUrl of [...urls, `${baseUrl}/@me`])
      expect(() => create(calls, { baseUrl: validUrl, key })).not.toThrow();
  });

  it.each([" ", "test-key\n", "Bearer test-key", "test-…", "\0", "a\u007f"])(
    "rejects the key '%s' without repeating it",
    (invalidKey) => {
      const message = "key must be visible ASCII. Pass the API key.";
      expect(() => create(calls, { baseUrl, key: invalidKey })).toThrow(new TypeError(message));
    },
  );

  it("rejects a missing key and a missing baseUrl", () => {
    const noOptions: { key: string; baseUrl: string } = JSON.parse("{}");
    expect(() => create(calls, { ...noOptions, key })).toThrow("baseUrl must be an http(s) URL");
    expect(() => create(calls, { ...noOptions, baseUrl })).toThrow(new TypeError("key is empty. Pass the API key."));
    expect(() => create(calls, { baseUrl, key: "" })).toThrow(new TypeError("key is empty. Pass the API key."));
  });
});

describe("a key", () => {
  it("is sent in the header `keyHeader`, and never to the target of a redirect", async () => {
    const target = await serve(() => ({ body: "{}" }));
    const redirect = { status: 307, headers: { Location: target.origin } };
    const { client, requests } = await serve(() => redirect, { keyHeader: "X-Api-Key", retries: false });
    await expect(client.GET("/books/newest")).rejects.toThrow(TypeError);
    expect(requests.map(({ headers }) => [headers["x-api-key"], headers.authorization])).toEqual([[key, undefined]]);
    expect(target.requests).toEqual([]);
  });

  it("is not sent if it is false", async () => {
    const { client, requests } = await serve(() => ({ body: "{}" }), { key: false });
    await client.GET("/books/newest");
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
  });
});

describe("an Idempotency-Key", () => {
  async function getSentKeys(methods: ("GET" | "POST")[], retries?: false): Promise<(string | null)[]> {
    const idempotencyKeys: (string | null)[] = [];
    const fetch = ({ headers }: Request) => {
      idempotencyKeys.push(headers.get("Idempotency-Key"));
      return Response.json({}, { status: 201 });
    };
    const library = createApiClient<Library>(calls, { baseUrl, key, fetch, retries });
    for (const method of methods)
      await (method === "GET"
        ? library.GET("/books/newest")
        : library.POST("/books", { body: { title: "Momo", shelf: 7, authors: [{ name: "Michael Ende" }] } }));
    return idempotencyKeys;
  }

  it("is new for each call of an operation that documents it", async () => {
    const [firstKey, secondKey, keyOfGet] = await getSentKeys(["POST", "POST", "GET"]);
    for (const postKey of [firstKey, secondKey]) expect(postKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(firstKey).not.toBe(secondKey);
    expect(keyOfGet).toBeNull();
  });

  it("is created in a page without HTTPS, which has no randomUUID", async () => {
    vi.stubGlobal("crypto", { getRandomValues: (array: Uint32Array) => array.fill(7) });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await getSentKeys(["POST"])).toEqual(["7-7-7-7"]);
  });

  it("is not created without retries", async () => {
    expect(await getSentKeys(["POST"], false)).toEqual([null]);
  });
});
