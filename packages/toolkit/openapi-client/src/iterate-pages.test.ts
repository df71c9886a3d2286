import { calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import { describe, expect, it } from "vitest";
import { atBranch, booksJson, type Library, type ServedResponse, serve, threePages } from "../test/serve.ts";
import { ApiError } from "./api-error.ts";
import { type ApiClient, createApiClient } from "./create-api-client.ts";

const twoPerPage = { limit: 2 };

it("lists the entries of all pages in order, with the key and the headers of the call", async () => {
  const { client, requests } = await serve(threePages);
  const books = client.listBooks.all({ tag: ["new"], limit: 2 }, atBranch);
  expect(await Array.fromAsync(books, ({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
  const url = "/library/v2/books?tag=new&limit=2";
  expect(requests.map((request) => request.url)).toEqual([url, `${url}&cursor=2`, `${url}&cursor=4`]);
  for (const { headers } of requests)
    expect(headers).toMatchObject({ authorization: "Bearer test-key", "x-branch": "1" });
});

it("lists whole pages, each with its response", async () => {
  const { client, origin } = await serve(threePages);
  const pages = await Array.fromAsync(client.listBooks.pages(twoPerPage, atBranch));
  expect(pages.map(({ data, operation }) => [data.length, operation])).toEqual([
    [2, "listBooks"],
    [2, "listBooks"],
    [1, "listBooks"],
  ]);
  expect(pages[2]?.response.url).toBe(`${origin}/library/v2/books?limit=2&cursor=4`);
});

describe("a list", () => {
  it("sends no request before its first entry is read, and none after a break", async () => {
    const { client, requests } = await serve(threePages);
    const books = client.listBooks.all(twoPerPage, atBranch);
    expect(requests).toEqual([]);
    for await (const { id } of books) if (id === "3") break;
    expect(requests).toHaveLength(2);
    expect(await books.next()).toEqual({ done: true, value: undefined });
    expect(requests).toHaveLength(2);
  });

  it("returns the entries before a rejected page, then throws the error", async () => {
    const error = {
      code: "invalid_cursor",
      message: "The cursor is stale. Read the first page again.",
      status: 400,
      details: [],
    };
    const rejection = { status: 400, body: JSON.stringify(error), headers: { "X-Request-Id": "three" } };
    const { client } = await serve((request) => (request.url.includes("cursor=4") ? rejection : threePages(request)));
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual(["1", "2", "3", "4"]);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ error, requestId: "three" });
  });

  it.each([
    ["</library/v2/books?cursor=a>", ["1", "1"], "must be a new URL"],
    ["</library/v2/books?limit=2>", ["1"], "must be a new URL"],
    ["<>", ["1"], "must be a new URL"],
    ["<http://[>", ["1"], "The next page <http://[> must be a new URL"],
  ])("throws if the next page is always %s", async (link, expectedIds, message) => {
    const { client } = await serve(() => ({ body: booksJson(1), headers: { Link: `${link}; rel="next"` } }));
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual(expectedIds);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(String(thrown)).toContain(message);
  });

  it("throws if the next page repeats after redirects to new URLs", async () => {
    let redirects = 0;
    const { client } = await serve(({ url }) =>
      url.endsWith("cursor=a")
        ? { status: 307, headers: { Location: `/library/v2/books?redirect=${++redirects}` } }
        : { body: booksJson(1), headers: { Link: '<?cursor=a>; rel="next"' } },
    );
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual(["1", "1"]);
    expect(String(thrown)).toContain("must be a new URL");
  });

  it("never sends the key to another origin", async () => {
    const otherServer = await serve(() => ({ body: booksJson(2) }));
    const headers = { Link: `<${otherServer.baseUrl}/books>; rel="next"` };
    const { client, origin } = await serve(() => ({ body: booksJson(1), headers }));
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual(["1"]);
    expect(String(thrown)).toContain(`must be a new URL on ${origin}`);
    expect(otherServer.requests).toEqual([]);
  });

  it("never sends the key to the target of a redirect", async () => {
    const linkHeader = (url: string) => ({ Link: `<${url}&cursor=a>; rel="next"` });
    const target = await serve(({ url }) => ({ body: booksJson(2), headers: linkHeader(url) }));
    const { client, origin } = await serve(({ url }) => ({ status: 307, headers: { Location: target.origin + url } }));
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual(["2"]);
    expect(String(thrown)).toContain(`must be a new URL on ${origin}`);
    expect(target.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it("follows links without re-encoding, relative to the request URL if the response has no URL", async () => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => {
      urls.push(url);
      const link = ["<?cursor=1>", "</pages/2?b=%2C&a=1&a=2>"][urls.length - 1];
      return new Response("[]", link ? { headers: { Link: `${link}; rel="next"` } } : {});
    };
    const client = createApiClient<Library>(calls, {
      baseUrl: "http://library.test/library/v2/",
      apiKey: "test-key",
      fetch,
    });
    expect(await Array.fromAsync(client.listBooks.all(twoPerPage, atBranch))).toEqual([]);
    const paths = ["/library/v2/books?limit=2", "/library/v2/books?cursor=1", "/pages/2?b=%2C&a=1&a=2"];
    expect(urls).toEqual(paths.map((path) => `http://library.test${path}`));
  });

  it("passes the path of the operation and the URL of each page to middlewares", async () => {
    const { client } = await serve(threePages);
    const args: string[] = [];
    client.raw.use({ onRequest: ({ request, schemaPath }) => void args.push(schemaPath, new URL(request.url).search) });
    await Array.fromAsync(client.listBooks.all(twoPerPage, atBranch));
    expect(args).toEqual(["/books", "?limit=2", "/books", "?limit=2&cursor=2", "/books", "?limit=2&cursor=4"]);
  });
});

describe("a signal", () => {
  it("stops an iteration while a page is in flight", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const { client } = await serve((request) => {
      if (!request.url.includes("cursor")) return threePages(request);
      controller.abort(reason);
      return new Promise<ServedResponse>(() => {});
    });
    expect(await collectIds(client, controller.signal)).toMatchObject({
      ids: ["1", "2"],
      thrown: { name: "AbortError", cause: reason },
    });
  });

  it("stops an iteration before the second entry of a page", async () => {
    const controller = new AbortController();
    const { client, requests } = await serve(threePages);
    const books = client.listBooks.all(twoPerPage, { ...atBranch, signal: controller.signal });
    await books.next();
    controller.abort();
    await expect(books.next()).rejects.toMatchObject({ name: "AbortError", cause: controller.signal.reason });
    expect(requests).toHaveLength(1);
  });

  it("that is already aborted prevents the first request", async () => {
    const { client, requests } = await serve(threePages);
    const { thrown } = await collectIds(client, AbortSignal.abort());
    expect(thrown).toMatchObject({ name: "AbortError" });
    expect(requests).toEqual([]);
  });
});

async function collectIds(
  client: ApiClient<Library>,
  signal?: AbortSignal,
): Promise<{ ids: string[]; thrown: unknown }> {
  const ids: string[] = [];
  try {
    for await (const { id } of client.listBooks.all(twoPerPage, { ...atBranch, signal })) ids.push(id);
  } catch (thrown) {
    return { ids, thrown };
  }
  return { ids, thrown: undefined };
}
