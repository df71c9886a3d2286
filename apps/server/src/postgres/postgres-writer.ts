import { type Clock, StoreUnavailableError } from "@animal-store/service";
import {
  type CommandResult,
  decideWrites,
  findNeeds,
  type Loaded,
  type Needs,
  reserved,
  type WriteCommand,
  type WriteSet,
} from "@animal-store/service/writes";
import type { SqlValue } from "../tables/define-table.ts";
import { orderTable, petTable, recordTable } from "../tables/tables.ts";
import { writeBatch } from "../write-queue/write-batch.ts";
import { createWriteQueue, type WriteQueueObserver } from "../write-queue/write-queue.ts";
import type { ConnectionPool, Query } from "./connection-pool.ts";
import { writeLock } from "./migrations.ts";
import { begin, commit, insertRows, statement, toArrays } from "./statement.ts";

/** Commits the writes that arrive at about the same time in one transaction. */
export interface PostgresWriter {
  /** Resolves when the write is durable. @throws {StoreUnavailableError} also if the write may be committed */
  write<Command extends WriteCommand>(command: Command): Promise<CommandResult<Command>>;
  /** Commits a transaction that changes no row. @throws {StoreUnavailableError} if writes fail */
  probe(): Promise<void>;
  /** Writes what is queued, and accepts no more. */
  stop(): Promise<void>;
}

export interface PostgresWriterOptions {
  /** Used by the writer alone. */
  readonly connections: ConnectionPool;
  /** How many writes one transaction may hold. */
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
  /** Milliseconds after which a write is rejected, whatever it waits for. */
  readonly timeout: number;
  /** Replaces the clock of the database. @default its clock, which all processes share */
  readonly clock?: Clock | undefined;
}

type Write = WriteCommand | "probe";

export function createPostgresWriter(options: PostgresWriterOptions): PostgresWriter {
  const { connections, maxBatchSize, timeout, observer, clock } = options;
  const queue = createWriteQueue<Write>((batch) => void send(batch), { maxBatchSize, timeout, observer });
  return {
    // A command resolves to its own result.
    write: queue.add as PostgresWriter["write"],
    probe: async () => void (await queue.add("probe")),
    stop: queue.close,
  };

  async function send(batch: readonly Write[]): Promise<void> {
    const response = await writeBatch(batch, run, isUnavailable);
    // Queued writes have waited as long as the batch that failed.
    if ("failure" in response && isUnavailable(response.failure)) queue.rejectQueued(response.failure);
    queue.settle(response);
  }

  function run(writes: readonly Write[]): Promise<unknown[]> {
    const commands = writes.filter((write) => write !== "probe");
    return connections.transaction(async (query) => {
      const loaded = await load(query, findNeeds(commands));
      const { results, changes } = decideWrites(commands, clock ? { ...loaded, now: clock.now() } : loaded);
      await save(query, changes);
      const inOrder = results.values();
      return writes.map((write) => (write === "probe" ? undefined : inOrder.next().value));
    });
  }
}

function isUnavailable(error: unknown): error is StoreUnavailableError {
  return error instanceof StoreUnavailableError;
}

// Held until the end of the transaction, so ids are assigned in the order of commits: a walk by ids misses nothing.
const lock = statement<[]>("lock", `SELECT require_durable_commit(), pg_advisory_xact_lock(${writeLock.join(", ")})`);
// The sequences know the ids of deleted rows, the tables those that were inserted by hand.
const selectState = statement<[lastPetId: number, lastOrderId: number, now: number]>(
  "write_state",
  `SELECT
     (SELECT greatest(last_value, (SELECT max(id) FROM pets)) FROM last_pet_id),
     (SELECT greatest(last_value, (SELECT max(id) FROM orders)) FROM last_order_id),
     floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint`,
);
const lockPets = statement<SqlValue[]>("lock_pets", petTable.select("WHERE id = ANY ($1::bigint[]) FOR NO KEY UPDATE"));
const selectRecords = statement<SqlValue[]>("records", recordTable.select("WHERE scope = ANY ($1::text[])"));

/** Begins a transaction and reads what the domain rules need, in one round trip. */
async function load(query: Query, { petIds, scopes }: Needs): Promise<Loaded> {
  const [, , states, pets, records] = await Promise.all([
    query(begin, []),
    query(lock, []),
    // A statement of its own: it sees what was committed before the lock was granted.
    query(selectState, []),
    petIds.length > 0 ? query(lockPets, [petIds]) : [],
    scopes.length > 0 ? query(selectRecords, [scopes]) : [],
  ]);
  const [lastPetId, lastOrderId, now] = states[0] as (typeof states)[number];
  return {
    lastIds: { pets: lastPetId, orders: lastOrderId },
    now,
    pets: pets.map(petTable.fromValues),
    records: records.map(recordTable.fromValues),
  };
}

const insertPets = insertRows(petTable);
const reservePets = statement<[]>("reserve_pets", "UPDATE pets SET status = $1 WHERE id = ANY ($2::bigint[])");
const insertOrders = insertRows(orderTable);
const saveRecords = insertRows(recordTable, recordTable.onConflict("scope"));
// Two for each new one, so few expired records stay. An array is always looked up in the index: the planner guesses the number of
// rows of a LIMIT that is no constant, and may read the whole table then.
const deleteExpired = statement<[]>(
  "delete_expired",
  `DELETE FROM idempotent_outcomes WHERE scope = ANY (ARRAY
     (SELECT o.scope FROM idempotent_outcomes o WHERE o.expires_at <= $1 ORDER BY o.expires_at LIMIT 2 * $2::integer))`,
);
// Last: a batch that fails leaves no gap. They also make an empty batch a write.
const setLastIds = statement<[]>("set_last_ids", "SELECT setval('last_pet_id', $1), setval('last_order_id', $2)");

/** Saves changes and commits, in one round trip. A statement that fails turns the commit into a rollback. */
async function save(query: Query, { pets, reservedIds, orders, records, lastIds, now }: WriteSet): Promise<void> {
  await Promise.all([
    pets.length > 0 && query(insertPets, toArrays(pets.map(petTable.toValues))),
    reservedIds.length > 0 && query(reservePets, [reserved, reservedIds]),
    orders.length > 0 && query(insertOrders, toArrays(orders.map(orderTable.toValues))),
    records.length > 0 && query(saveRecords, toArrays(records.map(recordTable.toValues))),
    records.length > 0 && query(deleteExpired, [now, records.length]),
    query(setLastIds, [lastIds.pets, lastIds.orders]),
    query(commit, []),
  ]);
}
