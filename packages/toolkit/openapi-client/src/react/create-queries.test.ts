import { calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver, skipToken } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { isbn, type Library, openLibrary } from "../../test/react/open-library.ts";
import { ApiError, createApiClient } from "../index.ts";
import { createQueries } from "./create-queries.ts";

const maxInt64 = 2n ** 63n - 1n;
const atBranch = { headers: { "X-Branch": 1 } };

it("createQueries creates queries for each GET operation and mutations for the others", async () => {
  const { queries, mutations } = await openLibrary();
  const routes = Object.entries(calls).map(([route, { operation }]) => ({
    isGet: route.startsWith("GET "),
    operation,
  }));
  const idsWhere = (isGet: boolean) =>
    routes.filter((route) => route.isGet === isGet).map(({ operation }) => operation);
  expect(Object.keys(queries)).toEqual(idsWhere(true));
  expect(Object.keys(mutations)).toEqual(idsWhere(false));
});

describe("a query", () => {
  it("sends the input and the options of the call", async () => {
    const { queries, requests } = await openLibrary();
    const queryClient = new QueryClient();
    const book = await queryClient.fetchQuery(queries.findBook.options({ isbn, edition: "first" }));
    expect(book).toEqual({ title: "Momo" });
    const books = await queryClient.fetchQuery(queries.listBooks.options({ tag: ["a", "b"] }, atBranch));
    expect(books).toEqual([{ title: "1", branch: 1 }]);
    expect(requests).toEqual([`GET /library/v2/books/${isbn}?edition=first`, "GET /library/v2/books?tag=a&tag=b"]);
  });

  it("with skipToken sends no request and shares no data with other queries", async () => {
    const { queries, requests } = await openLibrary();
    const queryClient = new QueryClient();
    queryClient.setQueryData(queries.listBooks.options({}, atBranch).queryKey, []);
    const observer = new QueryObserver(queryClient, queries.listBooks.options(skipToken, atBranch));
    const unsubscribe = observer.subscribe(() => {});
    expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: "idle", data: undefined });
    unsubscribe();
    expect(requests).toEqual([]);
  });

  it("reads all pages by the Link header", async () => {
    const { queries, requests } = await openLibrary();
    const observer = new InfiniteQueryObserver(
      new QueryClient(),
      queries.listBooks.infiniteOptions({ limit: 5 }, atBranch),
    );
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

  it("aborts the request when it is cancelled", async () => {
    const { promise, resolve } = Promise.withResolvers<AbortSignal>();
    const fetch = ({ signal }: Request) => {
      resolve(signal);
      return new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    };
    const library = createApiClient<Library>(calls, { baseUrl: "http://library.test/v2", apiKey: false, fetch });
    const { newestBook } = createQueries<Library>(library, calls, { scope: "library" }).queries;
    const queryClient = new QueryClient();
    const result = queryClient.fetchQuery(newestBook.options()).catch((error: Error) => error);
    const signal = await promise;
    await queryClient.cancelQueries({ queryKey: newestBook.key });
    expect(signal.aborted).toBe(true);
    expect(await result).toBeInstanceOf(Error);
  });

  it("has the data null for a response without a body, because TanStack Query rejects undefined", async () => {
    const fetch = () => new Response(null, { status: 204 });
    const library = createApiClient<Library>(calls, { baseUrl: "http://library.test/v2", apiKey: false, fetch });
    const { newestBook } = createQueries<Library>(library, calls, { scope: "library" }).queries;
    expect(await new QueryClient().fetchQuery(newestBook.options())).toBeNull();
  });

  it("throws an ApiError for an error response and does not retry", async () => {
    const { queries, requests } = await openLibrary();
    const query = new QueryClient().fetchQuery(queries.findBook.options({ isbn: "1" }));
    const error: unknown = await query.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: "no_such_book", operation: "findBook" });
    expect(requests).toEqual(["GET /library/v2/books/1"]);
  });

  it("throws the error of the option orThrow", async () => {
    const { library } = await openLibrary();
    const orThrow = () => {
      throw new RangeError("no book");
    };
    const { queries } = createQueries<Library>(library, calls, { scope: "library", orThrow });
    await expect(new QueryClient().fetchQuery(queries.findBook.options({ isbn }))).rejects.toThrow(RangeError);
  });
});

describe("a query key", () => {
  it("starts with scope and operation, and differs between a response and pages", async () => {
    const { listBooks } = (await openLibrary()).queries;
    expect(listBooks.key).toEqual(["library", "listBooks"]);
    const keys = [listBooks.options({}, atBranch).queryKey, listBooks.infiniteOptions({}, atBranch).queryKey];
    for (const key of keys) expect(key.slice(0, 2)).toEqual(listBooks.key);
    expect(keys[0]).not.toEqual(keys[1]);
  });

  it("is equal for the same integer as a number or a bigint", async () => {
    const { findCopy } = (await openLibrary()).queries;
    const toKey = (shelfId: number | bigint) => findCopy.options({ shelfId, isbn, copy: 1 }).queryKey;
    expect(() => JSON.stringify(toKey(maxInt64))).not.toThrow();
    expect(toKey(maxInt64)).not.toEqual(toKey(maxInt64 - 1n));
    expect(toKey(7n)).toEqual(toKey(7));
  });

  it("contains the headers of the call and no other options", async () => {
    const { newestBook } = (await openLibrary()).queries;
    const headers = { Prefer: "code=503" };
    expect(newestBook.options({}, { headers, timeoutMs: 1 }).queryKey.slice(2)).toEqual(["response", {}, headers]);
    expect(newestBook.options({}, { timeoutMs: 1 }).queryKey).toEqual(newestBook.options().queryKey);
  });
});

describe("a mutation", () => {
  const book = { title: "Momo", shelf: maxInt64, authors: [{ name: "Michael Ende" }] };

  it("sends the input with exact integers, and the options of the call", async () => {
    const { mutations, requests } = await openLibrary();
    const observer = new MutationObserver(new QueryClient(), mutations.addBook({ idempotencyKey: "once" }));
    expect(await observer.mutate(book)).toEqual({ ...book, notes: { key: "once" } });
    expect(requests).toEqual(["POST /library/v2/books"]);
  });

  it.each([true, false])("invalidates the queries of its scope: %j", async (invalidate) => {
    const { library } = await openLibrary();
    const { queries, mutations } = createQueries<Library>(library, calls, { scope: "library", invalidate });
    const queryClient = new QueryClient();
    const [{ queryKey }, otherKey] = [queries.newestBook.options(), ["other", "newestBook"]];
    for (const key of [queryKey, otherKey]) queryClient.setQueryData(key, book);
    await new MutationObserver(queryClient, mutations.addBook()).mutate(book);
    const isInvalidated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    expect([queryKey, otherKey].map(isInvalidated)).toEqual([invalidate, false]);
  });
});
