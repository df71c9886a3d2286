import { describe, expect, it } from "vitest";
import { type Answer, serve } from "../test/serve.ts";
import { createStoreClient } from "./create-store-client.ts";

const key = "as_live_test";
const int64s = [2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n];
const framings = [
  { framing: "with Content-Length", chunked: false },
  { framing: "in chunks", chunked: true },
];

describe.each(framings)("An answer $framing", ({ chunked }) => {
  it.each(int64s)("keeps %d in data", async (categoryId) => {
    await using server = await serve(() => ({ status: 201, body: pet(categoryId), chunked }));
    const { data, response } = await createStoreClient({ ...server, key }).POST("/pets", {
      body: { name: "Rex", categoryId },
    });
    expect(data).toEqual({ id: 1, name: "Rex", categoryId });
    expect(response.headers.has("Content-Length")).toBe(!chunked);
  });

  it.each(int64s)("keeps %d in error", async (integer) => {
    const body = `{"code":"invalid_request","message":"…","status":400,"found":${integer}}`;
    await using server = await serve(() => ({ status: 400, body, chunked }));
    const { error, data } = await createStoreClient({ ...server, key }).GET("/pets");
    expect(error).toEqual({ code: "invalid_request", message: "…", status: 400, found: integer });
    expect(data).toBeUndefined();
  });

  it("gives a number where a number is exact", async () => {
    await using server = await serve(() => ({ body: `[${pet(2n ** 53n - 1n)},${pet(-7n)}]`, chunked }));
    const { data } = await createStoreClient({ ...server, key }).GET("/pets");
    expect(data?.map(({ categoryId }) => categoryId)).toEqual([2 ** 53 - 1, -7]);
  });

  it("without a body is no data where all is well, and an error where it is not", async () => {
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
  it.each(int64s)("carries %d digit for digit", async (integer) => {
    await using server = await serve(() => ({ status: 201, body: pet(integer) }));
    const client = createStoreClient({ ...server, key });
    await client.POST("/pets", { body: { name: "Rex", categoryId: integer } });
    await client.GET("/pets/{petId}", { params: { path: { petId: integer } } });
    expect(server.requests.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: "POST", url: "/v1/pets", body: `{"name":"Rex","categoryId":${integer}}` },
      { method: "GET", url: `/v1/pets/${integer}`, body: "" },
    ]);
  });

  it("carries the key, and JSON as what it is", async () => {
    await using server = await serve(() => ({ status: 201, body: pet(2n ** 53n) }));
    const client = createStoreClient({ baseUrl: `${server.baseUrl}/`, key });
    const { data } = await client.request("post", "/pets", { body: { name: "Rex", categoryId: 2n ** 53n } });
    expect(data?.categoryId).toBe(2n ** 53n);
    expect(server.requests[0]).toMatchObject({
      url: "/v1/pets",
      headers: { authorization: "Bearer as_live_test", "content-type": "application/json" },
    });
    expect(server.requests[0]?.headers).not.toHaveProperty("if-none-match");
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
});

describe("A middleware", () => {
  it.each([200, 400])("sees the whole answer %i and leaves it readable", async (status) => {
    const body = `[${pet(2n ** 63n - 1n)}]`;
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
    expect(data ?? error?.cause).toEqual([{ id: 1, name: "Rex", categoryId: 2n ** 63n - 1n }]);
  });

  it.each([200, 400])("may replace the answer, and its digits are kept too (%i)", async (status) => {
    await using server = await serve(() => ({ body: "[]" }));
    const client = createStoreClient({ ...server, key });
    const onResponse = () => new Response(`[${pet(2n ** 63n - 1n)}]`, { status });
    client.use({ onResponse });
    const perRequest = await client.GET("/pets", { middleware: [{ onResponse }] });
    expect(perRequest.data ?? perRequest.error?.cause).toEqual([{ id: 1, name: "Rex", categoryId: 2n ** 63n - 1n }]);
  });

  it("is called no more once it is ejected", async () => {
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

describe("parseAs", () => {
  it("gives the body as text, as it came", async () => {
    await using server = await serve(() => ({ body: "[ 9223372036854775807 ]" }));
    const { data } = await createStoreClient({ ...server, key }).GET("/pets", { parseAs: "text" });
    expect(data).toBe("[ 9223372036854775807 ]");
  });
});

function pet(categoryId: bigint): string {
  return `{"id":1,"name":"Rex","categoryId":${categoryId}}`;
}
