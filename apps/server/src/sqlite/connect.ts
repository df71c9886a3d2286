import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export const storePath = (dataDirectory: string) => join(dataDirectory, "store.db");

/**
 * A connection to the store of a data folder. A commit is on disk before it returns: WAL with `synchronous=FULL`.
 * @param lockTimeout milliseconds that it waits for the short transactions of others: the server, operator commands
 */
export function connect(dataDirectory: string, lockTimeout = 5000): DatabaseSync {
  const database = new DatabaseSync(storePath(dataDirectory), {
    timeout: lockTimeout,
    enableForeignKeyConstraints: true,
  });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  return database;
}
