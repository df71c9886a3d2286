import { calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import type { components, contract, paths } from "@animal-store/codegen/test/generated/library/contract.ts";
import { type InfiniteData, skipToken, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type { ApiClient, CallError, ErrorResult } from "../index.ts";
import { createQueries, type Mutations, type Queries, type QueryPage } from "./create-queries.ts";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

type Library = { paths: paths; contract: typeof contract };
type Book = components["schemas"]["Book"];

type GetId = "listBooks" | "newestBook" | "findBook" | "findCopy" | "openingHours";
expectSame<keyof Queries<Library>, GetId>(true);
expectSame<keyof Mutations<Library>, "addBook" | "replaceBook" | "renewLoan" | "removeBook">(true);

// A list has pages if the contract has links to the next page, and a cursor.
type Items = { content: { "application/json": number[] } };
type Archive<Entry, Query> = {
  paths: object;
  contract: {
    operations: {
      listItems: Entry & { method: "GET"; path: "/items"; responses: { "200": { errorCodes: readonly [] } } };
    };
    $types?: { listItems: { parameters: { query?: Query }; responses: { 200: Items } } };
  };
};
type ItemQueries<Entry, Query> = keyof Queries<Archive<Entry, Query>>["listItems"];
expectSame<ItemQueries<{ paginated: true }, { cursor?: string }>, "key" | "options" | "infiniteOptions">(true);
expectSame<ItemQueries<{ paginated: true }, { offset?: number }>, "key" | "options">(true);
expectSame<ItemQueries<unknown, { cursor?: string }>, "key" | "options">(true);

// A response without a body is null.
type Ping = {
  paths: object;
  contract: {
    operations: { ping: { method: "GET"; path: "/ping"; responses: { "200": { errorCodes: readonly [] } } } };
    $types?: { ping: { parameters: object; responses: { 200: Items; 204: { content?: never } } } };
  };
};
type PingData = Awaited<ReturnType<Exclude<ReturnType<Queries<Ping>["ping"]["options"]>["queryFn"], symbol>>>;
expectSame<PingData, number[] | null>(true);

declare const library: ApiClient<Library>;
declare const withBigints: ApiClient<Library, "bigint">;
const { queries, mutations } = createQueries<Library>(library, calls, { scope: "library" });

/** Calls the hooks like a component. */
export function useTypes(): void {
  const book = useQuery(queries.findBook.options({ isbn: "1", edition: "first" }));
  expectSame<typeof book.data, Book | undefined>(true);
  expectSame<typeof book.error, CallError<ErrorResult<Library, "findBook">> | null>(true);

  const atBranch = { headers: { "X-Branch": 1 } };
  const pages = useInfiniteQuery(queries.listBooks.infiniteOptions({ limit: 5 }, atBranch));
  expectSame<typeof pages.data, InfiniteData<QueryPage<Book[]>> | undefined>(true);
  useInfiniteQuery(queries.listBooks.infiniteOptions(skipToken, atBranch));

  const addBook = useMutation(mutations.addBook({ timeoutMs: 1000, idempotencyKey: "once" }));
  expectSame<typeof addBook.data, Book | undefined>(true);
  if (addBook.error?.code === "book_exists") addBook.error.status satisfies 409;
  const removeBook = useMutation(mutations.removeBook());
  expectSame<typeof removeBook.data, undefined>(true);
  useMutation(mutations.renewLoan()).mutate({ isbn: "1" });

  const bigints = createQueries<Library, "bigint">(withBigints, calls, { scope: "library" });
  const newest = useQuery(bigints.queries.newestBook.options());
  expectSame<NonNullable<typeof newest.data>["shelf"], bigint>(true);

  // @ts-expect-error listBooks needs the header X-Branch
  queries.listBooks.options({ limit: 5 });
  // @ts-expect-error the pages set the cursor
  queries.listBooks.infiniteOptions({ cursor: "2" }, atBranch);
  // @ts-expect-error TanStack Query sets the signal
  queries.findBook.options({ isbn: "1" }, { signal: AbortSignal.timeout(1) });
  // @ts-expect-error findBook is not a list
  queries.findBook.infiniteOptions;
  // @ts-expect-error no operation has this code
  if (addBook.error?.code === "sold_out") throw addBook.error;
  // @ts-expect-error a book has a title
  addBook.mutate({});
}
