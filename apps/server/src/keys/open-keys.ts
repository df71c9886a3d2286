import { StartUpError } from "@animal-store/node-edge";
import { createKeyRing, StoreUnavailable, systemClock } from "@animal-store/service";
import { dataFolderProblem } from "../sqlite/data-folder-problem.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { createSqliteKeyStore } from "../sqlite/sqlite-key-store.ts";
import type { DataFolder, KeysAtWork } from "./keys-command.ts";

/**
 * Opens the keys of a data folder for one piece of work, all of which happens at one moment: what a key lives is counted from it.
 * @throws {StartUpError} when the folder or its store cannot be used
 */
export async function openKeys(folder: DataFolder, work: (keys: KeysAtWork) => Promise<void>): Promise<void> {
  const { dataDirectory } = folder;
  const database = openDatabase(dataDirectory);
  const now = systemClock.now();
  try {
    await work({
      ...folder,
      keyRing: createKeyRing({ store: createSqliteKeyStore(database), clock: { now: () => now } }),
      now,
    });
  } catch (error) {
    throw explained(dataDirectory, error);
  } finally {
    database.close();
  }
}

function explained(dataDirectory: string, error: unknown): unknown {
  if (error instanceof StoreUnavailable) {
    const { message } = error.cause as Error;
    return new StartUpError(
      `the data folder ${dataDirectory} cannot be used right now: ${message}. Another program may hold it, or the disk may be full: try again.`,
      { cause: error },
    );
  }
  return (error as { code?: string }).code === "ERR_SQLITE_ERROR" ? dataFolderProblem(dataDirectory, error) : error;
}
