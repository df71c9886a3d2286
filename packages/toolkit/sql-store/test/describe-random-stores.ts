import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createBackup, restoreStore } from "../src/sqlite/backup/backup-and-restore.ts";
import { checkStore } from "../src/sqlite/backup/check-store.ts";
import { connect } from "../src/sqlite/connect.ts";
import { storePath } from "../src/sqlite/data-folder.ts";
import { openDatabase, openStoreReadOnly } from "../src/sqlite/open-database.ts";
import { checkedLibrary, library } from "./library-store.ts";
import { memoryFolder, sharedFolder } from "./test-folders.ts";

const progress = () => {};
type Row = Record<string, SQLInputValue>;
type Rows = Record<Table, Row[]>;

export const tables = ["books", "loans", "keys", "key_log", "key_usage", "idempotency_records"] as const;
export type Table = (typeof tables)[number];

interface StoreRows {
  readonly rows: Rows;
  readonly lastIds: { readonly books: number; readonly loans: number };
}

/** Returns each combination of tables that can have rows: a loan needs a book. */
export function combinationsOf<Name extends string>(names: readonly Name[]): Name[][] {
  return Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_, index) => bits & (1 << index))).filter(
    (filled: string[]) => filled.includes("books") || !filled.includes("loans"),
  );
}

const damages = [
  "DELETE FROM books WHERE id = (SELECT min(id) FROM books)",
  "DELETE FROM loans WHERE id = (SELECT min(id) FROM loans)",
  "DELETE FROM keys WHERE id = (SELECT max(id) FROM keys)",
  "INSERT INTO loans (book_id, state, created_at) SELECT book_id, state, 0 FROM loans LIMIT 1",
  "UPDATE books SET state = NULL WHERE id = (SELECT min(id) FROM books)",
  "UPDATE books SET state = 'burnt' WHERE id = (SELECT max(id) FROM books)",
  "UPDATE sqlite_sequence SET seq = min(seq, 1) WHERE name = 'loans'",
  "UPDATE keys SET hash = 'lib_live_open' WHERE id = (SELECT min(id) FROM keys)",
  "INSERT INTO key_log (at, operator, action, key_id, changes, position) SELECT 0, 'ann', 'set', 'key_1', '{', max(position) + 1 FROM key_log",
  "UPDATE key_usage SET in_minute = -1",
  "UPDATE idempotency_records SET outcome = '{' WHERE scope = (SELECT min(scope) FROM idempotency_records)",
];

/** @param seed reproduces the stores. @default a random seed, which a failure reports */
export function describeRandomStores(count: number, seed?: number): void {
  describe("integrity, backup, restore and comparison agree", () => {
    const folder = sharedFolder(memoryFolder());
    const emptyStorePath = storePath(join(folder, "empty"));
    beforeAll(() => openDatabase(join(folder, "empty"), library.tables).close());

    it("on stores with every combination of empty tables", async () => {
      const combinations = combinationsOf(tables);
      const perCombination = Math.ceil(count / combinations.length);
      for (const filled of combinations) await checkAgreement(filled, perCombination);
    });

    it("on stores that were changed by hand", () => checkAgreement(tables, count, 3));

    async function checkAgreement(filled: readonly Table[], numRuns: number, maxDamages = 0): Promise<void> {
      const damage = fc.uniqueArray(fc.constantFrom(...damages), { maxLength: maxDamages });
      const property = fc.asyncProperty(storeRows(filled), damage, fc.boolean(), async (store, sql, staysOpen) => {
        const [data, restored, backup] = ["data", "restored", "library.db"].map((name) => join(folder, name)) as Paths;
        mkdirSync(data);
        copyFileSync(emptyStorePath, storePath(data));
        const database = connect(data);
        try {
          writeRows(database, store);
          database.exec(`PRAGMA foreign_keys = OFF; ${sql.join(";")}`);
          // While a server runs, the newest rows are in the WAL.
          if (!staysOpen) database.close();
          const { violations } = await expectAgreement([data, restored, backup]);
          if (maxDamages === 0) expect(violations).toEqual([]);
        } finally {
          if (database.isOpen) database.close();
          for (const path of [data, restored, backup]) rmSync(path, { recursive: true, force: true });
        }
      });
      await fc.assert(property, { numRuns, ...(seed !== undefined && { seed }) });
    }
  });
}

type Paths = [data: string, restored: string, backup: string];

async function expectAgreement([data, restored, backup]: Paths) {
  const checkResult = checkFolder(data);
  expect(checkResult.corruption).toEqual([]);
  const { counts, violations } = checkResult;
  expect(await createBackup({ checked: checkedLibrary, dataDirectory: data, to: backup, progress })).toMatchObject({
    counts,
    violations,
  });
  expect(restoreStore({ checked: checkedLibrary, from: backup, dataDirectory: restored, progress })).toEqual({
    counts,
    violations,
  });
  expect(readFileSync(storePath(restored)).equals(readFileSync(backup))).toBe(true);
  expect(checkFolder(restored)).toEqual(checkResult);
  expect(readRows(restored)).toEqual(readRows(data));
  return checkResult;
}

function checkFolder(dataDirectory: string) {
  const database = openStoreReadOnly(library, dataDirectory);
  try {
    return checkStore(database, checkedLibrary, progress);
  } finally {
    database.close();
  }
}

export function readRows(dataDirectory: string) {
  const database = openStoreReadOnly(library, dataDirectory);
  try {
    const tableRows = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    return tableRows.map(({ name: table }) => {
      const select = database.prepare(`SELECT rowid AS row_id, * FROM ${table} ORDER BY rowid`);
      select.setReadBigInts(true);
      return [table, select.all()];
    });
  } finally {
    database.close();
  }
}

const timestamp = fc.integer({ min: 0, max: 4_102_444_800_000 });
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const title = fc.string({ unit: "binary", minLength: 1, maxLength: 12 }).map((text) => text.replaceAll("\0", "x"));
const idGap = fc.nat(3);
const flag = fc.boolean();
const book = fc.record({ title, shelf: int64, isLent: flag, isLost: flag, unset: flag, idGap });
const key = fc.record({
  id: fc.stringMatching(/^key_[0-9A-Za-z]{16}$/),
  hash: fc.stringMatching(/^[0-9a-f]{64}$/),
  plan: fc.constantFrom(...checkedLibrary.plans),
  name: fc.option(title),
  per_minute: fc.option(fc.integer({ min: 1 })),
  per_day: fc.option(fc.integer({ min: 1 })),
  created_at: timestamp,
  expires_at: fc.option(timestamp),
  revoked_at: fc.option(timestamp),
  last_used_at: fc.option(timestamp),
  scopes: fc.subarray([...checkedLibrary.scopes], { minLength: 1 }).map(String),
  unbanned_at: fc.option(timestamp),
  isSuccessor: flag,
  successor: fc.constantFrom(null, "next", "key_missing"),
});
const logEntry = fc.record({
  at: timestamp,
  operator: title,
  action: fc.constantFrom("create", "rotate", "revoke", "set", "unban"),
  key_id: fc.stringMatching(/^key_[0-9A-Za-z]{16}$/),
  changes: fc.jsonValue().map((value) => JSON.stringify(value)),
});
const usage = fc.record({ hasKey: flag, in_minute: fc.nat(9), earlierInDay: fc.nat(99), strikes: fc.array(timestamp) });
const id = fc.integer({ min: 1, max: 30 });
const outcome = fc.record({
  scope: fc.stringMatching(/^[\w-]{43}$/),
  fingerprint: fc.stringMatching(/^[\w-]{43}$/),
  outcome: fc
    .oneof(fc.record({ id }), fc.record({ loan: fc.record({ id }) }), fc.constant({ rejected: "book_not_found" }))
    .map((value) => JSON.stringify(value)),
  expires_at: timestamp,
});

export function storeRows(filled: readonly Table[]): fc.Arbitrary<StoreRows> {
  const size = { minLength: 1, maxLength: 8 };
  const rowsIfFilled = <Value>(table: Table, rows: fc.Arbitrary<Value[]>): fc.Arbitrary<Value[]> =>
    filled.includes(table) ? rows : fc.constant([]);
  return fc
    .record({
      books: rowsIfFilled("books", fc.array(book, size)),
      loans: rowsIfFilled("loans", fc.array(fc.record({ created_at: timestamp, idGap }), size)),
      keys: rowsIfFilled("keys", fc.uniqueArray(key, { ...size, selector: ({ id }) => id })),
      key_log: rowsIfFilled("key_log", fc.array(logEntry, size)),
      key_usage: rowsIfFilled("key_usage", fc.array(usage, size)),
      idempotency_records: rowsIfFilled(
        "idempotency_records",
        fc.uniqueArray(outcome, { ...size, selector: ({ scope }) => scope }),
      ),
      deleted: fc.record({ books: idGap, loans: idGap }),
    })
    .map(({ books, loans, keys, key_log, key_usage, idempotency_records, deleted }) => {
      let bookId = 0;
      let loanId = 0;
      const bookRows = books.map(({ title, shelf, isLent, isLost, unset, idGap }, index): Row => {
        bookId += 1 + idGap;
        const lentState = isLost ? "lost" : "lent";
        const shelvedState = unset ? null : "available";
        const state = isLent || index < loans.length ? lentState : shelvedState;
        return { id: bookId, title, shelf, state };
      });
      // Each loan has a different book, so surplus loans are dropped.
      const lent = bookRows.length > 0 ? loans.slice(0, bookRows.length) : loans;
      const loanRows = lent.map(({ created_at, idGap }, index): Row => {
        loanId += 1 + idGap;
        return { id: loanId, book_id: bookRows[index]?.id ?? index + 1, state: "open", created_at };
      });
      const lastIds = { books: bookId && bookId + deleted.books, loans: loanId && loanId + deleted.loans };
      const keyRows = keys.map(({ successor, isSuccessor, ...row }, index): Row => {
        const successor_id = successor === "next" ? (keys[index + 1]?.id ?? null) : successor;
        const predecessor = isSuccessor ? keys[index - 1] : undefined;
        return { ...row, successor_id, lineage_id: predecessor?.id ?? row.id };
      });
      const usageRows = key_usage.map(({ hasKey, in_minute, earlierInDay, strikes }, index): Row => {
        const minute = { minute: 1, in_minute, minute_rejected_at: null };
        const day = { day: 1, in_day: in_minute + earlierInDay, day_rejected_at: null };
        const key_id = (hasKey && keys[index]?.id) || `key_${index}`;
        return { key_id, ...minute, ...day, strikes: JSON.stringify(strikes), banned_until: null };
      });
      const rows = { books: bookRows, loans: loanRows, keys: keyRows, key_log, key_usage: usageRows };
      return { rows: { ...rows, idempotency_records }, lastIds };
    });
}

/** Writes the rows into an empty store without checking foreign keys. */
export function writeRows(database: DatabaseSync, store: StoreRows): void {
  database.exec("PRAGMA foreign_keys = OFF; BEGIN");
  for (const table of tables)
    for (const row of store.rows[table]) {
      const columns = Object.keys(row);
      const values = columns.map(() => "?").join(", ");
      database.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values})`).run(...Object.values(row));
    }
  for (const [table, id] of Object.entries(store.lastIds))
    database.prepare("UPDATE sqlite_sequence SET seq = ? WHERE name = ?").run(BigInt(id), table);
  database.exec("COMMIT; PRAGMA foreign_keys = ON");
}
