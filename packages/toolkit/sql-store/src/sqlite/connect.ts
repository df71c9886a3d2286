import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { createPrivateFile, makePrivate, storeFiles, storePath } from "./data-folder.ts";

export interface ConnectOptions {
  readonly lockTimeoutMs?: number | undefined;
  readonly create?: boolean;
}

/** Opens a connection to the store of a data folder. A commit is durable when it returns: WAL with `synchronous=FULL`. */
export function connect(
  dataDirectory: string,
  { lockTimeoutMs = 5000, create = false }: ConnectOptions = {},
): DatabaseSync {
  const path = storePath(dataDirectory);
  if (create) createPrivateFile(path);
  for (const name of storeFiles) makePrivate(join(dataDirectory, name));
  const url = pathToFileURL(path);
  url.searchParams.set("mode", create ? "rwc" : "rw");
  const database = new DatabaseSync(url, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
