import { expect, it, onTestFinished } from "vitest";
import type { LibraryStore } from "./library-store.ts";

interface OpenWriter {
  readonly store: LibraryStore;
  run(sql: string): unknown;
  count(table: string): Promise<unknown> | unknown;
  /** Returns how many transactions have added books. */
  countCommits(): Promise<number> | number;
  close(): Promise<void>;
}

const momo = { title: "Momo", shelf: 1, state: "available" } as const;
const claim = { scope: "one", fingerprint: "body", now: 0, expiresAt: 3_600_000 };
const firstPage = { after: 0, limit: 1000 };

export function describeWriter(open: (now: () => number) => Promise<OpenWriter> | OpenWriter): void {
  let now = 0;
  const openWriter = async () => {
    now = claim.now;
    const opened = await open(() => now);
    onTestFinished(opened.close);
    return opened;
  };

  it("a failed write is rolled back, and the other writes of its batch succeed", async () => {
    const { store, count } = await openWriter();
    const settled = await Promise.allSettled([
      store.writes.addBook(momo),
      store.writes.addBook({ title: "Emil", shelf: 2n ** 64n }),
      // The book is lent before the idempotency record fails.
      store.writes.lendBook({ bookId: 1, createdAt: 0 }, { ...claim, expiresAt: Number.NaN }),
      store.writes.addBook(momo, claim),
    ]);
    expect(settled).toMatchObject([
      { value: { outcome: { id: 1 } } },
      {
        reason: {
          message: expect.stringMatching(/^the column shelf stores an int64 integer, got 18446744073709551616\./),
        },
      },
      { reason: { message: expect.stringMatching(/^the column expires_at stores an int64 integer, got NaN\./) } },
      { value: { outcome: { id: 2 } } },
    ]);
    expect(await store.tables.books.list(firstPage)).toEqual([1, 2].map((id) => ({ id, ...momo })));
    expect([await count("loans"), await count("idempotency_records")]).toEqual([0, 1]);
  });

  it("a new idempotency record removes two expired ones", async () => {
    const { store, count } = await openWriter();
    for (let index = 0; index < 5; index += 1) await store.writes.addBook(momo, { ...claim, scope: `old ${index}` });
    now = claim.expiresAt;
    await store.writes.addBook(momo, { ...claim, scope: "new", now, expiresAt: 2 * now });
    expect(await count("idempotency_records")).toBe(4);
  });

  it("never assigns the id of a deleted row again, and continues after a row that was inserted by hand", async () => {
    const { store, run } = await openWriter();
    const lendFirst = () => store.writes.lendBook({ bookId: 1, createdAt: 0 });
    await Promise.all([store.writes.addBook(momo), store.writes.addBook(momo, claim)]);
    expect(await lendFirst()).toMatchObject({ outcome: { loan: { id: 1 } } });
    await run("DELETE FROM loans; DELETE FROM books WHERE id = 2; UPDATE books SET state = NULL");
    expect(await store.writes.addBook(momo)).toMatchObject({ outcome: { id: 3 } });
    expect(await lendFirst()).toMatchObject({ outcome: { loan: { id: 2 } } });
    await run("INSERT INTO books (id, title, shelf) VALUES (7, 'Emil', 1)");
    expect(await store.writes.addBook(momo)).toMatchObject({ outcome: { id: 8 } });
    await run("DELETE FROM loans; DELETE FROM books");
    expect(await store.writes.addBook(momo)).toMatchObject({ outcome: { id: 9 } });
  });

  it("commits the writes of one event-loop turn together", async () => {
    const { store, count, countCommits } = await openWriter();
    const commitsBefore = await countCommits();
    const addTen = () => Promise.all(Array.from({ length: 10 }, async () => store.writes.addBook(momo)));
    await addTen();
    expect((await countCommits()) - commitsBefore).toBe(1);
    await addTen();
    expect((await countCommits()) - commitsBefore).toBe(2);
    expect(await count("books")).toBe(20);
  });
}
