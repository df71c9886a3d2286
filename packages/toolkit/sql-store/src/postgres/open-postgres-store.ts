import type { Clock, UsageStore } from "@animal-store/api-platform";
import { createStore, type OpenKeyStore, type Store, type StoreDefinition } from "../store.ts";
import type { BatchOptions } from "../write-queue/write-queue.ts";
import { createClientConfig, type PostgresSettings, redactUrl } from "./client-config.ts";
import { openConnectionPool } from "./connection-pool.ts";
import { migrate, toDatabaseError } from "./migrate.ts";
import { isUnavailable } from "./postgres-errors.ts";
import { createPostgresKeyStore } from "./postgres-key-store.ts";
import { createPostgresReader } from "./postgres-reader.ts";
import { createPostgresWriter } from "./postgres-writer.ts";

export interface PostgresOptions<Definition extends StoreDefinition> extends PostgresSettings, BatchOptions {
  readonly definition: Definition;
  /** The number of connections for reads. Writes use an additional connection. */
  readonly readConnections: number;
  /** The clock by which idempotency records expire, for tests. @default the clock of the database */
  readonly clock?: Clock | undefined;
}

export interface OpenPostgresStore<Definition extends StoreDefinition> {
  readonly store: Store<Definition>;
  /** Stores nothing: without Redis, each process counts requests in its memory. */
  readonly usage: UsageStore;
  probeWrite(): Promise<void>;
  readonly location: string;
  close(): Promise<void>;
}

/**
 * Opens the store of a database. Adds missing tables, columns and indexes.
 * @throws {StartupError} if the database cannot be used
 * @example
 * const { store, close } = await openPostgresStore({ definition: library, url, readConnections: 4, timeoutMs: 800 });
 */
export async function openPostgresStore<Definition extends StoreDefinition>(
  options: PostgresOptions<Definition>,
): Promise<OpenPostgresStore<Definition>> {
  const config = createClientConfig({ ...options, applicationName: options.definition.name });
  const redactedUrl = redactUrl(options.url);
  const { definition } = options;
  await migrate(config, definition.tables, redactedUrl, options.urlSource);
  const { readConnections: count, timeoutMs, maxBatchSize, observer, clock } = options;
  const readPool = openConnectionPool({ config, count, timeoutMs });
  // A separate connection, so that reads do not wait for the batch in flight.
  const writePool = openConnectionPool({ config, count: 1, timeoutMs });
  const closePools = () => Promise.all([readPool.close(), writePool.close()]);
  try {
    await readPool.waitUntilConnected();
  } catch (error) {
    await closePools();
    throw toDatabaseError(redactedUrl, (error as Error).cause, options.urlSource);
  }
  const queueOptions = { maxBatchSize, observer, timeoutMs: 2 * timeoutMs };
  const writer = createPostgresWriter({ definition, connections: writePool, clock, ...queueOptions });
  return {
    store: createStore(definition, {
      createReader: (table) => createPostgresReader(readPool, table),
      write: writer.write,
      keys: createPostgresKeyStore(readPool, writePool),
    }),
    usage: { load: () => [], save: () => {} },
    probeWrite: writer.probe,
    location: redactedUrl,
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
  const config = createClientConfig({ ...settings, applicationName: name });
  const redactedUrl = redactUrl(settings.url);
  await migrate(config, tables, redactedUrl, settings.urlSource);
  const connections = openConnectionPool({ config, count: 1, timeoutMs: settings.timeoutMs });
  return {
    store: createPostgresKeyStore(connections, connections),
    location: redactedUrl,
    toUserError: (error) => (isUnavailable(error) ? toDatabaseError(redactedUrl, error, settings.urlSource) : error),
    close: connections.close,
  };
}
