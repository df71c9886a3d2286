import { cpSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { StoreUnavailableError } from "@animal-store/api-platform";
import { expect, it, onTestFinished } from "vitest";
import { library } from "../../test/library-store.ts";
import { openLibrary } from "../../test/open-library.ts";
import { testFolder } from "../../test/test-folders.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { openDatabase } from "./open-database.ts";

const momo = { title: "Momo", shelf: 1 };
const emil = { title: "Emil", shelf: 2 };

function openInTestFolder() {
  const path = testFolder();
  const folder = join(path, "data");
  const failures: Error[] = [];
  const opened = openLibrary(folder, { onFatal: (error) => failures.push(error) });
  onTestFinished(() => opened.close().catch(() => {}));
  return { ...opened, path, folder, copy: join(path, "copy"), failures };
}

async function listTitles(folder: string): Promise<string[]> {
  const { store, close } = openLibrary(folder);
  const books = await store.tables.books.list({ after: 0, limit: 100 });
  await close();
  return books.map(({ title }) => title);
}

const movedError = (name: string) => expect.objectContaining({ message: `${name} was moved, replaced or deleted` });

it("does not apply the WAL to another store.db that replaces the original", async () => {
  const { store, path, folder, failures, close } = openInTestFolder();
  await store.writes.addBook(momo);
  const replacement = openLibrary(join(path, "other"));
  await replacement.store.writes.addBook({ title: "Heidi", shelf: 3 });
  await replacement.close();
  renameSync(join(path, "other", "store.db"), join(folder, "store.db"));
  await expect(store.writes.addBook(emil)).rejects.toThrow(StoreUnavailableError);
  expect(failures).toEqual([movedError("store.db")]);
  await close();
  expect(await listTitles(folder)).toEqual(["Heidi"]);
});

it("loses no acknowledged write if the WAL is deleted", async () => {
  const { store, folder, failures } = openInTestFolder();
  await store.writes.addBook(momo);
  rmSync(join(folder, "store.db-wal"));
  await expect(store.writes.addBook(emil)).rejects.toThrow(StoreUnavailableError);
  expect(failures).toEqual([movedError("store.db-wal")]);
  // Copies the files that remain after the process exits.
  const crashedFolder = join(folder, "..", "left");
  cpSync(join(folder, "store.db"), join(crashedFolder, "store.db"), { recursive: true });
  expect((await listTitles(crashedFolder))[0]).toBe("Momo");
});

it.each(["store.db-shm", "server.lock.db"])("acknowledges no write after %s is deleted", async (name) => {
  const path = testFolder();
  const lock = lockDataFolder(path);
  const failures: Error[] = [];
  const { store, close } = openLibrary(path, { onFatal: (error) => failures.push(error) });
  await store.writes.addBook(momo);
  rmSync(join(path, name));
  await expect(store.writes.addBook(emil)).rejects.toThrow(StoreUnavailableError);
  expect(failures).toEqual([movedError(name)]);
  await close();
  lock.release();
  expect((await listTitles(path))[0]).toBe("Momo");
});

it("rewrites the WAL of a crashed server without changes", async () => {
  const { store, folder, copy } = openInTestFolder();
  await store.writes.addBook(momo);
  cpSync(folder, copy, { recursive: true });
  rmSync(join(copy, "store.db-shm"));
  const wal = join(copy, "store.db-wal");
  const originalWal = readFileSync(wal);
  // SQLite ignores a hole at the end. Only rewriting the file allocates blocks for it.
  truncateSync(wal, originalWal.length + 2 ** 21);
  const database = openDatabase(copy, library.tables, () => {});
  expect(readFileSync(wal).subarray(0, originalWal.length).equals(originalWal)).toBe(true);
  const { size, blocks } = statSync(wal);
  expect(size).toBe(originalWal.length + 2 ** 21);
  expect(512 * blocks).toBeGreaterThanOrEqual(size);
  expect(database.prepare("SELECT title FROM books").all()).toEqual([{ title: "Momo" }]);
  database.close();
});

it("reports a fatal error if the store is missing when the writer thread opens it", async () => {
  const { store, folder, failures } = openInTestFolder();
  rmSync(folder, { recursive: true });
  await expect(store.writes.addBook(momo)).rejects.toThrow(StoreUnavailableError);
  expect(failures).toEqual([expect.objectContaining({ message: "unable to open database file" })]);
});
