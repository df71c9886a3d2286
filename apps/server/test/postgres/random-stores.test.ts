import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { moveStore } from "../../src/move/move-store.ts";
import { movedTables } from "../../src/move/moved-tables.ts";
import { createProgress } from "../../src/move/progress.ts";
import { openTarget } from "../../src/postgres/open-target.ts";
import { openDatabase } from "../../src/sqlite/open-database.ts";
import { openSource } from "../../src/sqlite/open-source.ts";
import { fastFolder } from "../fast-folder.ts";
import { type StoreRows, storeRows, type Table, writeRows } from "../random-stores/store-rows.ts";
import { temporaryDirectory } from "../server-process.ts";
import { describeOnPostgres } from "./test-database.ts";

const tables = movedTables.map(({ name }) => name as Table);
const combinations = Array.from({ length: 2 ** tables.length }, (_, bits) =>
  tables.filter((_, index) => bits & (1 << index)),
).filter((filled) => filled.includes("pets") || !filled.includes("orders"));

describeOnPostgres("the copy of a random store is equal", (database) => {
  let folder: ReturnType<typeof temporaryDirectory>;
  beforeEach(() => {
    folder = temporaryDirectory(fastFolder());
  });
  afterEach(async () => {
    folder.remove();
    await database().other.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  });

  it.each(combinations.map((filled) => [filled]))("with rows in %j alone", async (filled: Table[]) => {
    const [store] = fc.sample(storeRows(filled), 1);
    const { tables } = await copy(store as StoreRows);
    // The copy itself compares the checksums of both sides.
    expect(tables.map(({ table, fingerprint }) => [table.name, fingerprint.rows])).toEqual(
      movedTables.map(({ name }) => [name, store?.rows[name as Table].length]),
    );
  });

  it("or is rejected with the next step where an order has no pet", async () => {
    const [store] = fc.sample(storeRows(["orders"]), 1);
    await expect(copy(store as StoreRows)).rejects.toThrow(
      /violates foreign key constraint .* Check the data folder: npm run integrity/,
    );
  });

  async function copy(store: StoreRows) {
    const data = join(folder.path, "data");
    const filling = openDatabase(data);
    writeRows(filling, store);
    filling.close();
    const source = openSource(data);
    const target = await openTarget(database().url);
    try {
      const progress = createProgress({ write: () => {} });
      return await moveStore({ source, target, progress, signal: new AbortController().signal });
    } finally {
      await target.close();
      source.close();
    }
  }
});
