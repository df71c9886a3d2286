import { chmodSync, closeSync, openSync, statSync } from "node:fs";

// The permissions of the group and of others.
const openBits = 0o077;

/** Creates a file with mode 600 unless it exists. SQLite creates the WAL and its index with the mode of the database. */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    // Never opened here if it exists: closing it would end the locks that SQLite holds on it in this process.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Closes a file of this user to others. Ignores a missing file and files of other users. */
export function closeToOthers(path: string): void {
  try {
    const { mode, uid } = statSync(path);
    if ((mode & openBits) !== 0 && uid === process.geteuid?.()) chmodSync(path, mode & 0o700);
  } catch {
    // It is opened next, which reports what is wrong with it.
  }
}

/** Returns the mode of a folder that other users may enter or list, such as "755"; undefined if only its owner may. */
export function findOpenMode(folder: string): string | undefined {
  const mode = statSync(folder).mode & 0o777;
  const hasModes = process.platform !== "win32";
  return hasModes && (mode & openBits) !== 0 ? mode.toString(8) : undefined;
}
