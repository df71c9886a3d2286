import { type AppDependencies, createVersions, type Log, type Stores, type UsageStore } from "@animal-store/service";
import { quote } from "../keys/keys-command-line.ts";
import { findOpenMode } from "../sqlite/connect.ts";
import { assertUsableFolder } from "../sqlite/data-folder.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { openStores } from "../sqlite/open-stores.ts";
import type { WriterOptions } from "../sqlite/writer/start-writer.ts";
import { gather } from "../timing/collect.ts";
import type { WriteQueueObserver } from "../write-queue/write-queue.ts";
import type { Environment } from "./environment.ts";

export interface OpenOptions {
  /** Called once if the storage of a data folder failed, or the thread that writes to it ended. The process must exit. */
  readonly onFatal: WriterOptions["onFatal"];
  readonly log: Log;
  /** How many writes one transaction may hold. */
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
}

export interface OpenedStores {
  readonly stores: Stores;
  /** How responses are cached if only this process writes to the stores, else how reads share replies. */
  readonly reads: Pick<AppDependencies, "versions" | "afterTurn">;
  readonly usage: UsageStore;
  /** Milliseconds between two writes of what keys used: with the time that one takes, what a crash forgets. */
  readonly flushIntervalMs: number;
  /** Where the data is, as it may be shown. */
  readonly place: string;
  /** Said at the start where other processes may serve the same data, and each counts limits by itself. */
  readonly localLimitsNote?: string;
  /** Commits a small transaction through the writer queue. @throws {StoreUnavailableError} if writes fail */
  probeWrite(): Promise<void>;
  /** Notes in a data folder where its server listens, for another one that is kept out. */
  tell?(origin: string): void;
  /** Writes what waits, and closes the stores. */
  close(): Promise<void>;
}

/**
 * Opens the stores of DATABASE_URL, else those of DATA_DIR, which no other server may have.
 * @throws {StartupError} when they cannot be used
 */
export async function openStoresFromEnv(env: Environment, options: OpenOptions): Promise<OpenedStores> {
  const { DATABASE_URL: url, databaseUrlSource: source, DATABASE_TIMEOUT_MS: timeout } = env;
  if (url === "") return openDataFolder(env.DATA_DIR, options);
  // Loaded where it is needed alone.
  const { openPostgresStores } = await import("../postgres/open-stores.ts");
  const { maxBatchSize, observer } = options;
  const connections = env.DATABASE_CONNECTIONS;
  const opened = await openPostgresStores({ url, source, timeout, connections, maxBatchSize, observer });
  return {
    ...opened,
    reads: { afterTurn: gather<() => unknown>((works) => Promise.allSettled(works.map((work) => work()))) },
    // Each process writes the row of each key that it served: oftener, that would cost PostgreSQL more than all else.
    flushIntervalMs: 10_000,
    localLimitsNote: "counted by each process for itself",
  };
}

function openDataFolder(dataDirectory: string, options: OpenOptions): OpenedStores {
  const { onFatal, log, maxBatchSize, observer } = options;
  assertUsableFolder(dataDirectory);
  const lock = lockDataFolder(dataDirectory);
  const mode = findOpenMode(dataDirectory);
  if (mode) {
    const next = `Close it: chmod 700 ${quote(dataDirectory)}`;
    log.warn({}, `the data folder ${dataDirectory} has mode ${mode}, so other users can enter it. ${next}`);
  }
  const versions = createVersions();
  const opened = openStores({ dataDirectory, onFatal, log, maxBatchSize, observer, versions });
  lock.tell();
  return {
    ...opened,
    reads: { versions },
    flushIntervalMs: 500,
    place: dataDirectory,
    tell: lock.tell,
    async close() {
      await opened.close();
      lock.release();
    },
  };
}
