import type { Contract, Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { libraryContract } from "../testing/library-app.ts";
import { createInvalidationTracker } from "./invalidation-tracker.ts";
import { createReadCache } from "./read-cache.ts";

const { listBooks } = libraryContract.operations;
const cursor = { name: "cursor", in: "query", required: false, type: "string", isArray: false } as const;
const contract = {
  ...libraryContract,
  operations: {
    listBooks,
    pageBooks: { ...listBooks, id: "pageBooks", path: "/pages", parameters: [cursor] },
    findBook: { ...listBooks, id: "findBook", path: "/books/{bookId}" },
    searchShelf: { ...listBooks, id: "searchShelf", path: "/by-shelf/{shelf}", parameters: [] },
  },
} as const satisfies Contract;

const tables = { books: {} };

it.each([
  ["listBooks", "a list without a cursor", {}, {}, ["books.appended", "books.changed"]],
  ["listBooks", "a list with a Link to another resource", {}, { Link: "</>" }, ["books.appended", "books.changed"]],
  ["pageBooks", "the last page", {}, {}, ["books.appended", "books.changed"]],
  ["pageBooks", "a page before the last one", {}, { Link: "</>" }, ["books.changed"]],
  ["pageBooks", "an ascending page", { order: "asc" }, { Link: "</>" }, ["books.changed"]],
  ["pageBooks", "a descending page", { order: "desc" }, { Link: "</>" }, ["books.appended", "books.changed"]],
  ["findBook", "a row", {}, {}, ["books.changed"]],
  ["searchShelf", "a list below a path parameter", {}, {}, ["books.appended", "books.changed"]],
] as const)("%s: caches %s until a change that affects it", (id, _, query, headers, expected) => {
  const tracker = createInvalidationTracker();
  let reads = 0;
  const read = () => {
    reads += 1;
    // Only the pipeline creates complete replies.
    return { status: 200, body: "[]", headers } as unknown as Reply;
  };
  const cacheReads = createReadCache(contract, tables, { invalidationTracker: tracker });
  const handlers: Record<string, (request: object) => unknown> = cacheReads(
    { listBooks: read, pageBooks: read, findBook: read, searchShelf: read },
    { listBooks: "books", pageBooks: "books", findBook: { row: "books" }, searchShelf: "books" },
  );
  const invalidating = (["books.appended", "books.changed", "loans.appended"] as const).filter((change) => {
    handlers[id]?.({ target: "/", query });
    const readsBefore = reads;
    tracker.begin([change])();
    handlers[id]?.({ target: "/", query });
    return reads > readsBefore;
  });
  expect(invalidating).toEqual(expected);
});

it("rejects an operation that responds with events", () => {
  const contents = { "text/event-stream": { kind: "events", data: "json" } } as const;
  const responses = { 200: { mediaType: "text/event-stream", contents, headers: {}, errorCodes: [] } } as const;
  const watchBooks = { ...listBooks, id: "watchBooks", path: "/changes", responses } as const;
  const watched = { ...contract, operations: { watchBooks } } as const satisfies Contract;
  const cacheReads = createReadCache(watched, tables, { invalidationTracker: createInvalidationTracker() });
  expect(() => cacheReads({ watchBooks: () => {} }, { watchBooks: "books" })).toThrow(
    "watchBooks responds with events, which cannot be cached. Remove it from the cached reads.",
  );
});
