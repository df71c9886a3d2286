import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

export const storePath = (dataDirectory: string) => join(dataDirectory, "store.db");

/** Creates a folder and its parents. The option `recursive` of `mkdir` hangs for some paths, such as below /proc. */
export function createDataFolder(path: string): void {
  if (existsSync(path)) return;
  createDataFolder(dirname(path));
  mkdirSync(path, 0o700);
}

/** Returns 0 for a missing file. */
export function fileSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
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

/** The files that all connections to a store must share. SQLite creates a missing one again, for new connections only. */
export const storeFiles = ["store.db", "store.db-wal", "store.db-shm"] as const;

/** Returns the device and inode of each file at its path. */
export function identifyFiles(dataDirectory: string, names: readonly string[] = storeFiles): string[] {
  return names.map((name) => {
    try {
      const stats = statSync(join(dataDirectory, name), { throwIfNoEntry: false });
      return `${stats?.dev}:${stats?.ino}`;
    } catch (error) {
      return (error as Error).message;
    }
  });
}

/** Returns the name of the first file that was moved, replaced or deleted, or undefined. */
export function findChangedFile(
  dataDirectory: string,
  identities: readonly string[],
  names: readonly string[] = storeFiles,
): string | undefined {
  const current = identifyFiles(dataDirectory, names);
  return names.find((_, index) => current[index] !== identities[index]);
}
