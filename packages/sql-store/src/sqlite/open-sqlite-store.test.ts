import { setImmediate } from "node:timers/promises";
import { createInvalidationTracker, StoreUnavailableError } from "@animal-store/api-platform";
import { describeStores, unwrapOutcome } from "@animal-store/api-platform/testing";
import { expect, it } from "vitest";
import { openEmptyStores, openTestStores } from "../../test/open-test-stores.ts";

const now = Date.UTC(2026, 0, 15);

describeStores("SQLite stores", () => openEmptyStores());

it("commits are durable: WAL with synchronous=FULL", () => {
  const { secondConnection: database } = openEmptyStores();
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
});

it("stores rows across restarts, and continues ids after deleted rows", async () => {
  const { stores, secondConnection: database, folder, close } = openEmptyStores();
  const rex = { name: "Rex", categoryId: 9223372036854775807n };
  await Promise.all([stores.pets.add(rex), stores.pets.add(rex)]);
  database.exec("DELETE FROM pets WHERE id = 2");
  await close();
  const reopened = openTestStores(folder);
  expect(await reopened.stores.pets.list({ after: 0, limit: 9 })).toEqual([{ id: 1, ...rex }]);
  expect(await unwrapOutcome(reopened.stores.pets.add(rex))).toMatchObject({ id: 3 });
  await reopened.close();
});

it("closed stores throw StoreUnavailableError", async () => {
  const { stores, close } = openEmptyStores();
  await close();
  expect(() => stores.pets.find(1)).toThrow(StoreUnavailableError);
  await expect(stores.pets.add({ name: "Rex", categoryId: 1 })).rejects.toThrow(StoreUnavailableError);
});

it("a collection has no current version from the start of a batch until its writes are acknowledged", async () => {
  const tracker = createInvalidationTracker();
  const { stores } = openEmptyStores({ invalidationTracker: tracker });
  await stores.pets.add({ name: "Rex", categoryId: 1, status: "available" });
  const versionBefore = tracker.currentVersion("pets.changed");
  const placed = stores.orders.place(1, now);
  // Waits until the batch is sent. The loop then blocks the messages of the writer, but reads see the commit.
  await setImmediate();
  await setImmediate();
  while ((await stores.pets.find(1))?.status !== "pending");
  expect(tracker.currentVersion("pets.changed")).toBeNaN();
  await placed;
  expect(tracker.currentVersion("pets.changed")).toBe(versionBefore + 1);
});

it("a write increments the versions of the collections that it may change", async () => {
  const tracker = createInvalidationTracker();
  const { stores, probeWrite } = openEmptyStores({ invalidationTracker: tracker });
  const incremented: string[] = [];
  const changes = ["pets.appended", "pets.changed", "orders.appended", "orders.changed"] as const;
  for (const write of [
    () => stores.pets.add({ name: "Rex", categoryId: 1 }),
    () => stores.orders.place(1, 0),
    probeWrite,
  ]) {
    const versionsBefore = changes.map(tracker.currentVersion);
    await write();
    incremented.push(
      changes.filter((change, index) => tracker.currentVersion(change) !== versionsBefore[index]).join(" "),
    );
  }
  expect(incremented).toEqual(["pets.appended", "pets.changed orders.appended", ""]);
});
