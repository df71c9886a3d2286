import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreUnavailable } from "@animal-store/service";
import { describeStores } from "@animal-store/service/testing";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";
import { createSqliteStores } from "./sqlite-stores.ts";

function open() {
  const directory = mkdtempSync(join(tmpdir(), "animal-store-"));
  const database = openDatabase(directory);
  const close = () => {
    if (database.isOpen) database.close();
    rmSync(directory, { recursive: true });
  };
  return { stores: createSqliteStores(database), database, directory, close };
}

describeStores("SQLite stores", open);

it("a commit is on disk before it returns", () => {
  const { database, close } = open();
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  close();
});

it("what was stored is there after a restart, and ids go on from there", () => {
  const { stores, database, directory, close } = open();
  stores.pets.add({ name: "Rex", categoryId: 9223372036854775807n });
  database.close();
  const again = openDatabase(directory);
  const { pets } = createSqliteStores(again);
  expect(pets.find(1)).toEqual({ id: 1, name: "Rex", categoryId: 9223372036854775807n });
  expect(pets.add({ name: "Tom", categoryId: 1 })).toMatchObject({ outcome: { id: 2 } });
  again.close();
  close();
});

it("a folder of a newer program is refused by name", () => {
  const { database, directory, close } = open();
  database.exec("PRAGMA user_version = 99");
  expect(() => openDatabase(directory)).toThrow(
    /store\.db has schema version 99, and this program knows 2\. Start a newer program/,
  );
  close();
});

it("a store that is locked or closed is unavailable, not broken", () => {
  const { stores, database, close } = open();
  database.close();
  expect(() => stores.pets.find(1)).toThrow(StoreUnavailable);
  close();
});

it("outcomes whose time is over make room for new ones", () => {
  const { stores, database, close } = open();
  const add = (scope: string, now: number) =>
    stores.pets.add({ name: "Rex", categoryId: 1 }, { scope, fingerprint: "body", now, expiresAt: now + 1000 });
  const rows = () => database.prepare("SELECT count(*) AS rows FROM idempotent_outcomes").get()?.rows;
  for (let index = 0; index < 10; index += 1) add(`early ${index}`, 0);
  expect(rows()).toBe(10);
  for (let index = 0; index < 10; index += 1) add(`late ${index}`, 1000);
  expect(rows()).toBe(10);
  close();
});
