import type { Clock, Stores, UsageStore } from "@animal-store/service";
import type { OpenKeyStore } from "../keys/open-keys.ts";
import type { WriteQueueObserver } from "../write-queue/write-queue.ts";
import { createClientConfig, type PostgresSettings } from "./client-config.ts";
import { openConnectionPool } from "./connection-pool.ts";
import { redactUrl } from "./database-url.ts";
import { migrate, toDatabaseError } from "./migrate.ts";
import { isUnavailable } from "./postgres-errors.ts";
import { createPostgresKeyStore } from "./postgres-key-store.ts";
import { createPostgresOrderStore, createPostgresPetStore } from "./postgres-stores.ts";
import { createPostgresWriter } from "./postgres-writer.ts";

export interface PostgresOptions extends PostgresSettings {
  /** The number of connections for reads. Writes use an additional connection. */
  readonly readConnections: number;
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
  /** The clock by which idempotency records expire, for tests. @default the clock of the database */
  readonly clock?: Clock | undefined;
}

export interface OpenPostgresStores {
  readonly stores: Stores;
  /** Stores nothing: without Redis, each process counts requests in its memory. */
  readonly usage: UsageStore;
  probeWrite(): Promise<void>;
  readonly location: string;
  close(): Promise<void>;
}

export async function openPostgresStores(options: PostgresOptions): Promise<OpenPostgresStores> {
  const config = createClientConfig(options);
  const redactedUrl = redactUrl(options.url);
  await migrate(config, redactedUrl, options.urlSource);
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
  const queueTimeout = 2 * timeoutMs;
  const writer = createPostgresWriter({
    connections: writePool,
    maxBatchSize,
    observer,
    timeoutMs: queueTimeout,
    clock,
  });
  return {
    stores: {
      pets: createPostgresPetStore(readPool, writer),
      orders: createPostgresOrderStore(readPool, writer),
      keys: createPostgresKeyStore(readPool, writePool),
    },
    usage: { load: () => [], save: () => {} },
    probeWrite: writer.probe,
    location: redactedUrl,
    async close() {
      await writer.stop();
      await closePools();
    },
  };
}

export async function openPostgresKeyStore(settings: PostgresSettings): Promise<OpenKeyStore> {
  const config = createClientConfig(settings);
  const redactedUrl = redactUrl(settings.url);
  await migrate(config, redactedUrl, settings.urlSource);
  const connections = openConnectionPool({ config, count: 1, timeoutMs: settings.timeoutMs });
  return {
    store: createPostgresKeyStore(connections, connections),
    location: redactedUrl,
    toUserError: (error) => (isUnavailable(error) ? toDatabaseError(redactedUrl, error, settings.urlSource) : error),
    close: connections.close,
  };
}
