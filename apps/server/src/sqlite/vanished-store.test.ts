import { cpSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { StoreUnavailable } from "@animal-store/service";
import { expect, it, onTestFinished } from "vitest";
import { openTestStores } from "../../test/open-test-stores.ts";
import { temporaryDirectory } from "../../test/server-process.ts";
import { connect } from "./connect.ts";
import { rewriteLog } from "./rewrite-log.ts";

const rex = { name: "Rex", categoryId: 1 };
const all = { status: undefined, after: 0, limit: 100 };

function open() {
  const { path, remove } = temporaryDirectory();
  const folder = join(path, "data");
  const told: (string | undefined)[] = [];
  const opened = openTestStores(folder, { onDisk: (problem) => told.push(problem) });
  onTestFinished(async () => {
    await opened.close().catch(() => {});
    remove();
  });
  return { ...opened, folder, away: join(path, "away"), told };
}

it("a folder that is moved away is written to no more, and is served again where it comes back", async () => {
  const { stores, problem, folder, away, told } = open();
  await stores.pets.add(rex);
  renameSync(folder, away);
  await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailable);
  expect(problem()).toMatch(/no longer where they were/);
  expect(await stores.pets.find(1)).toMatchObject(rex);
  renameSync(away, folder);
  await expect.poll(problem).toBeUndefined();
  await stores.pets.add(rex);
  expect([told[0], told.at(-1)]).toEqual([expect.stringMatching(/no longer/), undefined]);
});

it("another store in its place is served instead, and nothing that was kept of the former one", async () => {
  const { stores, problem, folder, away } = open();
  await stores.pets.add(rex);
  const copied = connect(folder);
  copied.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  copied.close();
  cpSync(join(folder, "store.db"), join(away, "store.db"), { recursive: true });
  await stores.pets.add({ name: "Tom", categoryId: 2 });
  const seen = stores.pets.changes?.count() ?? 0;
  rmSync(folder, { recursive: true });
  await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailable);
  renameSync(away, folder);
  await expect.poll(problem).toBeUndefined();
  expect(await stores.pets.list(all)).toMatchObject([{ id: 1, name: "Rex" }]);
  expect(stores.pets.changes?.mayShow({ after: 0, end: 1, status: undefined }, seen)).toBe(true);
  expect(await stores.pets.add({ name: "Kit", categoryId: 3 })).toMatchObject({ outcome: { id: 2 } });
});

it("another file in place of store.db alone gets nothing of the former one's log", async () => {
  const { stores, problem, folder } = open();
  await stores.pets.add(rex);
  const other = openTestStores(join(folder, "..", "other"));
  await other.stores.pets.add({ name: "Kit", categoryId: 3 });
  await other.close();
  renameSync(join(folder, "..", "other", "store.db"), join(folder, "store.db"));
  await expect(stores.pets.add({ name: "Tom", categoryId: 2 })).rejects.toThrow(StoreUnavailable);
  await expect.poll(problem).toBeUndefined();
  expect(await stores.pets.list(all)).toMatchObject([{ id: 1, name: "Kit" }]);
  expect(await stores.pets.add(rex)).toMatchObject({ outcome: { id: 2 } });
});

it("no store is made where it was, while it is away", async () => {
  const { stores, problem, folder, away } = open();
  await stores.pets.add(rex);
  renameSync(folder, away);
  await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailable);
  await expect.poll(problem).toMatch(/holds no store\.db any more/);
  expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined();
  renameSync(away, folder);
  await expect.poll(problem).toBeUndefined();
});

it("a log that somebody removed is written from what is open, and nothing is lost", async () => {
  const { stores, problem, folder, close } = open();
  await stores.pets.add(rex);
  rmSync(join(folder, "store.db-wal"));
  await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailable);
  await expect.poll(problem).toBeUndefined();
  await stores.pets.add({ name: "Tom", categoryId: 2 });
  await close();
  const again = openTestStores(folder);
  const names = (await again.stores.pets.list(all)).map(({ name }) => name);
  expect([names[0], names.at(-1)]).toEqual(["Rex", "Tom"]);
  await again.close();
});

it("while another program reads it, a log that somebody removed is not given up, and reads go on", async () => {
  const { stores, problem, folder, close } = open();
  await stores.pets.add(rex);
  const backup = connect(folder);
  backup.exec("BEGIN; SELECT 1 FROM pets");
  await stores.pets.add({ name: "Tom", categoryId: 2 });
  rmSync(join(folder, "store.db-wal"));
  await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailable);
  await expect.poll(problem).toMatch(/still reads the former store/);
  expect(await stores.pets.find(2)).toMatchObject({ name: "Tom" });
  backup.close();
  await expect.poll(problem).toBeUndefined();
  await close();
  const again = openTestStores(folder);
  const names = (await again.stores.pets.list(all)).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["Rex", "Tom"]);
  await again.close();
});

it("what a crash left in the log is written and synced anew, byte for byte", async () => {
  const { stores, folder, away } = open();
  await stores.pets.add(rex);
  // As kill -9 leaves it.
  cpSync(folder, away, { recursive: true });
  rmSync(join(away, "store.db-shm"));
  const log = join(away, "store.db-wal");
  const bytes = statSync(log).size;
  utimesSync(log, 1, 1);
  const database = connect(away);
  rewriteLog(database, away);
  expect(statSync(log).size).toBe(bytes);
  expect(statSync(log).mtimeMs).toBeGreaterThan(1000);
  expect(database.prepare("SELECT name FROM pets").all()).toEqual([{ name: "Rex" }]);
  database.close();
});
