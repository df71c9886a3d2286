import { afterEach, describe, expect, it, vi } from "vitest";
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
  ])("refuses the baseUrl '%s' outside a page", (bad) => {
    const message = `baseUrl must be an http(s) URL without user or query, got "${bad}". Pass the API's.`;
    expect(() => create({ baseUrl: bad, key })).toThrow(new TypeError(message));
  });

  it("takes a baseUrl with any host, port and path", () => {
    const hosts = ["http://127.0.0.1:3000/v1", "http://[::1]:3000/v1/", "HTTPS://api.animal-store.example"];
    for (const good of [...hosts, `${baseUrl}/@me`]) expect(() => create({ baseUrl: good, key })).not.toThrow();
  });

  it.each([" ", "as_live_test\n", "Bearer as_live_test", "as_live_…", "\0", "a\u007f"])(
    "refuses the key '%s' without repeating it",
    (bad) => {
      const message = "key must be visible ASCII. Pass the API key.";
      expect(() => create({ baseUrl, key: bad })).toThrow(new TypeError(message));
    },
  );

  it("refuses a missing key and a missing baseUrl", () => {
    const missing: { key: string; baseUrl: string } = JSON.parse("{}");
    expect(() => create({ ...missing, key })).toThrow("baseUrl must be an http(s) URL");
    expect(() => create({ ...missing, baseUrl })).toThrow(new TypeError("key is empty. Pass the API key."));
    expect(() => create({ baseUrl, key: "" })).toThrow(new TypeError("key is empty. Pass the API key."));
  });
});

const sent: (string | null)[] = [];
const fetch = ({ headers }: Request) => {
  sent.push(headers.get("Idempotency-Key"));
  return Response.json({}, { status: 201 });
};
const open = (retries?: false) =>
  createStoreClient({ baseUrl: "http://store.test/v1", key: "as_live_test", fetch, retries });
const body = { name: "Rex", categoryId: 7 };

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

describe("An Idempotency-Key", () => {
  it("is another one for each call, and stands on the operations that document it alone", async () => {
    await open().POST("/pets", { body });
    await open().POST("/pets", { body });
    await open().GET("/pets");
    expect(sent).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/), null]);
    expect(sent[0]).not.toBe(sent[1]);
  });

  it("is made where a page has no randomUUID, because it did not come over HTTPS", async () => {
    vi.stubGlobal("crypto", { getRandomValues: (array: Uint32Array) => array.fill(7) });
    await open().POST("/pets", { body });
    expect(sent).toEqual(["7-7-7-7"]);
  });

  it("is not made without retries", async () => {
    await open(false).POST("/pets", { body });
    expect(sent).toEqual([null]);
  });
});
