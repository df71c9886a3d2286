import {
  type AppDependencies,
  createInvalidationTracker,
  type Log,
  type PetStore,
  type UsageStore,
} from "@animal-store/store";
import { quote } from "../keys/keys-command-line.ts";
import { findInsecureMode } from "../sqlite/connect.ts";
import { assertUsableFolder } from "../sqlite/data-folder.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { openStores } from "../sqlite/open-stores.ts";
import type { WriterOptions } from "../sqlite/writer/start-writer.ts";
import { createBatcher } from "../timing/create-batcher.ts";
import type { WriteQueueObserver } from "../write-queue/write-queue.ts";
import type { Environment } from "./environment.ts";

export interface OpenOptions {
  readonly onFatal: WriterOptions["onFatal"];
  readonly log: Log;
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
}

export interface OpenedStores {
  readonly stores: PetStore;
  /** Enables the response cache if no other process writes. Otherwise, batches reads and coalesces identical ones. */
  readonly readOptions: Pick<AppDependencies, "invalidationTracker" | "runAfterTurn">;
  readonly usage: UsageStore;
  /** Milliseconds between two writes of key usage. A crash loses about this much. */
  readonly flushIntervalMs: number;
  /** The data folder, or the URL of the database without its password. */
  readonly location: string;
  /** A note for startup messages about limits without Redis, if other processes can serve the same data. */
  readonly localLimitsNote?: string;
  probeWrite(): Promise<void>;
  recordOwner?(origin: string): void;
  close(): Promise<void>;
}

/** Opens the database of DATABASE_URL if it is set, otherwise the data folder, which this process locks. */
export async function openStoresFromEnv(env: Environment, options: OpenOptions): Promise<OpenedStores> {
  const { DATABASE_URL: url, databaseUrlSource: urlSource, DATABASE_TIMEOUT_MS: timeout } = env;
  if (url === "") return openDataFolder(env.DATA_DIR, options);
  const { openPostgresStores } = await import("../postgres/open-stores.ts");
  const { maxBatchSize, observer } = options;
  const connections = env.DATABASE_CONNECTIONS;
  const opened = await openPostgresStores({
    url,
    urlSource,
    timeoutMs: timeout,
    readConnections: connections,
    maxBatchSize,
    observer,
  });
  return {
    ...opened,
    readOptions: {
      runAfterTurn: createBatcher<() => unknown>((tasks) => Promise.allSettled(tasks.map((task) => task()))),
    },
    // Each process updates the row of each key that it served, so a short interval would overload PostgreSQL.
    flushIntervalMs: 10_000,
    localLimitsNote: "counted separately in each process",
  };
}

function openDataFolder(dataDirectory: string, options: OpenOptions): OpenedStores {
  const { onFatal, log, maxBatchSize, observer } = options;
  assertUsableFolder(dataDirectory);
  const lock = lockDataFolder(dataDirectory);
  const mode = findInsecureMode(dataDirectory);
  if (mode) {
    const nextStep = `Restrict it: chmod 700 ${quote(dataDirectory)}`;
    log.warn({}, `the data folder ${dataDirectory} has mode ${mode}, so other users can enter it. ${nextStep}`);
  }
  const invalidationTracker = createInvalidationTracker();
  const openedStores = openStores({ dataDirectory, onFatal, log, maxBatchSize, observer, invalidationTracker });
  lock.recordOwner();
  return {
    ...openedStores,
    readOptions: { invalidationTracker },
    flushIntervalMs: 500,
    location: dataDirectory,
    recordOwner: lock.recordOwner,
    async close() {
      await openedStores.close();
      lock.release();
    },
  };
}
