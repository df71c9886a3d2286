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
  },
} as const satisfies Contract;

it.each([
  ["listBooks", "a list without a cursor", {}, ["books.appended", "books.changed"]],
  ["listBooks", "a list with a Link to another resource", { Link: "</>" }, ["books.appended", "books.changed"]],
  ["pageBooks", "the last page", {}, ["books.appended", "books.changed"]],
  ["pageBooks", "a page before the last one", { Link: "</>" }, ["books.changed"]],
  ["findBook", "a row", {}, ["books.changed"]],
] as const)("%s: caches %s until a change that affects it", (id, _, headers, expected) => {
  const tracker = createInvalidationTracker();
  let reads = 0;
  const read = () => {
    reads += 1;
    // Only the pipeline creates complete replies.
    return { status: 200, body: "[]", headers } as unknown as Reply;
  };
  const uncached = { listBooks: read, pageBooks: read, findBook: read };
  const tables = { listBooks: "books", pageBooks: "books", findBook: "books" };
  const handlers: Record<string, (request: object) => unknown> = createReadCache(contract, {
    invalidationTracker: tracker,
  })(uncached, tables);
  const invalidating = (["books.appended", "books.changed", "loans.appended"] as const).filter((change) => {
    handlers[id]?.({});
    const readsBefore = reads;
    tracker.begin([change])();
    handlers[id]?.({});
    return reads > readsBefore;
  });
  expect(invalidating).toEqual(expected);
});
