import type { IdempotencyClaim } from "@animal-store/api-platform";
import { createTestClock, type TestClock } from "@animal-store/api-platform/testing";
import { createKeyRing, type LibraryStore, type NewBook } from "./library-store.ts";
import { openLibrary } from "./open-library.ts";

export interface FilledFolder {
  readonly clock: TestClock;
  /** An active key, a rotated key, its successor and a revoked key. */
  readonly keys: readonly string[];
  readonly idempotentWrites: readonly IdempotentWrite[];
}

/** Runs a write with its idempotency claim. */
export type IdempotentWrite = (store: LibraryStore, claim?: Partial<IdempotencyClaim>) => Promise<unknown>;

const maxInt64 = 2n ** 63n - 1n;
// Separators, escapes, control characters, ends of Unicode planes, combining marks, bidirectional text.
const titles = [
  ...["Momo", " ", "\\", "\\N", "\\.", "\\t", "a\tb", "a\nb\r\nc\rd", "\u0001\u001f\u007f", "\b\f\v", "'; --", '"'],
  ...["\ud7ff\ue000\uffff", "\u{10000}\u{10ffff}", "e\u0301", "\u00e9", "\u202eabc", "\u2028", "\ufeff"],
  "📚".repeat(255),
];
const shelves = [maxInt64, -maxInt64 - 1n, 9_007_199_254_740_993n, -1, 0];
const states = ["available", "lent", "lost", undefined] as const;

/** Fills a store with edge cases of books, loans and idempotency records, and with keys in every state. */
export async function fillFolder(folder: string): Promise<FilledFolder> {
  const clock = createTestClock();
  const { store, close } = openLibrary(folder);
  const keyRing = createKeyRing(store.keys, clock);
  const active = await keyRing.issue({ plan: "member", name: "a\tb \\ 📚", perMinute: 1e6, perDay: 1e6 });
  const rotated = await keyRing.issue({ plan: "reader", perMinute: 7, perDay: 9 });
  const successor = await keyRing.rotate(rotated.record.id, { overlap: 0 });
  if (!successor) throw new Error("failed to rotate an active key");
  const revoked = await keyRing.issue({ plan: "member" });
  await keyRing.revoke(revoked.record.id);
  await store.keys.saveLastUsed([{ id: active.record.id, at: clock.now() }]);

  const books: NewBook[] = titles.flatMap((title, index) => {
    const state = states[index % states.length];
    return shelves.map((shelf) => ({ title, shelf, ...(state && { state }) }));
  });
  await Promise.all(books.map((book) => store.writes.addBook(book)));
  const createClaim = (scope: string, fields?: Partial<IdempotencyClaim>) => ({
    ...{ scope, fingerprint: "body", now: clock.now(), expiresAt: clock.now() + 86_400_000 },
    ...fields,
  });
  const idempotentWrites: IdempotentWrite[] = [
    ...titles.slice(0, 12).map(
      (title): IdempotentWrite =>
        async ({ writes }, fields) =>
          writes.addBook({ title, shelf: maxInt64 }, createClaim(`add ${title}`, fields)),
    ),
    // An available book, the same book after its loan, a lost book, an unknown book.
    ...[1, 1, 11, 1_000_000].map(
      (bookId, index): IdempotentWrite =>
        async ({ writes }, fields) =>
          writes.lendBook({ bookId, createdAt: clock.now() }, createClaim(`lend ${index}`, fields)),
    ),
  ];
  for (const write of idempotentWrites) await write(store);
  await close();
  return { clock, keys: [active, rotated, successor, revoked].map((issued) => issued.key), idempotentWrites };
}
