import { StartUpError } from "@animal-store/node-edge";
import { dataFolderProblem } from "../sqlite/data-folder.ts";
import { isAway, isBroken } from "../sqlite/is-away.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { createSqliteKeyStore } from "../sqlite/sqlite-key-store.ts";
import type { OpenKeys } from "./open-keys.ts";

/** @throws {StartUpError} when the folder cannot be used */
export function openSqliteKeys(dataDirectory: string): OpenKeys {
  const database = openDatabase(dataDirectory);
  return {
    store: createSqliteKeyStore(database),
    place: dataDirectory,
    explain: (error) => explained(dataDirectory, error),
    close: () => database.close(),
  };
}

function explained(dataDirectory: string, error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (isAway(error) && !isBroken(error))
    return new StartUpError(
      `the data folder ${dataDirectory} cannot be used right now: ${message}. Another program may hold it, or the disk may be full: try again.`,
      { cause: error },
    );
  return code === "ERR_SQLITE_ERROR" ? dataFolderProblem(dataDirectory, error) : error;
}
