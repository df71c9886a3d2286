import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { closeToOthers, createPrivateFile } from "./private-files.ts";

export const storePath = (dataDirectory: string) => join(dataDirectory, "store.db");

export interface ConnectOptions {
  /** Milliseconds that it waits for the short transactions of others: the server, operator commands. @default 5000 */
  readonly lockTimeout?: number | undefined;
  /** Whether a store is made where there is none. @default false */
  readonly create?: boolean;
}

/** A connection to the store of a data folder. A commit is on disk before it returns: WAL with `synchronous=FULL`. */
export function connect(
  dataDirectory: string,
  { lockTimeout = 5000, create = false }: ConnectOptions = {},
): DatabaseSync {
  const path = storePath(dataDirectory);
  if (create) createPrivateFile(path);
  for (const suffix of ["", "-wal", "-shm"]) closeToOthers(path + suffix);
  const url = pathToFileURL(path);
  url.searchParams.set("mode", create ? "rwc" : "rw");
  const database = new DatabaseSync(url, { timeout: lockTimeout, enableForeignKeyConstraints: true });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
