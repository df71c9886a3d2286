import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

export const storePath = (dataDirectory: string) => join(dataDirectory, "store.db");

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
  for (const suffix of ["", "-wal", "-shm"]) makePrivate(path + suffix);
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

const otherUsersBits = 0o077;

/** Creates a file with mode 600 unless it exists. SQLite creates the WAL and its index with the mode of the database. */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    // An existing file is never opened here: closing it would release the locks that SQLite has on it in this process.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Removes the permissions of other users from a file of this user. Ignores a missing file. */
export function makePrivate(path: string): void {
  try {
    const { mode, uid } = statSync(path);
    if ((mode & otherUsersBits) !== 0 && uid === process.geteuid?.()) chmodSync(path, mode & 0o700);
  } catch {}
}

/** Returns the mode of a folder that other users can read, such as `755`, or undefined. */
export function findInsecureMode(folder: string): string | undefined {
  const mode = statSync(folder).mode & 0o777;
  const hasModes = process.platform !== "win32";
  return hasModes && (mode & otherUsersBits) !== 0 ? mode.toString(8) : undefined;
}
