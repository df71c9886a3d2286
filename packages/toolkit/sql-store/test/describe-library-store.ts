import { createTestClock, describeKeyStore, type TestClock } from "@animal-store/api-platform/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ForeignKeyError, type Page } from "../src/store.ts";
import { type Book, createKeyRing, type LendOutcome, type LibraryStore, type NewBook } from "./library-store.ts";
import { unwrapOutcome } from "./unwrap-outcome.ts";

export interface OpenLibrary {
  readonly store: LibraryStore;
  close(): Promise<void> | void;
}

const momo: NewBook = { title: "Momo", shelf: 1 };
const emil: NewBook = { title: "Emil", shelf: 2, state: "available" };

/**
 * Registers the tests that a store must pass in memory, SQLite and PostgreSQL.
 * @param open opens an empty store that uses the clock
 */
export function describeLibraryStore(name: string, open: (clock: TestClock) => Promise<OpenLibrary> | OpenLibrary) {
  describe(name, () => {
    let opened: OpenLibrary;
    let clock: TestClock;
    beforeEach(async () => {
      clock = createTestClock();
      opened = await open(clock);
    });
    afterEach(() => opened.close());

    describeRows(() => opened.store);
    describeWrites(() => opened.store);
    describeReferences(() => opened.store);
    describeKeyStore(() => opened.store.keys, ["read", "write"]);
    describeIdempotency(
      () => opened.store,
      () => clock,
    );
  });
}

function describeRows(store: () => LibraryStore): void {
  const add = (shelf: number | bigint = 1) => unwrapOutcome(store().writes.addBook({ title: "Momo", shelf }));

  describe("rows", () => {
    it.each([0, 2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n + 1n])(
      "store the shelf %s exactly and omit missing members",
      async (shelf) => {
        const book = { id: 1, title: "Momo", shelf };
        expect(await add(shelf)).toEqual(book);
        expect(await store().tables.books.find(1)).toStrictEqual(book);
        expect(await store().tables.books.list({ after: 0, limit: 1 })).toEqual([book]);
      },
    );

    it("are not found under an unknown id", async () => {
      await add();
      for (const id of [2, 0, -1, 2n ** 63n - 1n, -(2n ** 63n)])
        expect(await store().tables.books.find(id)).toBeUndefined();
    });

    it("have an empty page after the largest id", async () => {
      await add();
      const page = { after: Number.MAX_SAFE_INTEGER, limit: 100 };
      expect(await store().tables.books.list(page)).toEqual([]);
    });

    it("do not change when a caller mutates a result", async () => {
      const added: { title: string } = await add();
      added.title = "Emil";
      const found: { title: string } | undefined = await store().tables.books.find(1);
      if (found) found.title = "Emil";
      expect((await store().tables.books.find(1))?.title).toBe("Momo");
    });

    it("are listed by a filter, in ascending order of id", async () => {
      for (const book of [emil, momo, { ...emil, state: "lost" }, emil] as const) await store().writes.addBook(book);
      const list = async (state: "available" | "lost" | "lent" | undefined, after = 0, limit = 9) =>
        (await store().tables.books.list({ filter: { state } as object, after, limit })).map(({ id }) => id);
      expect(await list(undefined)).toEqual([1, 2, 3, 4]);
      expect(await list("available")).toEqual([1, 4]);
      expect(await list("available", 1)).toEqual([4]);
      expect(await list("available", 0, 1)).toEqual([1]);
      expect(await list("lost")).toEqual([3]);
      expect(await list("lent")).toEqual([]);
    });

    it("are listed once by ids and a filter, in ascending or descending order of id", async () => {
      for (const book of [emil, momo, { ...emil, state: "lost" }, emil] as const) await store().writes.addBook(book);
      const list = async (page: Omit<Page<Book>, "limit">, limit = 9) =>
        (await store().tables.books.list({ ...page, limit })).map(({ id }) => id);
      const filter = { state: "available" } as const;
      const unknownIds = [0, 99, -1n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)];
      expect(await list({ order: "desc" })).toEqual([4, 3, 2, 1]);
      expect(await list({ order: "desc", after: 4 }, 2)).toEqual([3, 2]);
      expect(await list({ order: "desc", after: 1 })).toEqual([]);
      expect(await list({ order: "desc", filter })).toEqual([4, 1]);
      expect(await list({ order: "desc", filter, after: 4 })).toEqual([1]);
      expect(await list({ ids: [3, ...unknownIds, 1, 4n, 3] })).toEqual([1, 3, 4]);
      expect(await list({ ids: [3, 1, 4], after: 1 }, 1)).toEqual([3]);
      expect(await list({ ids: [4, 1, 3, 2], filter, order: "desc" })).toEqual([4, 1]);
      expect(await list({ ids: [4, 1, 3], order: "desc", after: 4 }, 1)).toEqual([3]);
      expect(await list({ ids: unknownIds })).toEqual([]);
    });
  });
}

function describeWrites(store: () => LibraryStore): void {
  const listIds = async (after = 0, limit = 9) =>
    (await store().tables.books.list({ after, limit })).map(({ id }) => id);

  describe("writes", () => {
    it.each([
      ["available", 1],
      [undefined, 1n],
    ] as const)("update a row whose state is %s", async (state, bookId) => {
      await store().writes.addBook({ ...momo, ...(state && { state }) });
      const loan = { id: 1, bookId: 1, state: "open", createdAt: "2026-01-15T00:00:00.000Z" };
      const outcome: LendOutcome = await unwrapOutcome(
        store().writes.lendBook({ bookId, createdAt: Date.UTC(2026, 0, 15) }),
      );
      expect(outcome).toEqual({ loan });
      expect(await store().tables.books.find(1)).toEqual({ id: 1, ...momo, state: "lent" });
      expect(await store().tables.books.list({ filter: { state: "lent" }, after: 0, limit: 9 })).toHaveLength(1);
      expect(await store().tables.loans.list({ after: 0, limit: 9 })).toEqual([loan]);
    });

    it.each([
      ["book_not_available", "lent", 1],
      ["book_not_available", "lost", 1],
      ["book_not_found", "available", 2],
      ["book_not_found", "available", 2n ** 60n],
    ] as const)("reject with %s and change nothing if book 1 is %s and book %s is lent", async (...args) => {
      const [rejected, state, bookId] = args;
      await store().writes.addBook({ ...momo, state });
      const result = await store().writes.lendBook({ bookId, createdAt: 0 });
      expect(result).toEqual({ outcome: { rejected }, isReplay: false });
      expect(await store().tables.loans.list({ after: 0, limit: 1 })).toEqual([]);
      expect(await store().tables.books.find(1)).toMatchObject({ state });
    });

    it("delete a row, which pages then omit, and update another", async () => {
      for (let count = 0; count < 4; count += 1) await store().writes.addBook(emil);
      const result = await store().writes.removeBook({ bookId: 2n });
      expect(result).toEqual({ outcome: { removed: { id: 2, ...emil } }, isReplay: false });
      expect(await store().tables.books.find(2)).toBeUndefined();
      expect([await listIds(), await listIds(1, 1), await listIds(2)]).toEqual([[1, 3, 4], [3], [3, 4]]);
      expect(await store().tables.books.find(3)).toEqual({ id: 3, ...emil });
      await store().writes.lendBook({ bookId: 4, createdAt: 0 });
      expect(await store().tables.books.list({ after: 0, limit: 9 })).toEqual([
        { id: 1, ...emil },
        { id: 3, ...emil },
        { id: 4, ...emil, state: "lent" },
      ]);
      expect(await store().writes.removeBook({ bookId: 2 })).toMatchObject({ outcome: { rejected: "book_not_found" } });
    });

    it("never assign the id of a deleted row again", async () => {
      for (const book of [momo, emil]) await store().writes.addBook(book);
      for (const bookId of [2, 1]) await store().writes.removeBook({ bookId });
      expect(await listIds()).toEqual([]);
      expect(await unwrapOutcome(store().writes.addBook(momo))).toEqual({ id: 3, ...momo });
      expect(await listIds()).toEqual([3]);
    });

    it("never assign the id of a row that the same batch deletes again", async () => {
      const { addBook, removeBook } = store().writes;
      await Promise.all([addBook(momo), removeBook({ bookId: 1 })]);
      expect(await listIds()).toEqual([]);
      expect(await unwrapOutcome(addBook(emil))).toEqual({ id: 2, ...emil });
    });

    it("insert, update and delete rows in one batch, in order", async () => {
      const { addBook, lendBook, removeBook } = store().writes;
      for (const book of [momo, emil]) await addBook(book);
      const results = await Promise.all([
        addBook(emil),
        lendBook({ bookId: 1, createdAt: 0 }),
        removeBook({ bookId: 1 }),
        removeBook({ bookId: 2 }),
        lendBook({ bookId: 2, createdAt: 0 }),
        removeBook({ bookId: 3 }),
        addBook(momo),
      ]);
      expect(results.map((result) => !result.isConflict && result.outcome)).toMatchObject([
        { id: 3 },
        { loan: { id: 1 } },
        { rejected: "book_lent" },
        { removed: { id: 2 } },
        { rejected: "book_not_found" },
        { removed: { id: 3 } },
        { id: 4 },
      ]);
      expect(await listIds()).toEqual([1, 4]);
      expect(await store().tables.loans.find(1)).toMatchObject({ bookId: 1 });
    });
  });
}

function describeReferences(store: () => LibraryStore): void {
  describe("references", () => {
    const listIds = async () => {
      const { books, loans } = store().tables;
      const rows = await Promise.all([books.list({ limit: 9 }), loans.list({ limit: 9 })]);
      return rows.map((each) => each.map(({ id }) => id));
    };
    const attempt = async (write: () => unknown) => write();

    it("reject the deletion of a row that another row refers to, and change nothing", async () => {
      for (const book of [momo, emil]) await store().writes.addBook(book);
      await store().writes.lendBook({ bookId: 1, createdAt: 0 });
      await expect(attempt(() => store().writes.discardBook({ bookId: 1 }))).rejects.toThrow(ForeignKeyError);
      expect(await listIds()).toEqual([[1, 2], [1]]);
      await store().writes.discardBook({ bookId: 2 });
      expect(await listIds()).toEqual([[1], [1]]);
    });

    it("reject a row that refers to an unknown or deleted row", async () => {
      await store().writes.addBook(momo);
      for (const unknownId of [2, -1, 2 ** 53 - 1])
        for (const bookIds of [{ bookId: unknownId }, { bookId: 1, nextBookId: unknownId }])
          await expect(attempt(() => store().writes.addLoan(bookIds))).rejects.toThrow(ForeignKeyError);
      await store().writes.discardBook({ bookId: 1 });
      await expect(attempt(() => store().writes.addLoan({ bookId: 1 }))).rejects.toThrow(ForeignKeyError);
      expect(await listIds()).toEqual([[], []]);
    });

    it("allow the deletion of a row together with the rows that refer to it", async () => {
      await store().writes.addBook(momo);
      expect(await unwrapOutcome(store().writes.addLoan({ bookId: 1 }))).toMatchObject({
        createdAt: "2026-01-15T00:00:00.000Z",
      });
      await store().writes.discardBook({ bookId: 1, loanId: 1 });
      expect(await listIds()).toEqual([[], []]);
    });

    it("fail only the write of a batch that violates one", async () => {
      for (const book of [momo, emil]) await store().writes.addBook(book);
      const writes = [
        () => store().writes.addLoan({ bookId: 1 }),
        () => store().writes.discardBook({ bookId: 1 }),
        () => store().writes.addLoan({ bookId: 9 }),
        () => store().writes.discardBook({ bookId: 2 }),
        () => store().writes.addBook(momo),
      ];
      const settled = await Promise.allSettled(writes.map(attempt));
      expect(settled.map(({ status }) => status === "fulfilled")).toEqual([true, false, false, true, true]);
      expect(await listIds()).toEqual([[1, 3], [1]]);
    });
  });
}

function describeIdempotency(store: () => LibraryStore, clock: () => TestClock): void {
  const hourMs = 3_600_000;

  it("expires an idempotency record after its own lifetime, even if an older record expires later", async () => {
    const add = (scope: string, hours: number) => {
      const now = clock().now();
      return store().writes.addBook(momo, { scope, fingerprint: "body", now, expiresAt: now + hours * hourMs });
    };
    await add("later", 48);
    await add("one", 24);
    clock().advance(24 * hourMs);
    expect(await add("one", 24)).toMatchObject({ outcome: { id: 3 }, isReplay: false });
    expect(await add("one", 24)).toMatchObject({ outcome: { id: 3 }, isReplay: true });
    expect(await add("later", 24)).toMatchObject({ outcome: { id: 1 }, isReplay: true });
  });

  it("replays a removal for a repeated idempotency claim, and reports a conflict for another body", async () => {
    await store().writes.addBook(momo);
    const claim = { scope: "one", fingerprint: "body", now: clock().now(), expiresAt: clock().now() + hourMs };
    const removed = { id: 1, ...momo };
    const remove = () => store().writes.removeBook({ bookId: 1 }, claim);
    expect(await remove()).toEqual({ outcome: { removed }, isReplay: false });
    expect(await remove()).toEqual({ outcome: { removed }, isReplay: true });
    expect(await store().writes.removeBook({ bookId: 1 }, { ...claim, fingerprint: "other" })).toEqual({
      isConflict: true,
    });
  });

  it("rejects a claim of a write that returns nothing, and changes nothing", async () => {
    const claim = { scope: "one", fingerprint: "body", now: clock().now(), expiresAt: clock().now() + hourMs };
    const misreport = async () => store().writes.misreport({ outcome: "undefined" }, claim);
    await expect(misreport()).rejects.toThrow("the write misreport has an idempotency claim but returns no outcome");
    expect(await store().tables.books.list({ limit: 1 })).toEqual([]);
  });

  it("stores the keys of a key ring", async () => {
    const keyRing = createKeyRing(store().keys, clock());
    const { key, record } = await keyRing.issue({ plan: "member" });
    expect(await keyRing.authenticate(`Bearer ${key}`)).toMatchObject({ id: record.id });
    await keyRing.revoke(record.id);
    expect(await store().keys.find(record.id)).toMatchObject({ plan: "member", revokedAt: clock().now() });
  });
}
