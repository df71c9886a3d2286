import type { SqlValue, StoredRow, Table } from "../define-table.ts";
import { idempotencyRecordTable } from "../platform-tables.ts";
import type { StoreDefinition } from "../store.ts";
import type { BatchStorage, LoadedState, TableChanges } from "../writes.ts";
import { writeLock } from "./migrate.ts";
import { begin, commit, defineStatement, insertRows, type Query, toColumnArrays } from "./statements.ts";

// A batch holds the lock until its commit. Ids follow the order of commits, so pagination by id skips no row.
const lock = defineStatement<[now: number]>(
  "lock",
  `SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint,
     require_durable_commit(), pg_advisory_xact_lock(${writeLock.join(", ")})`,
);
const selectRecords = defineStatement<SqlValue[]>(
  "records",
  idempotencyRecordTable.select("WHERE scope = ANY ($1::text[])"),
);
const saveRecords = insertRows(idempotencyRecordTable, idempotencyRecordTable.onConflict("scope"));
// With ARRAY, the planner always uses the index. With a LIMIT that is not constant, it could scan the table.
const deleteExpired = defineStatement<[]>(
  "delete_expired",
  `DELETE FROM idempotency_records WHERE scope = ANY (ARRAY
     (SELECT o.scope FROM idempotency_records o WHERE o.expires_at <= $1 ORDER BY o.expires_at LIMIT 2 * $2::integer))`,
);

/** Returns a function that opens a batch: its first round trip loads, and the second one saves and commits. */
export function prepareBatches({
  tables,
}: StoreDefinition): (query: Query) => BatchStorage<Promise<LoadedState>, Promise<void>> {
  const entries = Object.entries(tables).map(([name, table]) => ({ name, ...prepareTable(table) }));

  return (query) => {
    let changedNames: ReadonlySet<string>;
    return {
      async load({ ids, idempotencyScopes, changedTables }) {
        // Setting the last id of any table makes even a batch without changes write to the disk.
        changedNames = new Set(changedTables.length > 0 ? changedTables : Object.keys(tables).slice(0, 1));
        const [, [locked], records, lastIds, rows] = await Promise.all([
          query(begin, []),
          query(lock, []),
          idempotencyScopes.length > 0 ? query(selectRecords, [idempotencyScopes]) : [],
          Promise.all(entries.map(({ name, lastId }) => (changedNames.has(name) ? lastId.load(query) : 0))),
          Promise.all(entries.map((table) => table.load(query, ids.get(table.name) ?? []))),
        ]);
        return {
          rows: new Map(entries.map(({ name }, index) => [name, rows[index] ?? []])),
          lastIds: Object.fromEntries(entries.map(({ name }, index) => [name, lastIds[index] ?? 0])),
          idempotencyRecords: records.map(idempotencyRecordTable.fromValues),
          now: (locked as [number])[0],
        };
      },
      // If a statement fails, the commit becomes a rollback.
      async save({ tables: changes, idempotencyRecords, now }) {
        const changed = entries.map((table, index) => ({ table, change: changes[index] as TableChanges }));
        // Converted first: an error between two queries would leave the rejection of the first one unhandled.
        const records = toColumnArrays(idempotencyRecords.map(idempotencyRecordTable.toValues));
        await Promise.all([
          ...changed.flatMap(({ table, change }) => table.save(query, change)),
          ...changed.toReversed().map(({ table, change }) => table.delete(query, change)),
          idempotencyRecords.length > 0 && query(saveRecords, records),
          idempotencyRecords.length > 0 && query(deleteExpired, [now, idempotencyRecords.length]),
          ...changed.map(({ table, change }) => changedNames.has(table.name) && table.lastId.save(query, change)),
          query(commit, []),
        ]);
      },
    };
  };
}

function prepareTable(table: Table<StoredRow>) {
  const { name, sequence } = table;
  // A separate statement, so that it sees all commits before the lock was granted. The sequence includes the ids of
  // deleted rows, and the table those of rows inserted by hand.
  const selectLastId = defineStatement<[lastId: number]>(
    `last_id_of_${name}`,
    `SELECT greatest(last_value, (SELECT max(id) FROM ${name})) FROM ${sequence}`,
  );
  // Runs last, so that a failed batch leaves no gap in the ids.
  const setLastId = defineStatement<[]>(`set_last_id_of_${name}`, `SELECT setval('${sequence}', $1)`);
  const lockRows = defineStatement<SqlValue[]>(
    `lock_${name}`,
    table.select("WHERE id = ANY ($1::bigint[]) FOR NO KEY UPDATE"),
  );
  const insert = insertRows(table);
  // Unlike an UPDATE with a join, it searches the primary key also with a plan from a new database.
  const update = { ...insertRows(table, table.onConflict("id")), name: `update_${name}` };
  const deleteRows = defineStatement<[]>(`delete_${name}`, `DELETE FROM ${name} WHERE id = ANY ($1::bigint[])`);
  const toArrays = (rows: readonly StoredRow[]) => toColumnArrays(rows.map(table.toValues));
  return {
    lastId: {
      load: async (query: Query) => (await query(selectLastId, []))[0]?.[0],
      save: (query: Query, { lastId }: TableChanges) => query(setLastId, [lastId]),
    },
    load: async (query: Query, ids: readonly (number | bigint)[]) =>
      ids.length > 0 ? (await query(lockRows, [ids])).map(table.fromValues) : [],
    save: (query: Query, { inserted, updated }: TableChanges) => [
      inserted.length > 0 && query(insert, toArrays(inserted)),
      updated.length > 0 && query(update, toArrays(updated)),
    ],
    delete: (query: Query, { deletedIds }: TableChanges) => deletedIds.length > 0 && query(deleteRows, [deletedIds]),
  };
}
