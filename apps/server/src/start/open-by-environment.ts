import type { SharedChanges, Stores, UntoldWriters, UsageStore } from "@animal-store/service";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { openStores } from "../sqlite/open-stores.ts";
import { refuseUnfitFolder } from "../sqlite/refuse-unfit-folder.ts";
import type { Environment } from "./environment.ts";

export interface OpenOptions {
  /** Called once if the thread that writes to SQLite ends by itself. */
  readonly onDeath: (error: Error) => void;
  /** Called when the disk of a data folder begins to fail, with why, and when it works again, with undefined. */
  readonly onDisk?: ((problem: string | undefined) => void) | undefined;
  /** How many writes one transaction may hold. */
  readonly mostAtOnce?: number | undefined;
  /** Where the processes on one database learn what each of them writes. Without it they keep no answers. */
  readonly shareChanges?: ((untold: UntoldWriters) => SharedChanges) | undefined;
}

export interface OpenedByEnvironment {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Where the data is, as it may be shown. */
  readonly place: string;
  /** Said at the start where other processes may serve the same data, and each counts limits by itself. */
  readonly limitsAlone?: string;
  /** Why nothing can be written to a data folder right now; undefined: as far as it is known, it can. */
  problem?(): string | undefined;
  /** Notes in a data folder where its server listens, for another one that is kept out. */
  tell?(origin: string): void;
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
  const { mostAtOnce, shareChanges } = options;
  const opened = await openPostgresStores({ url, timeout, connections, mostAtOnce, shareChanges });
  return { ...opened, limitsAlone: "counted by each process for itself" };
}

function openDataFolder(dataDirectory: string, options: OpenOptions): OpenedByEnvironment {
  const { onDeath, onDisk, mostAtOnce } = options;
  refuseUnfitFolder(dataDirectory);
  const lock = lockDataFolder(dataDirectory);
  const opened = openStores({ dataDirectory, onDeath, onDisk, mostAtOnce, beforeRenewal: lock.renew });
  lock.tell();
  return {
    ...opened,
    place: dataDirectory,
    tell: lock.tell,
    async close() {
      await opened.close();
      lock.release();
    },
  };
}
