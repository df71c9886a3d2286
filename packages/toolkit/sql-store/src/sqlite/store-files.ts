import { statSync } from "node:fs";
import { join } from "node:path";

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
