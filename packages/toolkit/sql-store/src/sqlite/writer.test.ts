import { setImmediate as nextTurn } from "node:timers/promises";
import { StoreUnavailableError } from "@animal-store/api-platform";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeWriter } from "../../test/describe-writer.ts";
import { openEmptyLibrary, openLibrary } from "../../test/open-library.ts";
import { countCommits } from "../../test/open-test-store.ts";

const momo = { title: "Momo", shelf: 1 };
const firstPage = { after: 0, limit: 10_000 };

describeWriter(() => {
  const { secondConnection: database, ...opened } = openEmptyLibrary();
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
  return { ...opened, run: (sql) => database.exec(sql), count, countCommits: () => countCommits(opened.folder) };
});

it("commits the books and loans of one event-loop turn together", async () => {
  const { store, folder } = openEmptyLibrary();
  const commitsBefore = countCommits(folder);
  const added = Array.from({ length: 50 }, () => store.writes.addBook(momo));
  const lent = Array.from({ length: 50 }, (_, index) => store.writes.lendBook({ bookId: index + 1, createdAt: 0 }));
  await Promise.all([...added, ...lent]);
  expect(await store.tables.loans.list({ after: 0, limit: 100 })).toHaveLength(50);
  expect(countCommits(folder) - commitsBefore).toBe(1);
});

it("commits all writes that arrive during a batch as the next batch", async () => {
  const { store, folder, secondConnection: database } = openEmptyLibrary();
  const commitsBefore = countCommits(folder);
  database.exec("BEGIN IMMEDIATE");
  const added = [store.writes.addBook(momo)];
  for (let turn = 0; turn < 10; turn += 1) {
    await nextTurn();
    added.push(store.writes.addBook(momo));
  }
  database.exec("ROLLBACK");
  await Promise.all(added);
  expect(countCommits(folder) - commitsBefore).toBe(2);
});

it("splits many concurrent writes into batches of at most 256", async () => {
  const { store, folder } = openEmptyLibrary();
  const commitsBefore = countCommits(folder);
  await Promise.all(Array.from({ length: 600 }, () => store.writes.addBook(momo)));
  expect(countCommits(folder) - commitsBefore).toBe(3);
});

it("rejects only the writes whose input or outcome cannot be cloned", async () => {
  const { store } = openEmptyLibrary();
  const deep = Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], []);
  const inputs = [momo, ...[Promise.resolve(), () => {}, Symbol("x"), deep].map((extra) => ({ ...momo, extra })), momo];
  const add = (input: object) => store.writes.addBook(input as typeof momo);
  const writes = [
    ...inputs.slice(0, 3).map(add),
    store.writes.misreport({ outcome: "function" }),
    ...inputs.slice(3).map(add),
  ];
  const settled = await Promise.allSettled(writes);
  expect(settled.map(({ status }) => status === "fulfilled")).toEqual([true, false, false, false, false, false, true]);
  await expect(add(inputs[1] as object)).rejects.toThrow("could not be cloned");
  const added = await Promise.all(Array.from({ length: 300 }, () => add(momo)));
  expect(added).toHaveLength(300);
});

it("reads succeed while a write waits for the disk, and return it once it is acknowledged", async () => {
  const { store, secondConnection: database } = openEmptyLibrary();
  database.exec("BEGIN IMMEDIATE");
  const added = store.writes.addBook(momo);
  await nextTurn();
  expect(await store.tables.books.list(firstPage)).toEqual([]);
  database.exec("ROLLBACK");
  await added;
  expect(await store.tables.books.list(firstPage)).toHaveLength(1);
});

it("logs a stalled disk and rejects queued writes, and the write in flight gets its result", async () => {
  const lines: string[] = [];
  const log = {
    warn: (_: object, line: string) => lines.push(line),
    error: (_: object, line: string) => lines.push(line),
  };
  const { store, secondConnection: database } = openEmptyLibrary({ lockTimeoutMs: 20_000, stallMs: 100, log });
  database.exec("BEGIN IMMEDIATE");
  const inFlight = store.writes.addBook(momo);
  await expect.poll(() => lines).toEqual(["disk stalled: writes are rejected with 503 until it recovers"]);
  await expect(store.writes.addBook(momo)).rejects.toThrow(StoreUnavailableError);
  database.exec("ROLLBACK");
  expect(await inFlight).toMatchObject({ outcome: { id: 1 } });
  expect(lines.slice(1)).toEqual(["disk recovered, accepting writes"]);
  expect(await store.writes.addBook(momo)).toMatchObject({ outcome: { id: 2 } });
});

it("does not take a slow start of the thread for a stalled disk", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setImmediate", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const error = vi.fn();
  const { store } = openEmptyLibrary({ log: { warn: error, error } });
  const added = [store.writes.addBook(momo)];
  await nextTurn();
  added.push(store.writes.addBook(momo));
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(added);
  expect(error).not.toHaveBeenCalled();
});

it("a write probe commits a transaction, and rejects with StoreUnavailableError while writes fail", async () => {
  const { probeWrite, folder, secondConnection: database } = openEmptyLibrary({ lockTimeoutMs: 1 });
  const commitsBefore = countCommits(folder);
  await probeWrite();
  expect(countCommits(folder) - commitsBefore).toBe(1);
  database.exec("BEGIN IMMEDIATE");
  await expect(probeWrite()).rejects.toThrow(StoreUnavailableError);
  database.exec("ROLLBACK");
  await probeWrite();
});

it("commits queued writes on close, and rejects new ones", async () => {
  const { store, folder, close } = openEmptyLibrary();
  const added = Array.from({ length: 1000 }, () => store.writes.addBook(momo));
  const closing = close();
  await expect(store.writes.addBook(momo)).rejects.toThrow(StoreUnavailableError);
  await closing;
  await Promise.all(added);
  const reopened = openLibrary(folder);
  expect(await reopened.store.tables.books.list(firstPage)).toHaveLength(1000);
  await reopened.close();
});
