import type { DatabaseSync } from "node:sqlite";
import type { KeyLastUsed, KeyUsage } from "@animal-store/api-platform";
import type { StoredRow, Table } from "../../define-table.ts";
import { idempotencyRecordTable, usageTable } from "../../platform-tables.ts";
import type { StoreDefinition } from "../../store.ts";
import {
  decideWrites,
  type LoadedState,
  type ReadSet,
  type TableChanges,
  toReadSet,
  type WriteCommand,
  type WriteSet,
} from "../../writes.ts";
import { prepareExact, prepareInsert } from "../statements.ts";

export type QueuedWrite = WriteCommand | Task;

/** A write without a result, such as the usage of keys or a probe. */
export type Task =
  | { readonly usages: readonly KeyUsage[] }
  | { readonly lastUses: readonly KeyLastUsed[] }
  /** Writes and syncs a page without changing data. */
  | { readonly isProbe: true };

/** Returns a function that runs writes with prepared statements. Call it in a transaction. */
export function prepareWrites(
  database: DatabaseSync,
  definition: StoreDefinition,
): (writes: readonly QueuedWrite[]) => unknown[] {
  const runCommands = prepareCommands(database, definition);
  const saveUsage = prepareInsert(database, usageTable, usageTable.onConflict("keyId"));
  const saveLastUsed = prepareSaveLastUsed(database);
  const selectVersion = database.prepare("PRAGMA user_version");
  return (writes) => {
    const results = runCommands(writes.filter(isCommand)).values();
    return writes.map((write) => (isCommand(write) ? results.next().value : run(write)));
  };

  function run(task: Task): void {
    if ("usages" in task) for (const usage of task.usages) saveUsage(usage);
    else if ("lastUses" in task) saveLastUsed(task.lastUses);
    else database.exec(`PRAGMA user_version = ${Number(selectVersion.get()?.user_version)}`);
  }
}

export function isCommand(write: QueuedWrite): write is WriteCommand {
  return "name" in write;
}

function prepareCommands(
  database: DatabaseSync,
  definition: StoreDefinition,
): (commands: readonly WriteCommand[]) => unknown[] {
  const entries = Object.entries(definition.tables);
  const tables = new Map(entries.map(([name, table]) => [name, prepareTable(database, table)]));
  const lastIds = entries.map(([name, table]) => `${toLastIdSql(table.name)} AS "${name}"`);
  const selectLastIds = database.prepare(`SELECT ${lastIds.join(", ")}`);
  const selectIdempotencyRecord = prepareExact(database, idempotencyRecordTable.select("WHERE scope = ?"));
  const saveIdempotencyRecord = prepareInsert(
    database,
    idempotencyRecordTable,
    idempotencyRecordTable.onConflict("scope"),
  );
  // Deletes up to two expired records for each new one, so their number stays small.
  const deleteExpired = database.prepare(
    `DELETE FROM idempotency_records WHERE scope IN
       (SELECT scope FROM idempotency_records WHERE expires_at <= ? ORDER BY expires_at LIMIT 2 * ?)`,
  );

  return (commands) => {
    if (commands.length === 0) return [];
    const { results, changes } = decideWrites(definition, commands, load(toReadSet(definition, commands)));
    save(changes);
    return [...results];
  };

  function load({ ids, idempotencyScopes, now }: ReadSet): LoadedState {
    return {
      rows: new Map([...ids].map(([name, tableIds]) => [name, tables.get(name)?.load(tableIds) ?? []])),
      lastIds: selectLastIds.get() as Record<string, number>,
      idempotencyRecords: idempotencyScopes.flatMap((scope) =>
        selectIdempotencyRecord([scope]).map(idempotencyRecordTable.fromValues),
      ),
      now,
    };
  }

  function save({ tables: changes, idempotencyRecords, now }: WriteSet): void {
    for (const table of changes) tables.get(table.name)?.save(table);
    for (const table of changes.toReversed()) tables.get(table.name)?.delete(table);
    for (const record of idempotencyRecords) saveIdempotencyRecord(record);
    if (idempotencyRecords.length > 0) deleteExpired.run(now, idempotencyRecords.length);
  }
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

/** Returns a function that saves when keys were last used, unless a later use is stored. Call it in a transaction. */
export function prepareSaveLastUsed(database: DatabaseSync): (lastUses: readonly KeyLastUsed[]) => void {
  const update = database.prepare("UPDATE keys SET last_used_at = ?1 WHERE id = ?2 AND ifnull(last_used_at, 0) < ?1");
  return (lastUses) => {
    for (const { id, at } of lastUses) update.run(at, id);
  };
}
