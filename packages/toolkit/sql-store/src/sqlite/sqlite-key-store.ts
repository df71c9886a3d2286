import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { canSave, type KeyChange, type KeyStore, type UsageStore } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/node-http";
import type { SqlValue, Table } from "../define-table.ts";
import { keyLogTable, keysTable, usageTable } from "../platform-tables.ts";
import type { OpenKeyStore, StoreDefinition } from "../store.ts";
import { inChunks } from "../write-queue/write-queue.ts";
import { toCommandError } from "./data-folder.ts";
import { assertFilesOfServer } from "./lock-data-folder.ts";
import { openDatabase } from "./open-database.ts";
import { inTransaction, prepareExact, prepareInsert } from "./statements.ts";
import { findChangedFile, identifyFiles } from "./store-files.ts";
import { prepareSaveLastUsed } from "./writer/run-writes.ts";
import type { Writer } from "./writer/start-writer.ts";

/**
 * Opens the keys of a data folder, even while its server runs.
 * @example
 * const { store, close } = openSqliteKeyStore("data", library);
 */
export function openSqliteKeyStore(dataDirectory: string, { tables }: StoreDefinition): OpenKeyStore {
  assertFilesOfServer(dataDirectory);
  const database = openDatabase(dataDirectory, tables);
  const openedFiles = identifyFiles(dataDirectory);
  const store = createSqliteKeyStore(database);
  return {
    store: { ...store, save },
    location: dataDirectory,
    close: () => database.close(),
    toUserError: (error) => toCommandError(dataDirectory, error),
  };

  function save(change: KeyChange) {
    assertFilesOfServer(dataDirectory);
    const isSaved = store.save(change);
    const changedFile = findChangedFile(dataDirectory, openedFiles);
    if (!changedFile) return isSaved;
    throw new StartupError(
      `${join(dataDirectory, changedFile)} was moved, replaced or deleted, so the change may be lost. Put the file back, and list the keys.`,
    );
  }
}

export function createSqliteKeyStore(database: DatabaseSync): KeyStore {
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

const dayMs = 86_400_000;

export function createSqliteUsageStore(database: DatabaseSync, writer: Pick<Writer, "run">): UsageStore {
  const selectAll = prepareExact(database, usageTable.select(""));
  // Usage of yesterday can contain strikes that still count.
  const deleteOld = database.prepare("DELETE FROM key_usage WHERE day < ? - 1 AND ifnull(banned_until, 0) <= ?");
  return {
    load(now) {
      deleteOld.run(Math.floor(now / dayMs), now);
      return selectAll([]).map(usageTable.fromValues);
    },
    save: inChunks((usages) => writer.run({ usages })),
  };
}
