import { statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createVersions, StoreUnavailable } from "@animal-store/service";
import { describeStores, outcomeOf } from "@animal-store/service/testing";
import { expect, it } from "vitest";
import { openFreshStores, openTestStores } from "../../test/open-test-stores.ts";
import { temporaryDirectory } from "../../test/server-process.ts";

const now = Date.UTC(2026, 0, 15);

describeStores("SQLite stores", () => {
  const folder = temporaryDirectory();
  const { stores, close } = openTestStores(folder.path);
  return {
    stores,
    async close() {
      await close();
      folder.remove();
    },
  };
});

it("a commit is on disk before it returns", () => {
  const { other } = openFreshStores();
  expect(other.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(other.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
});

it("what was stored is there after a restart, and ids go on from there", async () => {
  const { stores, folder, close } = openFreshStores();
  await stores.pets.add({ name: "Rex", categoryId: 9223372036854775807n });
  await close();
  const again = openTestStores(folder);
  expect(again.stores.pets.find(1)).toEqual({ id: 1, name: "Rex", categoryId: 9223372036854775807n });
  expect(await outcomeOf(again.stores.pets.add({ name: "Tom", categoryId: 1 }))).toMatchObject({ id: 2 });
  await again.close();
});

it("a folder that is made for it is its owner's alone, for it holds the hashes of keys", async () => {
  const folder = temporaryDirectory();
  const path = join(folder.path, "new", "data");
  await openTestStores(path).close();
  expect(statSync(path).mode & 0o777).toBe(0o700);
  folder.remove();
});

it("a folder of a newer program is refused by name", () => {
  const { other, folder } = openFreshStores();
  other.exec("PRAGMA user_version = 99");
  expect(() => openTestStores(folder)).toThrow(
    /store\.db has schema version 99, and this program knows \d+\. Start a newer program/,
  );
});

it("a store that is closed is unavailable, not broken", async () => {
  const { stores, close } = openFreshStores();
  await close();
  expect(() => stores.pets.find(1)).toThrow(StoreUnavailable);
  await expect(stores.pets.add({ name: "Rex", categoryId: 1 })).rejects.toThrow(StoreUnavailable);
});

it("a batch has no current version from before its commit until its writes are acknowledged", async () => {
  const versions = createVersions();
  const { stores } = openFreshStores({ versions });
  await stores.pets.add({ name: "Rex", categoryId: 1, status: "available" });
  const before = versions.current("pets.changed");
  const placed = stores.orders.place(1, now);
  // Until the batch is sent. From then on this thread gets no message of the writer, but its reads see the commit.
  await setImmediate();
  await setImmediate();
  while ((await stores.pets.find(1))?.status !== "pending");
  expect(versions.current("pets.changed")).toBeNaN();
  await placed;
  expect(versions.current("pets.changed")).toBe(before + 1);
});

it("a write raises the versions of what it may change", async () => {
  const versions = createVersions();
  const { stores, probeWrite } = openFreshStores({ versions });
  const raised: string[] = [];
  const all = ["pets.appended", "pets.changed", "orders.appended", "orders.changed"] as const;
  for (const write of [
    () => stores.pets.add({ name: "Rex", categoryId: 1 }),
    () => stores.orders.place(1, 0),
    probeWrite,
  ]) {
    const before = all.map(versions.current);
    await write();
    raised.push(all.filter((change, index) => versions.current(change) !== before[index]).join(" "));
  }
  expect(raised).toEqual(["pets.appended", "pets.changed orders.appended", ""]);
});

it("outcomes whose time is over make room for new ones", async () => {
  const { stores, other } = openFreshStores();
  const add = (scope: string, now: number) =>
    stores.pets.add({ name: "Rex", categoryId: 1 }, { scope, fingerprint: "body", now, expiresAt: now + 1000 });
  const rows = () => other.prepare("SELECT count(*) AS rows FROM idempotent_outcomes").get()?.rows;
  for (let index = 0; index < 10; index += 1) await add(`early ${index}`, 0);
  expect(rows()).toBe(10);
  for (let index = 0; index < 10; index += 1) await add(`late ${index}`, 1000);
  expect(rows()).toBe(10);
});

it("never assigns the id of a deleted row again, and continues after a row that was inserted by hand", async () => {
  const { stores, other, folder, close } = openFreshStores();
  const add = (to = stores) => to.pets.add({ name: "Rex", categoryId: 1 });
  await add();
  await add();
  expect(await stores.orders.place(1, 0)).toMatchObject({ outcome: { order: { id: 1 } } });
  other.exec("DELETE FROM orders; DELETE FROM pets WHERE id = 2; UPDATE pets SET status = NULL");
  expect(await add()).toMatchObject({ outcome: { id: 3 } });
  expect(await stores.orders.place(1, 0)).toMatchObject({ outcome: { order: { id: 2 } } });
  other.exec("INSERT INTO pets VALUES (7, 'Tom', 1, NULL)");
  expect(await add()).toMatchObject({ outcome: { id: 8 } });
  other.exec("DELETE FROM orders; DELETE FROM pets");
  await close();
  const reopened = openTestStores(folder);
  expect(await add(reopened.stores)).toMatchObject({ outcome: { id: 9 } });
  await reopened.close();
});
