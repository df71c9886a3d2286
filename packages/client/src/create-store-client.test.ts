import { describe, expect, it } from "vitest";
import { type Answer, serve } from "../test/serve.ts";
import { createStoreClient, type StoreClientOptions } from "./create-store-client.ts";

const key = "as_live_test";
const int64s = [2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n];
const rex = { id: 1, name: "Rex", categoryId: 2n ** 63n - 1n };
const framings = [
  { framing: "with Content-Length", chunked: false },
  { framing: "in chunks", chunked: true },
];

describe.each(framings)("A response $framing", ({ chunked }) => {
  it.each([201, 400])("keeps every digit of an int64 and gives a number where that is exact (%i)", async (status) => {
    const categoryIds = [...int64s, 2n ** 53n - 1n, -7n];
    await using server = await serve(() => ({ status, body: `[${categoryIds.map(pet)}]`, chunked }));
    const { data, error, response } = await createStoreClient({ ...server, key }).GET("/pets");
    const expected = [...int64s, 2 ** 53 - 1, -7].map((categoryId) => ({ ...rex, categoryId }));
    expect(data ?? error?.cause).toEqual(expected);
    expect(response.headers.has("Content-Length")).toBe(!chunked);
  });

  it("without a body has no data, and an error when its status is one", async () => {
    let answer: Answer = { chunked };
    await using server = await serve(() => answer);
    const client = createStoreClient({ ...server, key });
    const well = await client.GET("/pets");
    expect([well.data, well.error]).toEqual([undefined, undefined]);
    answer = { status: 502, chunked };
    const refused = await client.GET("/pets");
    expect([refused.data, refused.error?.status, refused.error?.cause]).toEqual([undefined, 502, undefined]);
  });
});

describe("A request", () => {
  it("carries the key, the media type and every digit of an int64", async () => {
    await using server = await serve(() => ({ status: 201, body: pet(1n) }));
    const client = createStoreClient({ baseUrl: `${server.baseUrl}/`, key });
    for (const integer of int64s) {
      await client.request("post", "/pets", { body: { name: "Rex", categoryId: integer } });
      await client.GET("/pets/{petId}", { params: { path: { petId: integer } } });
    }
    expect(server.requests.map(({ method, url, body }) => ({ method, url, body }))).toEqual(
      int64s.flatMap((integer) => [
        { method: "POST", url: "/v1/pets", body: `{"name":"Rex","categoryId":${integer}}` },
        { method: "GET", url: `/v1/pets/${integer}`, body: "" },
      ]),
    );
    const { headers } = server.requests[0] ?? {};
    expect(headers).toMatchObject({ authorization: "Bearer as_live_test", "content-type": "application/json" });
    expect(headers).not.toHaveProperty("if-none-match");
  });

  it("goes through the given fetch, below the middlewares", async () => {
    await using server = await serve(({ headers }) => ({ body: `[${headers["x-tries"]}]` }));
    const retrying = async (request: Request) => {
      await fetch(request.clone());
      return fetch(request);
    };
    const client = createStoreClient({ ...server, key, fetch: retrying });
    client.use({ onRequest: ({ request }) => request.headers.set("X-Tries", "2") });
    expect((await client.GET("/pets")).data).toEqual([2]);
    expect(server.requests).toHaveLength(2);
  });

  it("goes through the global fetch of the moment when the client has none of its own", async () => {
    const { fetch } = globalThis;
    const store = createStoreClient({ baseUrl: "http://store.test/v1", key });
    globalThis.fetch = async () => new Response("[]");
    expect((await store.GET("/pets").finally(() => (globalThis.fetch = fetch))).data).toEqual([]);
  });
});

describe("A middleware", () => {
  it.each([200, 400])("sees the whole response %i and leaves it readable", async (status) => {
    const body = `[${pet(rex.categoryId)}]`;
    await using server = await serve(() => ({ status, body, headers: { "X-Request-Id": "one" } }));
    const client = createStoreClient({ ...server, key });
    const seen: unknown[] = [];
    client.use({
      async onResponse({ response }) {
        const { url, headers, bodyUsed } = response;
        seen.push(url, headers.get("X-Request-Id"), bodyUsed, await response.clone().text());
      },
    });
    const { data, error } = await client.GET("/pets");
    expect(seen).toEqual([`${server.baseUrl}/pets`, "one", false, body]);
    expect(data ?? error?.cause).toEqual([rex]);
  });

  it.each([200, 400])("may replace the response, whose digits are kept too (%i)", async (status) => {
    await using server = await serve(() => ({ body: "[]" }));
    const client = createStoreClient({ ...server, key });
    const onResponse = () => new Response(`[${pet(rex.categoryId)}]`, { status });
    client.use({ onResponse });
    const { data, error } = await client.GET("/pets", { middleware: [{ onResponse }] });
    expect(data ?? error?.cause).toEqual([rex]);
  });

  it("is not called after it was ejected", async () => {
    await using server = await serve(() => ({ body: "[]" }));
    const client = createStoreClient({ ...server, key });
    const refusal = { code: "mine", message: "Not now.", status: 400 };
    const refuse = { onRequest: () => Response.json(refusal, { status: 400 }) };
    client.use(refuse);
    expect((await client.GET("/pets")).error).toEqual(refusal);
    client.eject(refuse);
    expect((await client.GET("/pets")).data).toEqual([]);
  });
});

it("gives the body as text when parseAs asks for it", async () => {
  await using server = await serve(() => ({ body: "[ 9223372036854775807 ]" }));
  const { data } = await createStoreClient({ ...server, key }).GET("/pets", { parseAs: "text" });
  expect(data).toBe("[ 9223372036854775807 ]");
});

const fail = (thrown: unknown) => () => {
  throw thrown;
};

it.each<[string, unknown, Partial<StoreClientOptions>]>([
  ["onLog throws for a response", new Error("full"), { onLog: fail(new Error("full")) }],
  ["onLog throws for a failure", new Error("full"), { onLog: fail(new Error("full")), fetch: fail(new TypeError()) }],
  ["onLog throws that is no object", "full", { onLog: fail("full") }],
  ["onDeprecated throws", new Error("told"), { onDeprecated: fail(new Error("told")) }],
])("rejects the call with what %s, and sends nothing again", async (_, thrown, { fetch = deprecated, ...options }) => {
  for (const pacing of [false, true]) {
    let sent = 0;
    const counting = async (request: Request) => {
      sent += 1;
      return fetch(request);
    };
    const clock = { now: () => Date.now(), wait: async () => {} };
    const store = createStoreClient({
      baseUrl: "http://store.test/v1",
      key,
      fetch: counting,
      clock,
      pacing,
      ...options,
    });
    await expect(store.GET("/pets")).rejects.toEqual(thrown);
    expect(sent).toBe(1);
  }
});

function deprecated(): Response {
  return new Response("[]", { headers: { Deprecation: "@1" } });
}

function pet(categoryId: bigint): string {
  return `{"id":1,"name":"Rex","categoryId":${categoryId}}`;
}
