import { createInvalidationTracker, type Log, type ReadCacheOptions } from "@animal-store/api-platform";
import { createBatcher } from "@animal-store/process";
import type { StoreDefinition, WriteQueueObserver } from "@animal-store/sql-store";
import {
  assertUsableFolder,
  findInsecureMode,
  lockDataFolder,
  type OpenStore,
  openSqliteStore,
  type WriterOptions,
} from "@animal-store/sql-store/sqlite";
import { quote } from "../commands/keys-command-line.ts";
import type { ServerDefinition } from "../server-definition.ts";
import type { Environment } from "./environment.ts";

export interface OpenOptions {
  readonly onFatal: WriterOptions["onFatal"];
  readonly log: Log;
  readonly observer?: WriteQueueObserver | undefined;
}

/** A store in SQLite or PostgreSQL, with settings that depend on the database. */
export interface OpenedStore<Definition extends StoreDefinition> extends OpenStore<Definition> {
  /** Enables the response cache if no other process writes. Otherwise, batches reads and coalesces identical ones. */
  readonly readOptions: Pick<ReadCacheOptions, "invalidationTracker" | "runAfterTurn">;
  /** Milliseconds between two writes of key usage. A crash loses about this much. */
  readonly flushIntervalMs: number;
  /** A note for startup messages about limits without Redis, if other processes can serve the same data. */
  readonly localLimitsNote?: string;
  recordOwner?(origin: string): void;
}

/** Opens the database of DATABASE_URL if it is set, otherwise the data folder, which this process locks. */
export async function openStoreFromEnv<Definition extends StoreDefinition>(
  server: ServerDefinition<Definition>,
  env: Environment,
  options: OpenOptions,
): Promise<OpenedStore<Definition>> {
  const { DATABASE_URL: url, databaseUrlSource: urlSource, DATABASE_TIMEOUT_MS: timeout } = env;
  if (url === "") return openDataFolder(server, env.DATA_DIR, options);
  const { openPostgresStore } = await import("@animal-store/sql-store/postgres");
  const connections = env.DATABASE_CONNECTIONS;
  const opened = await openPostgresStore({
    definition: server.store,
    url,
    urlSource,
    timeoutMs: timeout,
    readConnections: connections,
    observer: options.observer,
  });
  return {
    ...opened,
    readOptions: {
      // Not with the reads of rows: a batch of reads that find rows would wait for itself.
      runAfterTurn: createBatcher<() => unknown>((tasks) => Promise.allSettled(tasks.map((task) => task()))),
    },
    // Each process updates the row of each key that it served, so a short interval would overload PostgreSQL.
    flushIntervalMs: 10_000,
    localLimitsNote: "counted separately in each process",
  };
}

function openDataFolder<Definition extends StoreDefinition>(
  { store: definition, writerThread }: ServerDefinition<Definition>,
  dataDirectory: string,
  options: OpenOptions,
): OpenedStore<Definition> {
  const { onFatal, log, observer } = options;
  assertUsableFolder(dataDirectory, definition.tables);
  const lock = lockDataFolder(dataDirectory);
  const mode = findInsecureMode(dataDirectory);
  if (mode) {
    const nextStep = `Restrict it: chmod 700 ${quote(dataDirectory)}`;
    log.warn({}, `the data folder ${dataDirectory} has mode ${mode}, so other users can enter it. ${nextStep}`);
  }
  const invalidationTracker = createInvalidationTracker();
  const opened = openSqliteStore({
    definition,
    writerThread,
    dataDirectory,
    onFatal,
    log,
    observer,
    invalidationTracker,
  });
  lock.recordOwner();
  return {
    ...opened,
    readOptions: { invalidationTracker },
    flushIntervalMs: 500,
    recordOwner: lock.recordOwner,
    async close() {
      await opened.close();
      lock.release();
    },
  };
}
