import { describe, expect, it, vi } from "vitest";
import { calls } from "../test/generated/calls.ts";
import { type Library, type ServedResponse, serve } from "../test/serve.ts";
import { type ApiClientOptions, createApiClient } from "./create-api-client.ts";

const key = "test-key";
const baseUrl = "http://library.test/v2";
const int64s = [2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n];
const draft = { title: "Momo", authors: [{ name: "Michael Ende" }] };
const momo = { ...draft, shelf: 2n ** 63n - 1n };

describe.each([
  ["with Content-Length", false],
  ["in chunks", true],
])("a response %s", (_, chunked) => {
  it.each([201, 400])("keeps every digit of an int64 and returns a number if it is exact (%i)", async (status) => {
    const shelves = [...int64s, 2n ** 53n - 1n, -7n];
    const { client } = await serve(() => ({ status, body: `[${shelves.map(toBookJson)}]`, chunked }));
    const { data, error, response } = await client.GET("/books/newest");
    const expected = [...int64s, 2 ** 53 - 1, -7].map((shelf) => ({ ...momo, shelf }));
    expect(data ?? error?.cause).toEqual(expected);
    expect(response.headers.has("Content-Length")).toBe(!chunked);
  });

  it("without a body has no data, and an error only for an error status", async () => {
    let nextResponse: ServedResponse = { chunked };
    const { client } = await serve(() => nextResponse);
    const empty = await client.GET("/books/newest");
    expect([empty.data, empty.error]).toEqual([undefined, undefined]);
    nextResponse = { status: 502, chunked };
    const rejected = await client.GET("/books/newest");
    expect([rejected.data, rejected.error?.status, rejected.error?.cause]).toEqual([undefined, 502, undefined]);
  });
});

describe("a request", () => {
  it("has the key, the media type and every digit of an int64", async () => {
    const { origin, requests } = await serve(() => ({ status: 201, body: toBookJson(1n) }));
    const client = createApiClient<Library>(calls, { baseUrl: `${origin}/v2/`, key });
    for (const integer of int64s) {
      await client.request("post", "/books", { body: { ...draft, shelf: integer } });
      await client.GET("/shelves/{shelfId}/books/{isbn}/copies/{copy}", {
        params: { path: { shelfId: integer, isbn: "1", copy: 2 } },
      });
    }
    expect(requests.map(({ method, url, body }) => ({ method, url, body }))).toEqual(
      int64s.flatMap((integer) => [
        { method: "POST", url: "/v2/books", body: toBookJson(integer) },
        { method: "GET", url: `/v2/shelves/${integer}/books/1/copies/2`, body: "" },
      ]),
    );
    const { headers } = requests[0] ?? {};
    expect(headers).toMatchObject({ authorization: "Bearer test-key", "content-type": "application/json" });
    expect(headers).not.toHaveProperty("if-none-match");
  });

  it("is sent with the given fetch after the middlewares", async () => {
    const resend = async (request: Request) => {
      await fetch(request.clone());
      return fetch(request);
    };
    const { client, requests } = await serve(({ headers }) => ({ body: `[${headers["x-test"]}]` }), { fetch: resend });
    client.use({ onRequest: ({ request }) => request.headers.set("X-Test", "2") });
    expect((await client.GET("/books/newest")).data).toEqual([2]);
    expect(requests).toHaveLength(2);
  });

  it("is sent with the current global fetch by default", async () => {
    const client = createApiClient<Library>(calls, { baseUrl, key });
    vi.stubGlobal("fetch", async () => new Response("[]"));
    expect((await client.GET("/books/newest").finally(vi.unstubAllGlobals)).data).toEqual([]);
  });
});

describe("a middleware", () => {
  it.each([200, 400])("gets the whole response %i and leaves it readable", async (status) => {
    const body = `[${toBookJson(momo.shelf)}]`;
    const { client, origin } = await serve(() => ({ status, body, headers: { "X-Request-Id": "one" } }));
    const received: unknown[] = [];
    client.use({
      async onResponse({ response }) {
        const { url, headers, bodyUsed } = response;
        received.push(url, headers.get("X-Request-Id"), bodyUsed, await response.clone().text());
      },
    });
    const { data, error } = await client.GET("/books/newest");
    expect(received).toEqual([`${origin}/library/v2/books/newest`, "one", false, body]);
    expect(data ?? error?.cause).toEqual([momo]);
  });

  it.each([200, 400])("can replace the response without loss of digits (%i)", async (status) => {
    const { client } = await serve(() => ({ body: "[]" }));
    const onResponse = () => new Response(`[${toBookJson(momo.shelf)}]`, { status });
    client.use({ onResponse });
    const { data, error } = await client.GET("/books/newest", { middleware: [{ onResponse }] });
    expect(data ?? error?.cause).toEqual([momo]);
  });

  it("is not called after it was ejected", async () => {
    const { client } = await serve(() => ({ body: "[]" }));
    const rejection = { code: "mine", message: "Not now.", status: 400 };
    const middleware = { onRequest: () => Response.json(rejection, { status: 400 }) };
    client.use(middleware);
    expect((await client.GET("/books/newest")).error).toEqual(rejection);
    client.eject(middleware);
    expect((await client.GET("/books/newest")).data).toEqual([]);
  });
});

it("returns the body as text with parseAs", async () => {
  const { client } = await serve(() => ({ body: "[ 9223372036854775807 ]" }));
  expect((await client.GET("/books/newest", { parseAs: "text" })).data).toBe("[ 9223372036854775807 ]");
});

const fail = (thrown: unknown) => () => {
  throw thrown;
};

it.each<[string, unknown, Partial<ApiClientOptions>]>([
  ["onLog throws for a response", new Error("full"), { onLog: fail(new Error("full")) }],
  ["onLog throws for a failure", new Error("full"), { onLog: fail(new Error("full")), fetch: fail(new TypeError()) }],
  ["onLog throws a value that is not an object", "full", { onLog: fail("full") }],
  ["onDeprecated throws", new Error("deprecated"), { onDeprecated: fail(new Error("deprecated")) }],
])("rejects the call and does not retry if %s", async (_, thrown, { fetch = respondDeprecated, ...options }) => {
  for (const pacing of [false, true]) {
    const countedFetch = vi.fn(async (request: Request) => fetch(request));
    const clock = { now: () => Date.now(), wait: async () => {} };
    const library = createApiClient<Library>(calls, { baseUrl, key, fetch: countedFetch, clock, pacing, ...options });
    await expect(library.GET("/books/newest")).rejects.toEqual(thrown);
    expect(countedFetch).toHaveBeenCalledOnce();
  }
});

function respondDeprecated(): Response {
  return new Response("[]", { headers: { Deprecation: "@1" } });
}

function toBookJson(shelf: bigint): string {
  return `{"title":"Momo","authors":[{"name":"Michael Ende"}],"shelf":${shelf}}`;
}
