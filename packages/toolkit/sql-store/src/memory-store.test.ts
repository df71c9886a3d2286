import { createInvalidationTracker } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { describeLibraryStore } from "../test/describe-library-store.ts";
import { library } from "../test/library-store.ts";
import { unwrapOutcome } from "../test/unwrap-outcome.ts";
import { defineTable, integer, timestamp } from "./define-table.ts";
import { createMemoryStore } from "./memory-store.ts";
import { decorateMethods, type StoreDefinition } from "./store.ts";
import type { Write } from "./writes.ts";

const momo = { title: "Momo", shelf: 1 };

describeLibraryStore("a memory store", () => ({ store: createMemoryStore(library), close: () => {} }));

it("rejects a write whose input or outcome cannot be cloned, and changes nothing", async () => {
  const { tables, writes } = createMemoryStore(library);
  expect(() => writes.addBook({ ...momo, extra: Promise.resolve() } as never)).toThrow("could not be cloned");
  expect(() => writes.misreport({ outcome: "function" })).toThrow("could not be cloned");
  expect(await tables.books.list({ limit: 1 })).toEqual([]);
});

it("finds and lists the remaining rows after any deletions", async () => {
  const { tables, writes } = createMemoryStore(library);
  let remainingIds: number[] = [];
  for (let id = 1; id <= 12; id += 1) {
    remainingIds.push((await unwrapOutcome(writes.addBook({ ...momo, shelf: id }))).id);
    if (id % 3 > 0) continue;
    for (const bookId of [id, id - 2]) await writes.removeBook({ bookId });
    remainingIds = remainingIds.filter((each) => each !== id && each !== id - 2);
  }
  expect(remainingIds).toEqual([2, 5, 8, 11]);
  for (let id = 0; id <= 13; id += 1) {
    const book = remainingIds.includes(id) ? { id, ...momo, shelf: id } : undefined;
    expect(await tables.books.find(id)).toEqual(book);
    const page = await tables.books.list({ after: id, limit: 2 });
    expect(page.map((each) => each.id)).toEqual(remainingIds.filter((each) => each > id).slice(0, 2));
  }
});

it("filters by the value of the column", async () => {
  const loans = defineTable<{ id: number; createdAt: string }>(
    "loans",
    { id: integer("id"), createdAt: timestamp("created_at") },
    { filters: ["createdAt"] },
  );
  const addLoan: Write<{ loans: typeof loans }, { createdAt: string }, object> = {
    changes: ["loans.appended"],
    run: (loan, { loans }) => loans.insert(loan),
  };
  const { tables, writes } = createMemoryStore({ name: "library", tables: { loans }, writes: { addLoan } });
  for (const second of [1, 2]) await writes.addLoan({ createdAt: `2026-01-15T00:00:0${second}.000Z` });
  const page = await tables.loans.list({ filter: { createdAt: "2026-01-15T01:00:02+01:00" }, after: 0, limit: 9 });
  expect(page.map(({ id }) => id)).toEqual([2]);
});

it("changes nothing if a write throws", async () => {
  const addTwo: Write<typeof library.tables, object, never> = {
    changes: ["books.appended"],
    run(_, { books }) {
      books.insert(momo);
      throw new Error("the second book is missing");
    },
  };
  const definition = {
    ...library,
    writes: { ...library.writes, addTwo },
  } satisfies StoreDefinition<typeof library.tables>;
  const { tables, writes } = createMemoryStore(definition);
  expect(() => writes.addTwo({})).toThrow("the second book is missing");
  expect(await tables.books.list({ after: 0, limit: 9 })).toEqual([]);
  expect(await unwrapOutcome(writes.addBook(momo))).toMatchObject({ id: 1 });
});

it("increments the versions of the collections that a write may change", async () => {
  const tracker = createInvalidationTracker();
  const { writes } = createMemoryStore(library, tracker);
  await writes.addBook(momo);
  await writes.removeBook({ bookId: 1 });
  const versions = (["books.appended", "books.changed", "loans.appended"] as const).map(tracker.currentVersion);
  expect(versions).toEqual([1, 1, 0]);
});

it("decorates each method of each table, write and the keys", () => {
  const store = createMemoryStore(library);
  const names: string[] = [];
  const decorated = decorateMethods(store, (_, name) => {
    names.push(name);
    return () => name;
  });
  const keyMethods = Object.keys(store.keys).map((name) => `keys.${name}`);
  expect(names.toSorted()).toEqual(
    [
      ...[
        "books.find",
        "books.list",
        "loans.find",
        "loans.list",
        "addBook",
        "lendBook",
        "removeBook",
        "addLoan",
        "discardBook",
        "misreport",
      ],
      ...keyMethods,
    ].toSorted(),
  );
  expect(decorated.tables.books.find(1)).toBe("books.find");
  expect(decorated.writes.addBook(momo)).toBe("addBook");
  expect(decorated.keys.list()).toBe("keys.list");
  expect(keyMethods).toContain("keys.findByHashes");
});
