import { StartupError } from "@animal-store/node-http";
import type { OpenKeyStore, StoreDefinition } from "../store.ts";
import { toDataFolderError } from "./data-folder.ts";
import { isCorrupt, isUnavailable } from "./error-codes.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";

/**
 * Opens the keys of a data folder, even while its server runs.
 * @example
 * const { store, close } = openSqliteKeyStore("data", library);
 */
export function openSqliteKeyStore(dataDirectory: string, { tables }: StoreDefinition): OpenKeyStore {
  const database = openDatabase(dataDirectory, tables);
  return {
    store: createSqliteKeyStore(database),
    location: dataDirectory,
    close: () => database.close(),
    toUserError(error) {
      const { code, message } = error as { code?: string; message: string };
      if (isUnavailable(error) && !isCorrupt(error))
        return new StartupError(
          `the data folder ${dataDirectory} cannot be used: ${message}. Another program may have locked it, or the disk may be full. Try again.`,
          { cause: error },
        );
      return code === "ERR_SQLITE_ERROR" ? toDataFolderError(dataDirectory, error) : error;
    },
  };
}
