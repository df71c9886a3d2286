import { type Clock, StoreUnavailableError } from "@animal-store/api-platform";
import type { SqlValue, StoredRow, Table } from "../define-table.ts";
import { idempotencyRecordTable } from "../platform-tables.ts";
import type { StoreDefinition } from "../store.ts";
import { writeBatch } from "../write-queue/write-batch.ts";
import { createWriteQueue, type WriteQueueOptions } from "../write-queue/write-queue.ts";
import {
  decideWrites,
  type LoadedState,
  type ReadSet,
  type TableChanges,
  toReadSet,
  type WriteCommand,
  type WriteSet,
} from "../writes.ts";
import type { ConnectionPool, Query } from "./connection-pool.ts";
import { writeLock } from "./migrations.ts";
import { begin, commit, defineStatement, insertRows, toColumnArrays } from "./statement.ts";

export interface PostgresWriterOptions extends WriteQueueOptions {
  readonly definition: StoreDefinition;
  readonly connections: ConnectionPool;
  readonly clock?: Clock | undefined;
}

type QueuedWrite = WriteCommand | "probe";

/** Commits the writes that arrive at about the same time in one transaction. */
export function createPostgresWriter({ definition, connections, clock, ...queueOptions }: PostgresWriterOptions) {
  const { load, save } = prepareStatements(definition);
  const queue = createWriteQueue<QueuedWrite>((batch) => void send(batch), queueOptions);
  return {
    /** Resolves when the write is durable. @throws {StoreUnavailableError} also if the write may be committed */
    write: (command: WriteCommand) => queue.add(command),
    probe: async () => void (await queue.add("probe")),
    stop: queue.close,
  };

  async function send(batch: readonly QueuedWrite[]): Promise<void> {
    const result = await writeBatch(batch, run, isUnavailable);
    if ("failure" in result && isUnavailable(result.failure)) queue.rejectQueued(result.failure);
    queue.settle(result);
  }

  function run(writes: readonly QueuedWrite[]): Promise<unknown[]> {
    const commands = writes.filter((write) => write !== "probe");
    return connections.transaction(async (query) => {
      const state = await load(query, toReadSet(definition, commands));
      const { results, changes } = decideWrites(definition, commands, clock ? { ...state, now: clock.now() } : state);
      await save(query, changes);
      const commandResults = results.values();
      return writes.map((write) => (write === "probe" ? undefined : commandResults.next().value));
    });
  }
}

function isUnavailable(error: unknown): error is StoreUnavailableError {
  return error instanceof StoreUnavailableError;
}

// A batch holds the lock until its commit. Ids follow the order of commits, so pagination by id skips no row.
const lock = defineStatement<[]>(
  "lock",
  `SELECT require_durable_commit(), pg_advisory_xact_lock(${writeLock.join(", ")})`,
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

function prepareStatements({ tables }: StoreDefinition) {
  const entries = Object.entries(tables).map(([name, table]) => ({ name, ...prepareTable(table) }));
  const sequences = Object.values(tables).map(({ name, sequence }) => ({ name, sequence }));
  // The sequences include the ids of deleted rows, and the tables the ids of rows inserted by hand.
  const lastIds = sequences.map(
    ({ name, sequence }) => `(SELECT greatest(last_value, (SELECT max(id) FROM ${name})) FROM ${sequence})`,
  );
  const selectState = defineStatement<[now: number, ...lastIds: number[]]>(
    "write_state",
    `SELECT ${["floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint", ...lastIds].join(", ")}`,
  );
  // Runs last, so that a failed batch leaves no gap in the ids. Makes even a batch without changes write to the disk.
  const setLastIds = defineStatement<[]>(
    "set_last_ids",
    `SELECT ${sequences.map(({ sequence }, index) => `setval('${sequence}', $${index + 1})`).join(", ")}`,
  );

  return {
    /** Begins a transaction and reads the rows for the domain rules, in one round trip. */
    async load(query: Query, { ids, idempotencyScopes }: ReadSet): Promise<LoadedState> {
      const [, , states, records, ...rows] = await Promise.all([
        query(begin, []),
        query(lock, []),
        // A separate statement, so that it sees all commits before the lock was granted.
        query(selectState, []),
        idempotencyScopes.length > 0 ? query(selectRecords, [idempotencyScopes]) : [],
        ...entries.map((table) => table.load(query, ids.get(table.name) ?? [])),
      ]);
      const [now, ...currentIds] = states[0] as (typeof states)[number];
      return {
        rows: new Map(entries.map(({ name }, index) => [name, rows[index] ?? []])),
        lastIds: Object.fromEntries(entries.map(({ name }, index) => [name, currentIds[index] as number])),
        idempotencyRecords: records.map(idempotencyRecordTable.fromValues),
        now,
      };
    },
    /** Saves changes and commits, in one round trip. If a statement fails, the commit becomes a rollback. */
    async save(
      query: Query,
      { tables: changes, idempotencyRecords, lastIds: newLastIds, now }: WriteSet,
    ): Promise<void> {
      const changed = entries.map((table, index) => ({ table, change: changes[index] as TableChanges }));
      // Converted first: an error between two queries would leave the rejection of the first one unhandled.
      const records = toColumnArrays(idempotencyRecords.map(idempotencyRecordTable.toValues));
      await Promise.all([
        ...changed.flatMap(({ table, change }) => table.save(query, change)),
        ...changed.toReversed().map(({ table, change }) => table.delete(query, change)),
        idempotencyRecords.length > 0 && query(saveRecords, records),
        idempotencyRecords.length > 0 && query(deleteExpired, [now, idempotencyRecords.length]),
        query(
          setLastIds,
          entries.map(({ name }) => newLastIds[name]),
        ),
        query(commit, []),
      ]);
    },
  };
}

function prepareTable(table: Table<StoredRow>) {
  const { name } = table;
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
    load: async (query: Query, ids: readonly (number | bigint)[]) =>
      ids.length > 0 ? (await query(lockRows, [ids])).map(table.fromValues) : [],
    save: (query: Query, { inserted, updated }: TableChanges) => [
      inserted.length > 0 && query(insert, toArrays(inserted)),
      updated.length > 0 && query(update, toArrays(updated)),
    ],
    delete: (query: Query, { deletedIds }: TableChanges) => deletedIds.length > 0 && query(deleteRows, [deletedIds]),
  };
}
