import type { DatabaseSync } from "node:sqlite";
import { canSave, type KeyChange, type KeyStore } from "@animal-store/api-platform";
import type { SqlValue, Table } from "../define-table.ts";
import { keyLogTable, keysTable } from "../platform-tables.ts";
import { prepareSaveLastUsed } from "./batch-statements.ts";
import { inTransaction, prepareExact, prepareInsert } from "./statements.ts";

export function createKeyStore(database: DatabaseSync): KeyStore {
  const insertKey = prepareInsert(database, keysTable);
  const updateKey = prepareInsert(database, keysTable, keysTable.onConflict("id"));
  const insertEntry = prepareInsert(database, keyLogTable);
  const selectById = prepareRows(keysTable, "WHERE id = ?");
  const selectByHash = prepareRows(keysTable, "WHERE hash = ?");
  const selectAll = prepareRows(keysTable, "ORDER BY created_at, rowid");
  const selectLog = prepareRows(keyLogTable, "WHERE ?1 IS NULL OR key_id = ?1 ORDER BY position");
  const saveLastUsed = prepareSaveLastUsed(database);

  return {
    find: (id) => selectById(id)[0],
    findByHashes: (hashes) => [...new Set(hashes)].flatMap((hash) => selectByHash(hash)),
    list: () => selectAll(),
    save: (change) => inTransaction(database, () => save(change)),
    log: (keyId) => selectLog(keyId ?? null),
    saveLastUsed: (uses) => inTransaction(database, () => saveLastUsed(uses)),
  };

  function save(change: KeyChange): boolean {
    const { update, added, log } = change;
    const [stored] = update ? selectById(update.before.id) : [];
    if (!canSave(change, stored)) return false;
    if (update && stored) updateKey({ ...stored, ...update.changes });
    if (added) insertKey(added);
    for (const entry of log) insertEntry(entry);
    return true;
  }

  function prepareRows<Row>(table: Table<Row>, clauses: string): (...values: SqlValue[]) => Row[] {
    const select = prepareExact(database, table.select(clauses));
    return (...values) => select(values).map(table.fromValues);
  }
}
