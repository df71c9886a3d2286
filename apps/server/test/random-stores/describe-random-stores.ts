import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkStore } from "../../src/backup/check-store.ts";
import { createBackup, openStoreReadOnly } from "../../src/backup/create-backup.ts";
import { restoreStore } from "../../src/backup/restore-store.ts";
import { createFingerprint } from "../../src/move/fingerprint.ts";
import { movedTables } from "../../src/move/moved-tables.ts";
import { createProgress } from "../../src/move/progress.ts";
import { connect, storePath } from "../../src/sqlite/connect.ts";
import { openDatabase } from "../../src/sqlite/open-database.ts";
import { openSource } from "../../src/sqlite/open-source.ts";
import { fastFolder } from "../fast-folder.ts";
import { temporaryDirectory } from "../server-process.ts";
import { storeRows, type Table, tables, writeRows } from "./store-rows.ts";

const progress = createProgress({ write: () => {} });
// An order needs a pet.
const combinations = Array.from({ length: 2 ** tables.length }, (_, bits) =>
  tables.filter((_, index) => bits & (1 << index)),
).filter((filled) => filled.includes("pets") || !filled.includes("orders"));

/** What a person could do by hand to an intact file. */
const damages = [
  "DELETE FROM pets WHERE id = (SELECT min(id) FROM pets)",
  "DELETE FROM orders WHERE id = (SELECT min(id) FROM orders)",
  "DELETE FROM keys WHERE id = (SELECT max(id) FROM keys)",
  "INSERT INTO orders (pet_id, status, created_at) SELECT pet_id, status, 0 FROM orders LIMIT 1",
  "UPDATE pets SET status = NULL WHERE id = (SELECT min(id) FROM pets)",
  "UPDATE pets SET status = 'eaten' WHERE id = (SELECT max(id) FROM pets)",
  "UPDATE sqlite_sequence SET seq = min(seq, 1) WHERE name = 'orders'",
  "UPDATE keys SET hash = 'as_live_open' WHERE id = (SELECT min(id) FROM keys)",
  "INSERT INTO key_log SELECT max(position) + 1, 0, 'ann', 'set', 'key_1', '{' FROM key_log",
  "UPDATE key_usage SET in_minute = -1",
  "UPDATE idempotent_outcomes SET outcome = '{' WHERE scope = (SELECT min(scope) FROM idempotent_outcomes)",
];

/**
 * Registers tests that integrity check, backup, restore and comparison agree on random stores.
 * @param count stores of each kind
 * @param seed replays the stores. @default a random one, which a failure reports
 */
export function describeRandomStores(count: number, seed?: number): void {
  describe("integrity, backup, restore and comparison agree", () => {
    let folder: ReturnType<typeof temporaryDirectory>;
    let empty: string;
    beforeAll(() => {
      folder = temporaryDirectory(fastFolder());
      openDatabase(join(folder.path, "empty")).close();
      empty = storePath(join(folder.path, "empty"));
    });
    afterAll(() => folder.remove());

    it("on each table that a store has", () => {
      const database = new DatabaseSync(empty, { readOnly: true });
      const found = database.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      );
      expect(found.all().map(({ name }) => name)).toEqual(expect.arrayContaining([...tables]));
      expect(found.all()).toHaveLength(tables.length);
      database.close();
    });

    it("on stores with every combination of empty tables", async () => {
      const perCombination = Math.ceil(count / combinations.length);
      for (const filled of combinations) await agree(filled, perCombination);
    });

    it("on stores that were changed by hand", () => agree(tables, count, 3));

    async function agree(filled: readonly Table[], numRuns: number, maxDamages = 0): Promise<void> {
      const damage = fc.uniqueArray(fc.constantFrom(...damages), { maxLength: maxDamages });
      const property = fc.asyncProperty(storeRows(filled), damage, fc.boolean(), async (store, damage, isServed) => {
        const [data, into, file] = ["data", "into", "animals.db"].map((name) => join(folder.path, name)) as Paths;
        mkdirSync(data);
        copyFileSync(empty, storePath(data));
        const database = connect(data);
        try {
          writeRows(database, store);
          database.exec(`PRAGMA foreign_keys = OFF; ${damage.join(";")}`);
          // Next to a server, the newest rows are in the WAL.
          if (!isServed) database.close();
          const { violations } = await expectAgreement([data, into, file]);
          if (maxDamages === 0) expect(violations).toEqual([]);
        } finally {
          if (database.isOpen) database.close();
          for (const path of [data, into, file]) rmSync(path, { recursive: true, force: true });
        }
      });
      await fc.assert(property, { numRuns, ...(seed !== undefined && { seed }) });
    }
  });
}

type Paths = [data: string, into: string, file: string];

async function expectAgreement([data, into, file]: Paths) {
  const before = check(data);
  expect(before.corruption).toEqual([]);
  const { counts, violations } = before;
  expect(await createBackup({ dataDirectory: data, to: file, progress })).toMatchObject({ counts, violations });
  expect(restoreStore({ from: file, dataDirectory: into, progress })).toEqual({ counts, violations });
  expect(readFileSync(storePath(into)).equals(readFileSync(file))).toBe(true);
  expect(check(into)).toEqual(before);
  expect(rowsOf(into)).toEqual(rowsOf(data));
  expect(fingerprintsOf(into)).toEqual(fingerprintsOf(data));
  return before;
}

function check(dataDirectory: string) {
  const database = openStoreReadOnly(dataDirectory);
  try {
    return checkStore(database, progress);
  } finally {
    database.close();
  }
}

/** All rows in the order of their row ids, and the last ids. */
function rowsOf(dataDirectory: string) {
  const database = openStoreReadOnly(dataDirectory);
  try {
    return [...tables, "sqlite_sequence"].map((table) => {
      const select = database.prepare(`SELECT rowid AS row_id, * FROM ${table} ORDER BY rowid`);
      select.setReadBigInts(true);
      return [table, select.all()];
    });
  } finally {
    database.close();
  }
}

/** Returns the checksums that `migrate-store` compares. */
function fingerprintsOf(dataDirectory: string) {
  const source = openSource(dataDirectory);
  try {
    return movedTables.map((table) => {
      const fingerprint = createFingerprint();
      for (const row of source.rows(table)) fingerprint.add(row);
      return [table.name, fingerprint.result(), source.count(table)];
    });
  } finally {
    source.close();
  }
}
