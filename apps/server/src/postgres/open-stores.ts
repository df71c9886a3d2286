import type { Clock, Stores, UsageStore } from "@animal-store/service";
import type { OpenKeys } from "../keys/open-keys.ts";
import type { WriteQueueObserver } from "../write-queue/write-queue.ts";
import { clientConfig, type PostgresSettings } from "./client-config.ts";
import { openConnectionPool } from "./connection-pool.ts";
import { redactUrl } from "./database-url.ts";
import { migrate, toDatabaseError } from "./migrate.ts";
import { isUnavailable } from "./postgres-errors.ts";
import { createPostgresKeyStore } from "./postgres-key-store.ts";
import { createPostgresOrderStore, createPostgresPetStore } from "./postgres-stores.ts";
import { createPostgresWriter } from "./postgres-writer.ts";

export interface PostgresOptions extends PostgresSettings {
  /** The number of connections for reads. Writes use an additional connection. */
  readonly connections: number;
  /** The maximum number of writes in one transaction. @default 256 */
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
  /** The clock by which idempotency records expire, for tests. @default the clock of the database */
  readonly clock?: Clock | undefined;
}

/** The stores of a PostgreSQL database, which other processes can serve too. */
export interface OpenPostgresStores {
  readonly stores: Stores;
  /** Stores nothing: without Redis, each process counts in its memory. */
  readonly usage: UsageStore;
  /** Commits a transaction that changes nothing. @throws {StoreUnavailableError} if writes fail */
  probeWrite(): Promise<void>;
  /** The URL of the database without its password. */
  readonly place: string;
  /** Commits queued writes, and closes the connections. */
  close(): Promise<void>;
}

/** @throws {StartupError} if the database cannot be used */
export async function openPostgresStores(options: PostgresOptions): Promise<OpenPostgresStores> {
  const config = clientConfig(options);
  const place = redactUrl(options.url);
  await migrate(config, place, options.source);
  const { connections: count, timeout, maxBatchSize, observer, clock } = options;
  const reads = openConnectionPool({ config, count, timeout });
  // A separate connection, so that reads do not wait for the batch in flight.
  const writes = openConnectionPool({ config, count: 1, timeout });
  const close = () => Promise.all([reads.close(), writes.close()]);
  try {
    await reads.connected();
  } catch (error) {
    await close();
    throw toDatabaseError(place, (error as Error).cause, options.source);
  }
  const queueTimeout = 2 * timeout;
  const writer = createPostgresWriter({ connections: writes, maxBatchSize, observer, timeout: queueTimeout, clock });
  return {
    stores: {
      pets: createPostgresPetStore(reads, writer),
      orders: createPostgresOrderStore(reads, writer),
      keys: createPostgresKeyStore(reads, writes),
    },
    usage: { load: () => [], save: () => {} },
    probeWrite: writer.probe,
    place,
    async close() {
      await writer.stop();
      await close();
    },
  };
}

/** @throws {StartupError} if the database cannot be used */
export async function openPostgresKeys(settings: PostgresSettings): Promise<OpenKeys> {
  const config = clientConfig(settings);
  const place = redactUrl(settings.url);
  await migrate(config, place, settings.source);
  const connections = openConnectionPool({ config, count: 1, timeout: settings.timeout });
  return {
    // The command runs one query at a time.
    store: createPostgresKeyStore(connections, connections),
    place,
    explain: (error) => (isUnavailable(error) ? toDatabaseError(place, error, settings.source) : error),
    close: connections.close,
  };
}
