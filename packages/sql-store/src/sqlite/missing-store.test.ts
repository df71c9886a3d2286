import { cpSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { StoreUnavailableError } from "@animal-store/api-platform";
import { expect, it, onTestFinished } from "vitest";
import { openTestStores } from "../../test/open-test-stores.ts";
import { testFolder } from "../../test/server-process.ts";
import { openServerDatabase } from "./open-database.ts";

const rex = { name: "Rex", categoryId: 1 };
const tom = { name: "Tom", categoryId: 2 };

function openInTestFolder() {
  const path = testFolder();
  const folder = join(path, "data");
  const failures: Error[] = [];
  const opened = openTestStores(folder, { onFatal: (error) => failures.push(error) });
  onTestFinished(() => opened.close().catch(() => {}));
  return { ...opened, path, folder, copy: join(path, "copy"), failures };
}

async function listNames(folder: string): Promise<string[]> {
  const { stores, close } = openTestStores(folder);
  const pets = await stores.pets.list({ after: 0, limit: 100 });
  await close();
  return pets.map(({ name }) => name);
}

const movedError = expect.objectContaining({ message: "store.db or its WAL was moved, replaced or deleted" });

it("does not apply the WAL to another store.db that replaces the original", async () => {
  const { stores, path, folder, failures, close } = openInTestFolder();
  await stores.pets.add(rex);
  const replacement = openTestStores(join(path, "other"));
  await replacement.stores.pets.add({ name: "Kit", categoryId: 3 });
  await replacement.close();
  renameSync(join(path, "other", "store.db"), join(folder, "store.db"));
  await expect(stores.pets.add(tom)).rejects.toThrow(StoreUnavailableError);
  expect(failures).toEqual([movedError]);
  await close();
  expect(await listNames(folder)).toEqual(["Kit"]);
});

it("loses no acknowledged write if the WAL is deleted", async () => {
  const { stores, folder, failures } = openInTestFolder();
  await stores.pets.add(rex);
  rmSync(join(folder, "store.db-wal"));
  await expect(stores.pets.add(tom)).rejects.toThrow(StoreUnavailableError);
  expect(failures).toEqual([movedError]);
  // Copies the files that remain after the process exits.
  const crashedFolder = join(folder, "..", "left");
  cpSync(join(folder, "store.db"), join(crashedFolder, "store.db"), { recursive: true });
  expect((await listNames(crashedFolder))[0]).toBe("Rex");
});

it("rewrites the WAL of a crashed server without changes", async () => {
  const { stores, folder, copy } = openInTestFolder();
  await stores.pets.add(rex);
  cpSync(folder, copy, { recursive: true });
  rmSync(join(copy, "store.db-shm"));
  const wal = join(copy, "store.db-wal");
  const originalWal = readFileSync(wal);
  // SQLite ignores a hole at the end. Only rewriting the file allocates blocks for it.
  truncateSync(wal, originalWal.length + 2 ** 21);
  const database = openServerDatabase(copy, () => {});
  expect(readFileSync(wal).subarray(0, originalWal.length).equals(originalWal)).toBe(true);
  const { size, blocks } = statSync(wal);
  expect(size).toBe(originalWal.length + 2 ** 21);
  expect(512 * blocks).toBeGreaterThanOrEqual(size);
  expect(database.prepare("SELECT name FROM pets").all()).toEqual([{ name: "Rex" }]);
  database.close();
});

it("reports a fatal error if the store is missing when the writer thread opens it", async () => {
  const { stores, folder, failures } = openInTestFolder();
  rmSync(folder, { recursive: true });
  await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailableError);
  expect(failures).toEqual([expect.objectContaining({ message: "unable to open database file" })]);
});
