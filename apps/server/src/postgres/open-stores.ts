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
  /** How many connections reads share. Writes have one more. */
  readonly connections: number;
  /** How many writes one transaction may hold. @default 256 */
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
  /** Replaces the clock of the database, by which idempotency records expire. For tests. @default its clock */
  readonly clock?: Clock | undefined;
}

/** The stores of a PostgreSQL database, which other processes may serve too. */
export interface OpenPostgresStores {
  readonly stores: Stores;
  /** Keeps nothing: without Redis each process counts by itself, for as long as it runs. */
  readonly usage: UsageStore;
  /** Commits a transaction that changes nothing. @throws {StoreUnavailableError} when writes fail */
  probeWrite(): Promise<void>;
  /** The database as it may be shown. */
  readonly place: string;
  /** Writes what waits, and closes the connections. */
  close(): Promise<void>;
}

/** @throws {StartupError} when the database cannot be used */
export async function openPostgresStores(options: PostgresOptions): Promise<OpenPostgresStores> {
  const config = clientConfig(options);
  const place = redactUrl(options.url);
  await migrate(config, place, options.source);
  const { connections: count, timeout, maxBatchSize, observer, clock } = options;
  const forReads = openConnectionPool({ config, count, timeout });
  // One batch at a time is under way, and no read is to wait behind it.
  const forWrites = openConnectionPool({ config, count: 1, timeout });
  const close = () => Promise.all([forReads.close(), forWrites.close()]);
  try {
    // The first thing that a server does is to ask for keys.
    await forReads.connected();
  } catch (error) {
    await close();
    throw toDatabaseError(place, (error as Error).cause, options.source);
  }
  const queueTimeout = 2 * timeout;
  const writer = createPostgresWriter({ connections: forWrites, maxBatchSize, observer, timeout: queueTimeout, clock });
  return {
    stores: {
      pets: createPostgresPetStore(forReads, writer),
      orders: createPostgresOrderStore(forReads, writer),
      keys: createPostgresKeyStore(forReads, forWrites),
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

/** @throws {StartupError} when the database cannot be used */
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
