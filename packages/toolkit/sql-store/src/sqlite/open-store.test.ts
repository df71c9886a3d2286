import { setImmediate } from "node:timers/promises";
import { createInvalidationTracker, StoreUnavailableError } from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import { StartupError } from "@animal-store/node-http";
import { expect, it, onTestFinished } from "vitest";
import { describeLibraryStore } from "../../test/describe-library-store.ts";
import { createKeyRing, library } from "../../test/library-store.ts";
import { openEmptyLibrary, openLibrary } from "../../test/open-library.ts";
import { unwrapOutcome } from "../../test/unwrap-outcome.ts";
import { openSqliteKeyStore } from "./open-store.ts";

const now = Date.UTC(2026, 0, 15);

describeLibraryStore("a SQLite store", () => openEmptyLibrary());

it("commits are durable: WAL with synchronous=FULL", () => {
  const { secondConnection: database } = openEmptyLibrary();
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
});

it("stores rows across restarts, and continues ids after deleted rows", async () => {
  const { store, secondConnection: database, folder, close } = openEmptyLibrary();
  const momo = { title: "Momo", shelf: 9223372036854775807n };
  await Promise.all([store.writes.addBook(momo), store.writes.addBook(momo)]);
  database.exec("DELETE FROM books WHERE id = 2");
  await close();
  const reopened = openLibrary(folder);
  expect(await reopened.store.tables.books.list({ after: 0, limit: 9 })).toEqual([{ id: 1, ...momo }]);
  expect(await unwrapOutcome(reopened.store.writes.addBook(momo))).toMatchObject({ id: 3 });
  await reopened.close();
});

it("a closed store throws StoreUnavailableError", async () => {
  const { store, close } = openEmptyLibrary();
  await close();
  expect(() => store.tables.books.find(1)).toThrow(StoreUnavailableError);
  await expect(store.writes.addBook({ title: "Momo", shelf: 1 })).rejects.toThrow(StoreUnavailableError);
});

it("a collection has no current version from the start of a batch until its writes are acknowledged", async () => {
  const tracker = createInvalidationTracker();
  const { store } = openEmptyLibrary({ invalidationTracker: tracker });
  await store.writes.addBook({ title: "Momo", shelf: 1, state: "available" });
  const versionBefore = tracker.currentVersion("books.changed");
  const lent = store.writes.lendBook({ bookId: 1, createdAt: now });
  // Waits until the batch is sent. The loop then blocks the messages of the writer, but reads see the commit.
  await setImmediate();
  await setImmediate();
  while ((await store.tables.books.find(1))?.state !== "lent");
  expect(tracker.currentVersion("books.changed")).toBeNaN();
  await lent;
  expect(tracker.currentVersion("books.changed")).toBe(versionBefore + 1);
});

it("a write increments the versions of the collections that it may change", async () => {
  const tracker = createInvalidationTracker();
  const { store, probeWrite } = openEmptyLibrary({ invalidationTracker: tracker });
  const incremented: string[] = [];
  const changes = ["books.appended", "books.changed", "loans.appended", "loans.changed"] as const;
  for (const write of [
    () => store.writes.addBook({ title: "Momo", shelf: 1 }),
    () => store.writes.lendBook({ bookId: 1, createdAt: 0 }),
    () => store.writes.removeBook({ bookId: 1 }),
    probeWrite,
  ]) {
    const versionsBefore = changes.map(tracker.currentVersion);
    await write();
    incremented.push(
      changes.filter((change, index) => tracker.currentVersion(change) !== versionsBefore[index]).join(" "),
    );
  }
  expect(incremented).toEqual(["books.appended", "books.changed loans.appended", "books.changed", ""]);
});

it("opens the keys of a store without a writer thread, and reports the lock of another process as a user error", async () => {
  const { folder } = openEmptyLibrary();
  const { store, location, toUserError, close } = openSqliteKeyStore(folder, library);
  onTestFinished(() => void close());
  const keyRing = createKeyRing(store, createTestClock());
  const { record } = await keyRing.issue({ plan: "member" });
  expect([location, (await store.list()).map(({ id }) => id)]).toEqual([folder, [record.id]]);
  const locked = Object.assign(new Error("database is locked"), { errcode: 5 });
  expect(toUserError(locked)).toBeInstanceOf(StartupError);
  expect(String(toUserError(locked))).toMatch(/database is locked\. .* Try again\.$/);
  const defect = new TypeError("x is not a function");
  expect(toUserError(defect)).toBe(defect);
});
