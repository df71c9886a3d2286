import type { DatabaseSync } from "node:sqlite";
import { canUpdate, type KeyLogEntry, type KeyRecord, type KeyStore } from "@animal-store/service";
import { fromKeyRow, fromLogRow, keyColumns, logColumns, toKeyRow, toLogRow, type Value } from "../keys/key-rows.ts";
import { inTransaction } from "./in-transaction.ts";
import { createRecordUses } from "./record-uses.ts";
import { onSqlite } from "./unavailable.ts";

export function createSqliteKeyStore(database: DatabaseSync): KeyStore {
  const insert = database.prepare(insertInto("keys", keyColumns));
  const insertEntry = database.prepare(insertInto("key_log", logColumns));
  const select = prepareRows(`SELECT ${keyColumns} FROM keys WHERE id = ?`);
  const selectByHash = prepareRows(`SELECT ${keyColumns} FROM keys WHERE hash = ?`);
  const selectAll = prepareRows(`SELECT ${keyColumns} FROM keys ORDER BY created_at, rowid`);
  const selectAny = database.prepare("SELECT 1 FROM keys LIMIT 1");
  const selectLog = prepareRows(`SELECT ${logColumns} FROM key_log WHERE ?1 IS NULL OR key_id = ?1 ORDER BY position`);
  const update = database.prepare(
    `UPDATE keys SET ${keyColumns.map((column) => `${column} = :${column}`)} WHERE id = :id`,
  );
  const recordUses = createRecordUses(database);

  return {
    add: (key, entry) => onSqlite(() => inTransaction(database, () => add(key, [entry]))),
    addFirst: (key, entry) =>
      onSqlite(() =>
        inTransaction(database, () => {
          if (selectAny.get()) return false;
          add(key, [entry]);
          return true;
        }),
      ),
    find: (id) => onSqlite(() => select(id).map(fromKeyRow)[0]),
    findByHash: (hash) => onSqlite(() => selectByHash(hash).map(fromKeyRow)[0]),
    findByHashes: (hashes) =>
      onSqlite(() => [...new Set(hashes)].flatMap((hash) => selectByHash(hash).map(fromKeyRow))),
    list: () => onSqlite(() => selectAll().map(fromKeyRow)),
    update: (planned) =>
      onSqlite(() =>
        inTransaction(database, () => {
          const { before, changes, successor, log } = planned;
          const [key] = select(before.id).map(fromKeyRow);
          if (!key || !canUpdate(key, planned)) return false;
          update.run(toKeyRow({ ...key, ...changes }));
          add(successor, log);
          return true;
        }),
      ),
    log: (keyId) => onSqlite(() => selectLog(keyId ?? null).map(fromLogRow)),
    recordUses: (uses) => onSqlite(() => inTransaction(database, () => recordUses(uses))),
  };

  function add(key: KeyRecord | undefined, log: readonly KeyLogEntry[]): void {
    if (key) insert.run(toKeyRow(key));
    for (const entry of log) insertEntry.run(toLogRow(entry));
  }

  function prepareRows(sql: string): (...values: Value[]) => Value[][] {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    // As many values as `sql` selects, which the types of Node do not know.
    return (...values) => statement.all(...values) as unknown as Value[][];
  }
}

function insertInto(table: string, columns: readonly string[]): string {
  return `INSERT INTO ${table} (${columns}) VALUES (${columns.map((column) => `:${column}`)})`;
}
