import { ApiError, createApiClient } from "@animal-store/openapi-client";
import { InfiniteQueryObserver, MutationObserver, QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { calls } from "../test/generated/calls.ts";
import { isbn, type Library, openLibrary } from "../test/open-library.ts";
import { createQueries } from "./create-queries.ts";

const maxInt64 = 2n ** 63n - 1n;
const atBranch = { header: { "X-Branch": 1 } };

describe("createQueries", () => {
  it("creates query options for each GET of the contract and mutation options for each write", async () => {
    const { queries } = await openLibrary();
    const actual = Object.entries(queries).map(([id, options]) => [id, Object.keys(options)]);
    const expected = Object.entries(calls).map(([route, { operation }]) => [
      operation,
      route.startsWith("GET ") ? ["key", "queryOptions", "infiniteQueryOptions"] : ["mutationOptions"],
    ]);
    expect(actual).toEqual(expected);
  });

  it("sends path and query parameters and required headers", async () => {
    const { queries, requests } = await openLibrary();
    const queryClient = new QueryClient();
    const book = await queryClient.fetchQuery(queries.findBook.queryOptions({ isbn, edition: "first" }));
    expect(book).toEqual({ title: "Momo" });
    const books = await queryClient.fetchQuery(queries.listBooks.queryOptions({ tag: ["a", "b"], ...atBranch }));
    expect(books).toEqual([{ title: "1", branch: 1 }]);
    expect(requests).toEqual([`GET /library/v2/books/${isbn}?edition=first`, "GET /library/v2/books?tag=a&tag=b"]);
  });

  it("reads all pages by following the Link header", async () => {
    const { queries, requests } = await openLibrary();
    const options = queries.listBooks.infiniteQueryOptions({ limit: 5, ...atBranch });
    const observer = new InfiniteQueryObserver(new QueryClient(), options);
    await observer.refetch();
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    const pages = observer.getCurrentResult().data?.pages ?? [];
    expect(pages.map(({ entries, next }) => [entries[0]?.title, next])).toEqual([
      ["1", "2"],
      ["2", "3"],
      ["3", undefined],
    ]);
    const url = "GET /library/v2/books?limit=5";
    expect(requests).toEqual([url, `${url}&cursor=2`, `${url}&cursor=3`]);
  });

  it("aborts the request when the query is cancelled", async () => {
    const { promise, resolve } = Promise.withResolvers<AbortSignal>();
    const fetch = ({ signal }: Request) => {
      resolve(signal);
      return new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    };
    const library = createApiClient<Library>(calls, { baseUrl: "http://library.test/v2", key: false, fetch });
    const { newestBook } = createQueries<Library>(library, calls, { scope: "library" });
    const queryClient = new QueryClient();
    const result = queryClient.fetchQuery(newestBook.queryOptions()).catch((error: Error) => error);
    const signal = await promise;
    await queryClient.cancelQueries({ queryKey: newestBook.key });
    expect(signal.aborted).toBe(true);
    expect(await result).toBeInstanceOf(Error);
  });
});

it("a query throws an ApiError for an error response and does not retry", async () => {
  const { queries, requests } = await openLibrary();
  const query = new QueryClient().fetchQuery(queries.findBook.queryOptions({ isbn: "1" }));
  const error: unknown = await query.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, code: "no_such_book", operation: "findBook" });
  expect(requests).toEqual(["GET /library/v2/books/1"]);
});

it("a query throws the error of the option toError", async () => {
  const { library } = await openLibrary();
  const toError = () => new RangeError("no book");
  const { findBook } = createQueries<Library>(library, calls, { scope: "library", toError });
  await expect(new QueryClient().fetchQuery(findBook.queryOptions({ isbn: "1" }))).rejects.toThrow(RangeError);
});

it("a mutation sends body and header with exact integers", async () => {
  const { queries, requests } = await openLibrary();
  const observer = new MutationObserver(new QueryClient(), queries.addBook.mutationOptions());
  const body = { title: "Momo", shelf: maxInt64, authors: [{ name: "Michael Ende" }] };
  const book = await observer.mutate({ body, header: { "Idempotency-Key": "once" } });
  expect(book).toEqual({ ...body, notes: { key: "once" } });
  expect(requests).toEqual(["POST /library/v2/books"]);
});

it("a query key is equal for the same integer as a number or a bigint", async () => {
  const { findCopy } = (await openLibrary()).queries;
  const copy = { isbn, copy: 1 };
  const [first, second] = [maxInt64, maxInt64 - 1n].map(
    (shelfId) => findCopy.queryOptions({ shelfId, ...copy }).queryKey,
  );
  expect(() => JSON.stringify(first)).not.toThrow();
  expect(first).not.toEqual(second);
  const [small, exact] = [7n, 7].map((shelfId) => findCopy.queryOptions({ shelfId, ...copy }).queryKey);
  expect(small).toEqual(exact);
});

it("a query key starts with scope and operation", async () => {
  const { listBooks } = (await openLibrary()).queries;
  expect(listBooks.key).toEqual(["library", "listBooks"]);
  const keys = [listBooks.queryOptions(atBranch).queryKey, listBooks.infiniteQueryOptions(atBranch).queryKey];
  for (const key of keys) expect(key.slice(0, 2)).toEqual(listBooks.key);
  expect(keys[0]).not.toEqual(keys[1]);
});
