import type { DatabaseSync } from "node:sqlite";
import type { KeyLastUsed, KeyUsage } from "@animal-store/api-platform";
import type { StoredRow, Table } from "../define-table.ts";
import { idempotencyRecordTable, usageTable } from "../platform-tables.ts";
import type { StoreDefinition } from "../store.ts";
import type { BatchStorage, TableChanges } from "../writes.ts";
import { prepareExact, prepareInsert } from "./statements.ts";

/** Prepares the statements of batches. Load and save each batch in one transaction. */
export function prepareBatches(database: DatabaseSync, definition: StoreDefinition): BatchStorage {
  const entries = Object.entries(definition.tables);
  const tables = new Map(entries.map(([name, table]) => [name, prepareTable(database, table)]));
  const lastIds = entries.map(([name, table]) => `${toLastIdSql(table.name)} AS "${name}"`);
  const selectLastIds = database.prepare(`SELECT ${lastIds.join(", ")}`);
  const selectRecord = prepareExact(database, idempotencyRecordTable.select("WHERE scope = ?"));
  const saveRecord = prepareInsert(database, idempotencyRecordTable, idempotencyRecordTable.onConflict("scope"));
  // Deletes up to two expired records for each new one, so their number stays small.
  const deleteExpired = database.prepare(
    `DELETE FROM idempotency_records WHERE scope IN
       (SELECT scope FROM idempotency_records WHERE expires_at <= ? ORDER BY expires_at LIMIT 2 * ?)`,
  );

  return {
    load: ({ ids, idempotencyScopes, now }) => ({
      rows: new Map([...ids].map(([name, tableIds]) => [name, tables.get(name)?.load(tableIds) ?? []])),
      lastIds: selectLastIds.get() as Record<string, number>,
      idempotencyRecords: idempotencyScopes.flatMap((scope) =>
        selectRecord([scope]).map(idempotencyRecordTable.fromValues),
      ),
      now,
    }),
    save({ tables: changes, idempotencyRecords, now }) {
      for (const table of changes) tables.get(table.name)?.save(table);
      for (const table of changes.toReversed()) tables.get(table.name)?.delete(table);
      for (const record of idempotencyRecords) saveRecord(record);
      if (idempotencyRecords.length > 0) deleteExpired.run(now, idempotencyRecords.length);
    },
  };
}

function prepareTable(database: DatabaseSync, table: Table<StoredRow>) {
  const select = prepareExact(database, table.select("WHERE id = ?"));
  const insert = prepareInsert(database, table);
  // An assignment of the id would make SQLite search all rows that reference it.
  const assignments = table.columns.flatMap(({ name }, index) => (name === "id" ? [] : `${name} = ?${index + 1}`));
  const idParameter = table.columns.findIndex(({ name }) => name === "id") + 1;
  const update = database.prepare(`UPDATE ${table.name} SET ${assignments.join(", ")} WHERE id = ?${idParameter}`);
  const deleteRow = database.prepare(`DELETE FROM ${table.name} WHERE id = ?`);
  return {
    load: (ids: readonly (number | bigint)[]) => ids.flatMap((id) => select([id]).map(table.fromValues)),
    save({ inserted, updated }: TableChanges) {
      for (const row of inserted) insert(row);
      for (const row of updated) update.run(...table.toValues(row));
    },
    delete({ deletedIds }: TableChanges) {
      for (const id of deletedIds) deleteRow.run(id);
    },
  };
}

/** Returns SQL for the last id of a table, including deleted rows and rows inserted by hand. */
function toLastIdSql(table: string): string {
  const sequence = `SELECT seq FROM sqlite_sequence WHERE name = '${table}'`;
  return `max(ifnull((${sequence}), 0), ifnull((SELECT max(id) FROM ${table}), 0))`;
}

/** Returns a function that saves usage. Call it in a transaction. */
export function prepareSaveUsage(database: DatabaseSync): (usages: readonly KeyUsage[]) => void {
  const insert = prepareInsert(database, usageTable, usageTable.onConflict("keyId"));
  return (usages) => usages.forEach(insert);
}

/** Returns a function that saves when keys were last used, unless a later use is stored. Call it in a transaction. */
export function prepareSaveLastUsed(database: DatabaseSync): (lastUses: readonly KeyLastUsed[]) => void {
  const update = database.prepare("UPDATE keys SET last_used_at = ?1 WHERE id = ?2 AND ifnull(last_used_at, 0) < ?1");
  return (lastUses) => {
    for (const { id, at } of lastUses) update.run(at, id);
  };
}
