import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { contract, type Plan, scopes } from "@animal-store/contract";
import {
  connect,
  createTableChecksum,
  openDatabase,
  storePath,
  tableMappings,
} from "@animal-store/sql-store/internals";
import {
  checkStore,
  createBackup,
  createProgress,
  openSource,
  openStoreReadOnly,
  restoreStore,
} from "@animal-store/sql-store/sqlite";
import { definition } from "@animal-store/store";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { checkedStore } from "./open-test-stores.ts";
import { memoryFolder, sharedFolder } from "./server-process.ts";

const progress = createProgress({ write: () => {} });
type Row = Record<string, SQLInputValue>;
type Rows = Record<Table, Row[]>;

export const tables = ["pets", "orders", "keys", "key_log", "key_usage", "idempotent_outcomes"] as const;
export type Table = (typeof tables)[number];

interface StoreRows {
  readonly rows: Rows;
  readonly lastIds: { readonly pets: number; readonly orders: number };
}

/** Returns each combination of tables that can have rows: an order needs a pet. */
export function combinationsOf<Name extends string>(names: readonly Name[]): Name[][] {
  return Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_, index) => bits & (1 << index))).filter(
    (filled: string[]) => filled.includes("pets") || !filled.includes("orders"),
  );
}

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

/** @param seed reproduces the stores. @default a random seed, which a failure reports */
export function describeRandomStores(count: number, seed?: number): void {
  describe("integrity, backup, restore and comparison agree", () => {
    const folder = sharedFolder(memoryFolder());
    const emptyStorePath = storePath(join(folder, "empty"));
    beforeAll(() => openDatabase(join(folder, "empty"), definition.tables).close());

    it("on stores with every combination of empty tables", async () => {
      const combinations = combinationsOf(tables);
      const perCombination = Math.ceil(count / combinations.length);
      for (const filled of combinations) await checkAgreement(filled, perCombination);
    });

    it("on stores that were changed by hand", () => checkAgreement(tables, count, 3));

    async function checkAgreement(filled: readonly Table[], numRuns: number, maxDamages = 0): Promise<void> {
      const damage = fc.uniqueArray(fc.constantFrom(...damages), { maxLength: maxDamages });
      const property = fc.asyncProperty(storeRows(filled), damage, fc.boolean(), async (store, sql, staysOpen) => {
        const [data, restored, backup] = ["data", "restored", "animals.db"].map((name) => join(folder, name)) as Paths;
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
  expect(await createBackup({ checked: checkedStore, dataDirectory: data, to: backup, progress })).toMatchObject({
    counts,
    violations,
  });
  expect(restoreStore({ checked: checkedStore, from: backup, dataDirectory: restored, progress })).toEqual({
    counts,
    violations,
  });
  expect(readFileSync(storePath(restored)).equals(readFileSync(backup))).toBe(true);
  expect(checkFolder(restored)).toEqual(checkResult);
  expect(readRows(restored)).toEqual(readRows(data));
  expect(readChecksums(restored)).toEqual(readChecksums(data));
  return checkResult;
}

function checkFolder(dataDirectory: string) {
  const database = openStoreReadOnly(definition, dataDirectory);
  try {
    return checkStore(database, checkedStore, progress);
  } finally {
    database.close();
  }
}

function readRows(dataDirectory: string) {
  const database = openStoreReadOnly(definition, dataDirectory);
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

/** Returns the checksums that `migrate-store` compares. */
export function readChecksums(dataDirectory: string) {
  const source = openSource(dataDirectory, definition.tables);
  try {
    return tableMappings(definition.tables).map((table) => {
      const checksum = createTableChecksum();
      for (const row of source.rows(table)) checksum.add(row);
      return [table.name, checksum.result(), source.count(table)];
    });
  } finally {
    source.close();
  }
}

const timestamp = fc.integer({ min: 0, max: 4_102_444_800_000 });
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const name = fc.string({ unit: "binary", minLength: 1, maxLength: 12 }).map((text) => text.replaceAll("\0", "x"));
const idGap = fc.nat(3);
const flag = fc.boolean();
const pet = fc.record({ name, category_id: int64, isOrdered: flag, isSold: flag, unset: flag, idGap });
const key = fc.record({
  id: fc.stringMatching(/^key_[0-9A-Za-z]{16}$/),
  hash: fc.stringMatching(/^[0-9a-f]{64}$/),
  plan: fc.constantFrom(...(Object.keys(contract.plans) as Plan[])),
  name: fc.option(name),
  per_minute: fc.option(fc.integer({ min: 1 })),
  per_day: fc.option(fc.integer({ min: 1 })),
  created_at: timestamp,
  expires_at: fc.option(timestamp),
  revoked_at: fc.option(timestamp),
  last_used_at: fc.option(timestamp),
  scopes: fc.subarray([...scopes], { minLength: 1 }).map(String),
  unbanned_at: fc.option(timestamp),
  isSuccessor: flag,
  successor: fc.constantFrom(null, "next", "key_missing"),
});
const logEntry = fc.record({
  at: timestamp,
  operator: name,
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
    .oneof(fc.record({ id }), fc.record({ order: fc.record({ id }) }), fc.constant({ rejected: "pet_not_found" }))
    .map((value) => JSON.stringify(value)),
  expires_at: timestamp,
});

export function storeRows(filled: readonly Table[]): fc.Arbitrary<StoreRows> {
  const size = { minLength: 1, maxLength: 8 };
  const rowsIfFilled = <Value>(table: Table, rows: fc.Arbitrary<Value[]>): fc.Arbitrary<Value[]> =>
    filled.includes(table) ? rows : fc.constant([]);
  return fc
    .record({
      pets: rowsIfFilled("pets", fc.array(pet, size)),
      orders: rowsIfFilled("orders", fc.array(fc.record({ created_at: timestamp, idGap }), size)),
      keys: rowsIfFilled("keys", fc.uniqueArray(key, { ...size, selector: ({ id }) => id })),
      key_log: rowsIfFilled("key_log", fc.array(logEntry, size)),
      key_usage: rowsIfFilled("key_usage", fc.array(usage, size)),
      idempotent_outcomes: rowsIfFilled(
        "idempotent_outcomes",
        fc.uniqueArray(outcome, { ...size, selector: ({ scope }) => scope }),
      ),
      deleted: fc.record({ pets: idGap, orders: idGap }),
    })
    .map(({ pets, orders, keys, key_log, key_usage, idempotent_outcomes, deleted }) => {
      let petId = 0;
      let orderId = 0;
      const petRows = pets.map(({ name, category_id, isOrdered, isSold, unset, idGap }, index): Row => {
        petId += 1 + idGap;
        const status = isOrdered || index < orders.length ? (isSold ? "sold" : "pending") : unset ? null : "available";
        return { id: petId, name, category_id, status };
      });
      // Each order has a different pet, so surplus orders are dropped.
      const ordered = petRows.length > 0 ? orders.slice(0, petRows.length) : orders;
      const orderRows = ordered.map(({ created_at, idGap }, index): Row => {
        orderId += 1 + idGap;
        return { id: orderId, pet_id: petRows[index]?.id ?? index + 1, status: "placed", created_at };
      });
      const lastIds = { pets: petId && petId + deleted.pets, orders: orderId && orderId + deleted.orders };
      const keyRows = keys.map(({ successor, isSuccessor, ...row }, index): Row => {
        const successor_id = successor === "next" ? (keys[index + 1]?.id ?? null) : successor;
        const predecessor = isSuccessor ? keys[index - 1] : undefined;
        return { ...row, successor_id, lineage_id: predecessor?.id ?? row.id };
      });
      const usageRows = key_usage.map(({ hasKey, in_minute, earlierInDay, strikes }, index): Row => {
        const minute = { minute: 1, in_minute, minute_refused_at: null };
        const day = { day: 1, in_day: in_minute + earlierInDay, day_refused_at: null };
        const key_id = (hasKey && keys[index]?.id) || `key_${index}`;
        return { key_id, ...minute, ...day, strikes: JSON.stringify(strikes), banned_until: null };
      });
      const rows = { pets: petRows, orders: orderRows, keys: keyRows, key_log, key_usage: usageRows };
      return { rows: { ...rows, idempotent_outcomes }, lastIds };
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
