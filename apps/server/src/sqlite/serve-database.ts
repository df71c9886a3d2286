import type { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import { areSame, isSameFile, type StoreFiles, storeFiles } from "./file-identity.ts";
import { openServedDatabase } from "./open-database.ts";

/** The connection that reads, which is another one after the files of the store were moved or replaced. */
export interface ServedDatabase {
  readonly current: DatabaseSync;
  /**
   * Opens the store anew where it is another one, or cannot be read any more. Where that fails the former one stays in use.
   * @returns whether it did
   * @throws {StartUpError} when there is none, or none that can be used
   */
  renew(): boolean;
  close(): void;
}

/**
 * @param beforeRenewal called before another store is opened
 * @throws {StartUpError} when the folder or the file cannot be used
 */
export function serveDatabase(dataDirectory: string, beforeRenewal: () => void = () => {}): ServedDatabase {
  let database = openServedDatabase(dataDirectory, true);
  let files = storeFiles(dataDirectory);

  return {
    get current() {
      return database;
    },
    renew() {
      const found = storeFiles(dataDirectory);
      if (areSame(files, found) && canRead(database)) return false;
      if (found.store === undefined)
        throw new StartUpError(`the data folder ${dataDirectory} holds no store.db any more, or its disk is away`);
      beforeRenewal();
      const former = { database, files };
      // On the same file at most one log is open: what stands in the former one goes to the store before. Nor may another store find
      // it beside itself: SQLite would take it for its own.
      if (isSameFile(found.store, files.store) || isSameFile(found.log, files.log)) moveLog(database);
      database = openServedDatabase(dataDirectory, false);
      files = storeFiles(dataDirectory);
      letGo(former, found);
      return true;
    },
    close() {
      // It is not where its log was lost, and could not be opened anew.
      if (database.isOpen) database.close();
    },
  };
}

function canRead(database: DatabaseSync): boolean {
  try {
    database.prepare("SELECT 1 FROM pets LIMIT 1").get();
    return true;
  } catch {
    return false;
  }
}

/** @throws {StartUpError} where another program still reads it */
function moveLog(database: DatabaseSync): void {
  if (!database.isOpen) return;
  // It is asked again soon, and requests are not to wait.
  database.exec("PRAGMA busy_timeout = 0");
  const moved = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
  if (moved?.busy !== 0)
    throw new StartUpError("another program still reads the former store: wait until it has ended, or end it");
  database.close();
}

const left: DatabaseSync[] = [];

/**
 * SQLite removes the log at the path when the last connection closes, unless the file there has another inode number than its own.
 * On another disk it may have the same one, and be somebody else's: then the connection is left open.
 */
function letGo({ database, files }: { database: DatabaseSync; files: StoreFiles }, found: StoreFiles): void {
  if (!database.isOpen) return;
  if (!isSameFile(files.store, found.store) && files.store?.ino === found.store?.ino) {
    left.push(database);
    return;
  }
  try {
    database.close();
  } catch {
    // The disk that it was on is gone.
  }
}
