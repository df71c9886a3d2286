import type { SharedChanges, Stores, UntoldWriters, UsageStore } from "@animal-store/service";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { openStores } from "../sqlite/open-stores.ts";
import type { WriteQueueWatch } from "../write-queue/write-queue.ts";
import type { Environment } from "./environment.ts";

export interface OpenOptions {
  /** Called once if the thread that writes to SQLite ends by itself. */
  readonly onDeath: (error: Error) => void;
  /** How many writes one transaction may hold. */
  readonly mostAtOnce?: number | undefined;
  /** Where the processes on one database learn what each of them writes. Without it they keep no answers. */
  readonly shareChanges?: ((untold: UntoldWriters) => SharedChanges) | undefined;
  readonly watch?: WriteQueueWatch | undefined;
}

export interface OpenedByEnvironment {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Where the data is, as it may be shown. */
  readonly place: string;
  /** Said at the start where other processes may serve the same data, and each counts limits by itself. */
  readonly limitsAlone?: string;
  /** Writes what waits, and closes the stores. */
  close(): Promise<void>;
}

/**
 * Opens the stores of DATABASE_URL, else those of DATA_DIR, which no other server may have.
 * @throws {StartUpError} when they cannot be used
 */
export async function openByEnvironment(env: Environment, options: OpenOptions): Promise<OpenedByEnvironment> {
  const { DATABASE_URL: url, DATABASE_TIMEOUT_MS: timeout, DATABASE_CONNECTIONS: connections } = env;
  if (url === "") return openDataFolder(env.DATA_DIR, options);
  // Loaded where it is needed alone.
  const { openPostgresStores } = await import("../postgres/open-stores.ts");
  const { mostAtOnce, shareChanges, watch } = options;
  const opened = await openPostgresStores({ url, timeout, connections, mostAtOnce, shareChanges, watch });
  return { ...opened, limitsAlone: "counted by each process for itself" };
}

function openDataFolder(dataDirectory: string, { onDeath, mostAtOnce, watch }: OpenOptions): OpenedByEnvironment {
  const unlock = lockDataFolder(dataDirectory);
  const { stores, usage, close } = openStores({ dataDirectory, onDeath, mostAtOnce, watch });
  return {
    stores,
    usage,
    place: dataDirectory,
    async close() {
      await close();
      unlock();
    },
  };
}
