import { type Clock, StoreUnavailableError } from "@animal-store/service";
import {
  type CommandResult,
  decideWrites,
  type LoadedState,
  type ReadSet,
  reservedStatus,
  toReadSet,
  type WriteCommand,
  type WriteSet,
} from "@animal-store/service/writes";
import type { SqlValue } from "../tables/define-table.ts";
import { idempotencyRecordTable, orderTable, petTable } from "../tables/tables.ts";
import { writeBatch } from "../write-queue/write-batch.ts";
import { createWriteQueue, type WriteQueueObserver } from "../write-queue/write-queue.ts";
import type { ConnectionPool, Query } from "./connection-pool.ts";
import { writeLock } from "./migrations.ts";
import { begin, commit, defineStatement, insertRows, toColumnArrays } from "./statement.ts";

/** Commits the writes that arrive at about the same time in one transaction. */
export interface PostgresWriter {
  /** Resolves when the write is durable. @throws {StoreUnavailableError} also if the write may be committed */
  write<Command extends WriteCommand>(command: Command): Promise<CommandResult<Command>>;
  probe(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresWriterOptions {
  readonly connections: ConnectionPool;
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
  readonly timeoutMs: number;
  readonly clock?: Clock | undefined;
}

type Write = WriteCommand | "probe";

export function createPostgresWriter(options: PostgresWriterOptions): PostgresWriter {
  const { connections, maxBatchSize, timeoutMs, observer, clock } = options;
  const queue = createWriteQueue<Write>((batch) => void send(batch), { maxBatchSize, timeoutMs, observer });
  return {
    write: queue.add as PostgresWriter["write"],
    probe: async () => void (await queue.add("probe")),
    stop: queue.close,
  };

  async function send(batch: readonly Write[]): Promise<void> {
    const result = await writeBatch(batch, run, isUnavailable);
    if ("failure" in result && isUnavailable(result.failure)) queue.rejectQueued(result.failure);
    queue.settle(result);
  }

  function run(writes: readonly Write[]): Promise<unknown[]> {
    const commands = writes.filter((write) => write !== "probe");
    return connections.transaction(async (query) => {
      const state = await load(query, toReadSet(commands));
      const { results, changes } = decideWrites(commands, clock ? { ...state, now: clock.now() } : state);
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
// The sequences include the ids of deleted rows, and the tables the ids of rows inserted by hand.
const selectState = defineStatement<[lastPetId: number, lastOrderId: number, now: number]>(
  "write_state",
  `SELECT
     (SELECT greatest(last_value, (SELECT max(id) FROM pets)) FROM last_pet_id),
     (SELECT greatest(last_value, (SELECT max(id) FROM orders)) FROM last_order_id),
     floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint`,
);
const lockPets = defineStatement<SqlValue[]>(
  "lock_pets",
  petTable.select("WHERE id = ANY ($1::bigint[]) FOR NO KEY UPDATE"),
);
const selectRecords = defineStatement<SqlValue[]>(
  "records",
  idempotencyRecordTable.select("WHERE scope = ANY ($1::text[])"),
);

/** Begins a transaction and reads the rows for the domain rules, in one round trip. */
async function load(query: Query, { petIds, idempotencyScopes }: ReadSet): Promise<LoadedState> {
  const [, , states, pets, idempotencyRecords] = await Promise.all([
    query(begin, []),
    query(lock, []),
    // A separate statement, so that it sees all commits before the lock was granted.
    query(selectState, []),
    petIds.length > 0 ? query(lockPets, [petIds]) : [],
    idempotencyScopes.length > 0 ? query(selectRecords, [idempotencyScopes]) : [],
  ]);
  const [lastPetId, lastOrderId, now] = states[0] as (typeof states)[number];
  return {
    lastIds: { pets: lastPetId, orders: lastOrderId },
    now,
    pets: pets.map(petTable.fromValues),
    idempotencyRecords: idempotencyRecords.map(idempotencyRecordTable.fromValues),
  };
}

const insertPets = insertRows(petTable);
const reservePets = defineStatement<[]>("reserve_pets", "UPDATE pets SET status = $1 WHERE id = ANY ($2::bigint[])");
const insertOrders = insertRows(orderTable);
const saveRecords = insertRows(idempotencyRecordTable, idempotencyRecordTable.onConflict("scope"));
// With ARRAY, the planner always uses the index. With a LIMIT that is not constant, it could scan the table.
const deleteExpired = defineStatement<[]>(
  "delete_expired",
  `DELETE FROM idempotent_outcomes WHERE scope = ANY (ARRAY
     (SELECT o.scope FROM idempotent_outcomes o WHERE o.expires_at <= $1 ORDER BY o.expires_at LIMIT 2 * $2::integer))`,
);
// Runs last, so that a failed batch leaves no gap in the ids. Makes even a batch without changes write to the disk.
const setLastIds = defineStatement<[]>("set_last_ids", "SELECT setval('last_pet_id', $1), setval('last_order_id', $2)");

/** Saves changes and commits, in one round trip. If a statement fails, the commit becomes a rollback. */
async function save(
  query: Query,
  { pets, reservedIds, orders, idempotencyRecords, lastIds, now }: WriteSet,
): Promise<void> {
  await Promise.all([
    pets.length > 0 && query(insertPets, toColumnArrays(pets.map(petTable.toValues))),
    reservedIds.length > 0 && query(reservePets, [reservedStatus, reservedIds]),
    orders.length > 0 && query(insertOrders, toColumnArrays(orders.map(orderTable.toValues))),
    idempotencyRecords.length > 0 &&
      query(saveRecords, toColumnArrays(idempotencyRecords.map(idempotencyRecordTable.toValues))),
    idempotencyRecords.length > 0 && query(deleteExpired, [now, idempotencyRecords.length]),
    query(setLastIds, [lastIds.pets, lastIds.orders]),
    query(commit, []),
  ]);
}
