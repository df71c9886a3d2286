import type { Clock } from "@animal-store/process";
import { createStore, type OpenKeyStore, type OpenStore, type StoreDefinition } from "../store.ts";
import type { BatchOptions } from "../write-queue.ts";
import { type PostgresSettings, parseDatabase } from "./client-config.ts";
import { createReadSchedule } from "./coalesce-reads.ts";
import { openConnectionPool } from "./connection-pool.ts";
import { isUnavailable, toDatabaseError } from "./errors.ts";
import { createKeyStore } from "./key-store.ts";
import { migrate } from "./migrate.ts";
import { createReader } from "./reader.ts";
import { createWriter } from "./writer.ts";

export interface PostgresOptions<Definition extends StoreDefinition> extends PostgresSettings, BatchOptions {
  readonly definition: Definition;
  /** The number of connections for reads. Writes use an additional connection. */
  readonly readConnections: number;
  /** The clock by which idempotency records expire, for tests. @default the clock of the database */
  readonly clock?: Clock | undefined;
}

/**
 * Opens the store of a database. Adds missing tables, columns and indexes.
 * @throws {StartupError} if the database cannot be used
 * @example
 * const { store, close } = await openPostgresStore({ definition: library, url, readConnections: 4, timeoutMs: 800 });
 */
export async function openPostgresStore<Definition extends StoreDefinition>(
  options: PostgresOptions<Definition>,
): Promise<OpenStore<Definition>> {
  const { definition, readConnections, timeoutMs, maxBatchSize, observer, clock } = options;
  const database = parseDatabase(options, definition.name);
  const { config, location } = database;
  await migrate(database, definition.tables);
  const readPool = openConnectionPool(config, readConnections, timeoutMs);
  // A separate connection, so that reads do not wait for the batch in flight.
  const writePool = openConnectionPool(config, 1, timeoutMs);
  const closePools = () => Promise.all([readPool.close(), writePool.close()]);
  try {
    await readPool.waitUntilConnected();
  } catch (error) {
    await closePools();
    throw toDatabaseError(database, (error as Error).cause);
  }
  const queueOptions = { maxBatchSize, observer, timeoutMs: 2 * timeoutMs, gatherMs: 2 };
  const scheduleRead = createReadSchedule();
  const writer = createWriter({ definition, connections: writePool, clock, ...queueOptions });
  return {
    store: createStore(definition, {
      createReader: (table) => createReader(readPool, table, scheduleRead),
      write: writer.write,
      keys: createKeyStore(readPool, writePool),
    }),
    usage: { load: () => [], save: () => {} },
    probeWrite: writer.probe,
    location,
    async close() {
      await writer.stop();
      await closePools();
    },
  };
}

/**
 * Opens the keys of a database, even while its servers run.
 * @example
 * const { store, close } = await openPostgresKeyStore({ url, timeoutMs: 800 }, library);
 */
export async function openPostgresKeyStore(
  settings: PostgresSettings,
  { name, tables }: StoreDefinition,
): Promise<OpenKeyStore> {
  const database = parseDatabase(settings, name);
  const { config, location } = database;
  await migrate(database, tables);
  const connections = openConnectionPool(config, 1, settings.timeoutMs);
  return {
    store: createKeyStore(connections, connections),
    location,
    toUserError: (error) => (isUnavailable(error) ? toDatabaseError(database, error) : error),
    close: connections.close,
  };
}
