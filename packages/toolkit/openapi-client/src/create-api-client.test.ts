import { calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import { describe, expect, it, vi } from "vitest";
import { type Library, type ServedResponse, serve } from "../test/serve.ts";
import { type ApiClientOptions, createApiClient } from "./create-api-client.ts";
import type { Fetch } from "./create-typed-client.ts";
import type { Int64Policy } from "./int64.ts";
import type { Layer } from "./send-call.ts";
import { withDeprecations } from "./with-deprecations.ts";
import { withLogging } from "./with-logging.ts";
import { withPacing } from "./with-pacing.ts";

const apiKey = "test-key";
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
    const { data, error, response } = await client.newestBook();
    const expected = [...int64s, 2 ** 53 - 1, -7].map((shelf) => ({ ...momo, shelf }));
    expect(data ?? error?.cause).toEqual(expected);
    expect(response.headers.has("Content-Length")).toBe(!chunked);
  });

  it("without a body has no data, and an error only for an error status", async () => {
    let nextResponse: ServedResponse = { chunked };
    const { client } = await serve(() => nextResponse, { maxRetries: 0 });
    const empty = await client.newestBook();
    expect([empty.data, empty.error]).toEqual([undefined, undefined]);
    nextResponse = { status: 502, chunked };
    const rejected = await client.newestBook();
    expect([rejected.data, rejected.error?.status, rejected.error?.cause]).toEqual([undefined, 502, undefined]);
  });
});

describe("a request", () => {
  it("has the key, the media type and every digit of an int64", async () => {
    const { origin, requests } = await serve(() => ({ status: 201, body: toBookJson(1n) }));
    const client = createApiClient<Library>(calls, { baseUrl: `${origin}/v2/`, apiKey });
    for (const integer of int64s) {
      await client.addBook({ ...draft, shelf: integer });
      await client.findCopy({ shelfId: integer, isbn: "1", copy: 2 });
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
    client.raw.use({ onRequest: ({ request }) => request.headers.set("X-Test", "2") });
    expect((await client.newestBook()).data).toEqual([2]);
    expect(requests).toHaveLength(2);
  });

  it("is sent with the current global fetch by default", async () => {
    const client = createApiClient<Library>(calls, { baseUrl, apiKey });
    vi.stubGlobal("fetch", async () => new Response("[]"));
    expect((await client.newestBook().finally(vi.unstubAllGlobals)).data).toEqual([]);
  });
});

describe("a middleware", () => {
  it.each([200, 400])("gets the whole response %i and leaves it readable", async (status) => {
    const body = `[${toBookJson(momo.shelf)}]`;
    const { client, origin } = await serve(() => ({ status, body, headers: { "X-Request-Id": "one" } }));
    const received: unknown[] = [];
    client.raw.use({
      async onResponse({ response }) {
        const { url, headers, bodyUsed } = response;
        received.push(url, headers.get("X-Request-Id"), bodyUsed, await response.clone().text());
      },
    });
    const { data, error } = await client.newestBook();
    expect(received).toEqual([`${origin}/library/v2/books/newest`, "one", false, body]);
    expect(data ?? error?.cause).toEqual([momo]);
  });

  it.each([200, 400])("can replace the response without loss of digits (%i)", async (status) => {
    const { client } = await serve(() => ({ body: "[]" }));
    const onResponse = () => new Response(`[${toBookJson(momo.shelf)}]`, { status });
    client.raw.use({ onResponse });
    const { data, error } = await client.raw.GET("/books/newest", { middleware: [{ onResponse }] });
    expect(data ?? error?.cause).toEqual([momo]);
  });

  it("is not called after it was ejected", async () => {
    const { client } = await serve(() => ({ body: "[]" }));
    const rejection = { code: "mine", message: "Not now.", status: 400 };
    const middleware = { onRequest: () => Response.json(rejection, { status: 400 }) };
    client.raw.use(middleware);
    expect((await client.newestBook()).error).toEqual(rejection);
    client.raw.eject(middleware);
    expect((await client.newestBook()).data).toEqual([]);
  });
});

it("returns the body as text with parseAs", async () => {
  const { client } = await serve(() => ({ body: "[ 9223372036854775807 ]" }));
  expect((await client.raw.GET("/books/newest", { parseAs: "text" })).data).toBe("[ 9223372036854775807 ]");
});

const fail = (thrown: unknown) => () => {
  throw thrown;
};

it.each<[string, unknown, () => Layer, Fetch?]>([
  ["onLog throws for a response", new Error("full"), () => withLogging(fail(new Error("full")))],
  ["onLog throws for a failure", new Error("full"), () => withLogging(fail(new Error("full"))), fail(new TypeError())],
  ["onLog throws a value that is not an object", "full", () => withLogging(fail("full"))],
  ["onDeprecated throws", new Error("deprecated"), () => withDeprecations(fail(new Error("deprecated")))],
])("rejects the call and does not retry if %s", async (_, thrown, createLayer, fetch = respondDeprecated) => {
  for (const layers of [[createLayer()], [withPacing(), createLayer()]]) {
    const countedFetch = vi.fn(fetch);
    const clock = { now: () => Date.now(), wait: async () => {} };
    const library = createApiClient<Library>(calls, { baseUrl, apiKey, fetch: countedFetch, clock, layers });
    await expect(library.newestBook()).rejects.toEqual(thrown);
    expect(countedFetch).toHaveBeenCalledOnce();
  }
});

describe("an operation", () => {
  it("sends path and query parameters, a body next to them, and the headers of the client and the call", async () => {
    const { client, requests } = await serve(() => ({ body: "{}" }), { headers: { "X-App": "test" } });
    await client.listBooks({ tag: ["a", "b"], limit: 2 }, { headers: { "X-Branch": 1, "X-Other": "two" } });
    await client.replaceBook({ isbn: "7", body: { ...draft, shelf: 7 } });
    expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["GET", "/library/v2/books?tag=a&tag=b&limit=2", ""],
      ["PUT", "/library/v2/books/7", JSON.stringify({ ...draft, shelf: 7 })],
    ]);
    expect(requests[0]?.headers).toMatchObject({ "x-branch": "1", "x-other": "two", "x-app": "test" });
  });

  it.each([
    [".", 'not be "."'],
    ["..", 'not be ".."'],
    ["", "not be empty"],
    [undefined as never, "be given"],
  ])("rejects %j as a path parameter, because the URL would have another path", async (isbn, rule) => {
    const { client, requests } = await serve(() => ({ body: "{}" }));
    await expect(client.removeBook({ isbn })).rejects.toThrow(new TypeError(`isbn must ${rule}.`));
    expect(requests).toEqual([]);
  });

  it("rejects an empty array in the query, so that a list is not returned without its filter", async () => {
    const { client, requests } = await serve(() => ({ body: "[]" }));
    const call = client.listBooks({ tag: [] }, { headers: { "X-Branch": 1 } });
    await expect(call).rejects.toThrow(new TypeError("tag must not be empty."));
    expect(requests).toEqual([]);
  });

  it("rejects a number in an int64 that can be rounded", async () => {
    const { client } = await serve(() => ({ body: "{}" }));
    const message = "shelf 9007199254740992 is not exact. Pass a bigint.";
    await expect(client.addBook({ ...draft, shelf: 2 ** 53 })).rejects.toThrow(new TypeError(message));
  });

  it("returns its status, operation, method and attempts", async () => {
    const { client } = await serve(() => ({ body: "{}", headers: { "X-Request-Id": "one" } }));
    const { response, ...result } = await client.newestBook();
    const expected = { status: 200, data: {}, operation: "newestBook", method: "GET", attempts: 1, requestId: "one" };
    expect(result).toEqual(expected);
    expect(response.status).toBe(200);
  });
});

describe("the int64 policy", () => {
  const book = { ...draft, shelf: 7, copies: [{ number: 1 }] };
  const openClient = async <Policy extends Int64Policy>(int64: Policy) => {
    const { baseUrl, requests } = await serve(() => ({ status: 201, body: JSON.stringify(book) }));
    const options = { baseUrl, apiKey, int64 } as unknown as ApiClientOptions<Policy>;
    return { client: createApiClient<Library, Policy>(calls, options), requests };
  };

  it.each<[Int64Policy, unknown]>([
    ["auto", 7],
    ["bigint", 7n],
    ["string", "7"],
  ])("%s sets the type of int64 integers in responses, and of no other members", async (policy, shelf) => {
    const { client } = await openClient(policy);
    expect((await client.newestBook()).data).toEqual({ ...book, shelf });
    expect((await client.raw.GET("/books/newest")).data).toEqual(book);
  });

  it("string sends decimal text in bodies and parameters as integers", async () => {
    const { client, requests } = await openClient("string");
    await client.addBook({ ...draft, shelf: "9223372036854775807" });
    await client.findCopy({ shelfId: "9223372036854775807", isbn: "1", copy: 2 });
    expect(requests[0]?.body).toBe(toBookJson(2n ** 63n - 1n));
    expect(requests[1]?.url).toContain("/shelves/9223372036854775807/");
  });
});

function respondDeprecated(): Response {
  return new Response("[]", { headers: { Deprecation: "@1" } });
}

function toBookJson(shelf: bigint): string {
  return `{"title":"Momo","authors":[{"name":"Michael Ende"}],"shelf":${shelf}}`;
}
