import type { ApiError } from "@animal-store/openapi-client";
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type { components, contract, paths } from "../test/generated/contract.ts";
import type { MutationId, Page, PagedId, Queries, QueryId } from "./index.ts";

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const expectSame = <Left, Right>(_: Same<Left, Right>): void => {};

type Library = { paths: paths; contract: typeof contract };
type Book = components["schemas"]["Book"];

expectSame<QueryId<Library>, "listBooks" | "newestBook" | "findBook" | "findCopy" | "openingHours">(true);
expectSame<PagedId<Library>, "listBooks">(true);
expectSame<MutationId<Library>, "addBook" | "replaceBook" | "renewLoan" | "removeBook">(true);

declare const queries: Queries<Library>;

/** Calls the hooks like a component. */
export function useTypes(): void {
  const book = useQuery(queries.findBook.queryOptions({ isbn: "1", edition: "first" }));
  expectSame<typeof book.data, Book | undefined>(true);
  expectSame<typeof book.error, ApiError<Library, "findBook"> | Error | null>(true);

  const pages = useInfiniteQuery(queries.listBooks.infiniteQueryOptions({ limit: 5, header: { "X-Branch": 1 } }));
  expectSame<typeof pages.data, InfiniteData<Page<Book[]>, string | undefined> | undefined>(true);

  const addBook = useMutation(queries.addBook.mutationOptions());
  expectSame<typeof addBook.data, Book | undefined>(true);
  const removeBook = useMutation(queries.removeBook.mutationOptions());
  expectSame<typeof removeBook.data, undefined>(true);
  useMutation(queries.renewLoan.mutationOptions()).mutate({ isbn: "1" });

  // @ts-expect-error listBooks needs the header X-Branch.
  queries.listBooks.queryOptions({ limit: 5 });
  // @ts-expect-error The pages set the cursor.
  queries.listBooks.infiniteQueryOptions({ cursor: "2", header: { "X-Branch": 1 } });
  // @ts-expect-error findBook is not a list.
  queries.findBook.infiniteQueryOptions({ isbn: "1" });
  // @ts-expect-error addBook needs a body.
  addBook.mutate({});
}
