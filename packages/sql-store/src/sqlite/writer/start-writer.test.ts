import { setImmediate as nextTurn } from "node:timers/promises";
import { StoreUnavailableError } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { describeWriter } from "../../../test/describe-writer.ts";
import { countCommits, openEmptyStores, openTestStores } from "../../../test/open-test-stores.ts";

const rex = { name: "Rex", categoryId: 1 };
const firstPage = { after: 0, limit: 10_000 };

describeWriter(() => {
  const { secondConnection: database, ...opened } = openEmptyStores();
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
  return { ...opened, run: (sql) => database.exec(sql), count };
}, [{ code: "ERR_INVALID_ARG_VALUE" }, { code: "ERR_SQLITE_ERROR", message: expect.stringMatching(/NOT NULL/) }]);

it("commits the pets and orders of one event-loop turn together", async () => {
  const { stores, folder } = openEmptyStores();
  const commitsBefore = countCommits(folder);
  const added = Array.from({ length: 50 }, () => stores.pets.add(rex));
  const placed = Array.from({ length: 50 }, (_, index) => stores.orders.place(index + 1, 0));
  await Promise.all([...added, ...placed]);
  expect(await stores.orders.list({ after: 0, limit: 100 })).toHaveLength(50);
  expect(countCommits(folder) - commitsBefore).toBe(1);
});

it("commits all writes that arrive during a batch as the next batch", async () => {
  const { stores, folder, secondConnection: database } = openEmptyStores();
  const commitsBefore = countCommits(folder);
  database.exec("BEGIN IMMEDIATE");
  const added = [stores.pets.add(rex)];
  for (let turn = 0; turn < 10; turn += 1) {
    await nextTurn();
    added.push(stores.pets.add(rex));
  }
  database.exec("ROLLBACK");
  await Promise.all(added);
  expect(countCommits(folder) - commitsBefore).toBe(2);
});

it("splits many concurrent writes into batches of at most 256", async () => {
  const { stores, folder } = openEmptyStores();
  const commitsBefore = countCommits(folder);
  await Promise.all(Array.from({ length: 600 }, () => stores.pets.add(rex)));
  expect(countCommits(folder) - commitsBefore).toBe(3);
});

it("reads succeed while a write waits for the disk, and return it once it is acknowledged", async () => {
  const { stores, secondConnection: database } = openEmptyStores();
  database.exec("BEGIN IMMEDIATE");
  const added = stores.pets.add(rex);
  await nextTurn();
  expect(await stores.pets.list(firstPage)).toEqual([]);
  database.exec("ROLLBACK");
  await added;
  expect(await stores.pets.list(firstPage)).toHaveLength(1);
});

it("logs a stalled disk and rejects queued writes, and the write in flight gets its result", async () => {
  const lines: string[] = [];
  const log = {
    warn: (_: object, line: string) => lines.push(line),
    error: (_: object, line: string) => lines.push(line),
  };
  const { stores, secondConnection: database } = openEmptyStores({ lockTimeoutMs: 20_000, stallMs: 100, log });
  database.exec("BEGIN IMMEDIATE");
  const inFlight = stores.pets.add(rex);
  await expect.poll(() => lines).toEqual(["disk stalled: writes are rejected with 503 until it recovers"]);
  await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailableError);
  database.exec("ROLLBACK");
  expect(await inFlight).toMatchObject({ outcome: { id: 1 } });
  expect(lines.slice(1)).toEqual(["disk recovered, accepting writes"]);
  expect(await stores.pets.add(rex)).toMatchObject({ outcome: { id: 2 } });
});

it("a write probe commits a transaction, and rejects with StoreUnavailableError while writes fail", async () => {
  const { probeWrite, folder, secondConnection: database } = openEmptyStores({ lockTimeoutMs: 1 });
  const commitsBefore = countCommits(folder);
  await probeWrite();
  expect(countCommits(folder) - commitsBefore).toBe(1);
  database.exec("BEGIN IMMEDIATE");
  await expect(probeWrite()).rejects.toThrow(StoreUnavailableError);
  database.exec("ROLLBACK");
  await probeWrite();
});

it("commits queued writes on close, and rejects new ones", async () => {
  const { stores, folder, close } = openEmptyStores();
  const added = Array.from({ length: 1000 }, () => stores.pets.add(rex));
  const closing = close();
  await expect(stores.pets.add(rex)).rejects.toThrow(StoreUnavailableError);
  await closing;
  await Promise.all(added);
  const reopened = openTestStores(folder);
  expect(await reopened.stores.pets.list(firstPage)).toHaveLength(1000);
  await reopened.close();
});
