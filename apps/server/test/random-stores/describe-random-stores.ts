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
import { runCommands, storeCommands } from "./store-commands.ts";
import { type ExpectedFindings, storeRows, tables, writeRows } from "./store-rows.ts";

const progress = createProgress({ write: () => {} });
const combinations = Array.from({ length: 2 ** tables.length }, (_, bits) =>
  tables.filter((_, index) => bits & (1 << index)),
);
const sound = { violations: [], notices: [] };

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
      for (const filled of combinations) await agree(storeRows(filled), perCombination, writeRows);
    });

    it("on stores that clients and operators filled", () =>
      agree(storeCommands, count, async (database, commands) => {
        await runCommands(database, commands);
        return sound;
      }));

    it("on stores that were changed by hand", () => agree(storeRows(tables, 3), count, writeRows));

    async function agree<Store>(
      stores: fc.Arbitrary<Store>,
      numRuns: number,
      fill: (database: DatabaseSync, store: Store) => ExpectedFindings | Promise<ExpectedFindings>,
    ): Promise<void> {
      const property = fc.asyncProperty(stores, fc.boolean(), async (store, isServed) => {
        const data = join(folder.path, "data");
        const into = join(folder.path, "into");
        const file = join(folder.path, "animals.db");
        mkdirSync(data);
        copyFileSync(empty, storePath(data));
        const database = connect(data);
        try {
          const expected = await fill(database, store);
          // Next to a server, the newest rows are in the WAL.
          if (!isServed) database.close();
          await expectAgreement({ data, into, file }, expected);
        } finally {
          if (database.isOpen) database.close();
          for (const path of [data, into, file]) rmSync(path, { recursive: true, force: true });
        }
      });
      await fc.assert(property, { numRuns, ...(seed !== undefined && { seed }) });
    }
  });
}

async function expectAgreement(
  { data, into, file }: { data: string; into: string; file: string },
  { violations, notices }: ExpectedFindings,
): Promise<void> {
  const before = check(data);
  expect(before).toMatchObject({ corruption: [], violations, notices });
  const backedUp = await createBackup({ dataDirectory: data, to: file, progress });
  expect(backedUp).toMatchObject({ counts: before.counts, violations });
  expect(restoreStore({ from: file, dataDirectory: into, progress })).toEqual({ counts: before.counts, violations });
  expect(readFileSync(storePath(into)).equals(readFileSync(file))).toBe(true);
  expect(check(into)).toEqual(before);
  expect(rowsOf(into)).toEqual(rowsOf(data));
  expect(fingerprintsOf(into)).toEqual(fingerprintsOf(data));
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
