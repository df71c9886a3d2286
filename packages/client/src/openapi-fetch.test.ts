import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createStoreClient, createTypedClient } from "./index.ts";

const baseUrl = "https://api.animal-store.example/v1";
const key = "as_live_test";

describe.each([{ create: createTypedClient }, { create: createStoreClient }])("$create.name", ({ create }) => {
  it.each([
    "",
    "/v1",
    "api.animal-store.example/v1",
    "localhost:3000/v1",
    "ftp://api.animal-store.example/v1",
    `${baseUrl}?`,
    `${baseUrl}#pets`,
    "https://somebody@api.animal-store.example/v1",
  ])("rejects the baseUrl '%s' outside a page", (invalidUrl) => {
    const message = `baseUrl must be an http(s) URL without credentials or query, got "${invalidUrl}". Pass the API URL.`;
    expect(() => create({ baseUrl: invalidUrl, key })).toThrow(new TypeError(message));
  });

  it("accepts a baseUrl with any host, port and path", () => {
    const urls = ["http://127.0.0.1:3000/v1", "http://[::1]:3000/v1/", "HTTPS://api.animal-store.example"];
    for (const validUrl of [...urls, `${baseUrl}/@me`]) expect(() => create({ baseUrl: validUrl, key })).not.toThrow();
  });

  it.each([" ", "as_live_test\n", "Bearer as_live_test", "as_live_…", "\0", "a\u007f"])(
    "rejects the key '%s' without repeating it",
    (invalidKey) => {
      const message = "key must be visible ASCII. Pass the API key.";
      expect(() => create({ baseUrl, key: invalidKey })).toThrow(new TypeError(message));
    },
  );

  it("rejects a missing key and a missing baseUrl", () => {
    const noOptions: { key: string; baseUrl: string } = JSON.parse("{}");
    expect(() => create({ ...noOptions, key })).toThrow("baseUrl must be an http(s) URL");
    expect(() => create({ ...noOptions, baseUrl })).toThrow(new TypeError("key is empty. Pass the API key."));
    expect(() => create({ baseUrl, key: "" })).toThrow(new TypeError("key is empty. Pass the API key."));
  });
});

describe("an Idempotency-Key", () => {
  async function getSentKeys(methods: ("GET" | "POST")[], retries?: false): Promise<(string | null)[]> {
    const idempotencyKeys: (string | null)[] = [];
    const fetch = ({ headers }: Request) => {
      idempotencyKeys.push(headers.get("Idempotency-Key"));
      return Response.json({}, { status: 201 });
    };
    const store = createStoreClient({ baseUrl, key, fetch, retries });
    for (const method of methods)
      await (method === "GET" ? store.GET("/pets") : store.POST("/pets", { body: { name: "Rex", categoryId: 7 } }));
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
