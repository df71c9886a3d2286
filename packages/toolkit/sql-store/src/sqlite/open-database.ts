import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync, statSync, writeSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import type { Tables } from "../store.ts";
import { assertIntactWal } from "./assert-intact-wal.ts";
import { connect, storePath } from "./connect.ts";
import { createDataFolder, toDataFolderError } from "./data-folder.ts";
import { hasOwnerFile } from "./lock-data-folder.ts";
import { migrate } from "./migrations.ts";
import { inTransaction } from "./statements.ts";

export function openDatabase(
  dataDirectory: string,
  tables: Tables,
  recover?: (database: DatabaseSync) => void,
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    createDataFolder(dataDirectory);
    assertStoreNotLost(dataDirectory);
    assertIntactWal(dataDirectory);
    database = connect(dataDirectory, { create: true });
    recover?.(database);
    migrate(database, tables, storePath(dataDirectory));
    return database;
  } catch (error) {
    database?.close();
    throw toDataFolderError(dataDirectory, error);
  }
}

// SQLite would create an empty store and delete the WAL, which can contain acknowledged writes.
function assertStoreNotLost(dataDirectory: string): void {
  const path = storePath(dataDirectory);
  const getSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (getSize(path) > 0 || (getSize(`${path}-wal`) === 0 && !hasOwnerFile(dataDirectory))) return;
  throw new StartupError(
    `the data folder ${dataDirectory} has no store.db, but it has a WAL or the server.json of a server that did not stop cleanly. Put store.db back, or restore a backup into another folder (npm run restore -- --help) and set DATA_DIR to it. For an empty store, delete server.json and store.db-wal.`,
  );
}

/** Opens the store for its server. Recovers it after an unclean exit, which leaves server.json or a WAL. */
export function openServerDatabase(dataDirectory: string, tables: Tables, onCheck: () => void): DatabaseSync {
  const wal = `${storePath(dataDirectory)}-wal`;
  const isUnclean = hasOwnerFile(dataDirectory) || (statSync(wal, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!isUnclean) return openDatabase(dataDirectory, tables);
  return openDatabase(dataDirectory, tables, (database) => {
    onCheck();
    recover(database, wal);
  });
}

function recover(database: DatabaseSync, wal: string): void {
  const quickCheck = String(database.prepare("PRAGMA quick_check(1)").get()?.quick_check);
  if (quickCheck !== "ok") throw Object.assign(new Error(quickCheck.replace(/^\*\*\*.*\n/, "")), { errcode: 11 });
  // Runs in a transaction, so that no other process writes to the WAL.
  inTransaction(database, () => existsSync(wal) && rewriteWal(wal));
}

// After a failed fsync, the kernel can return WAL pages that are not on disk, and later syncs skip them.
// Without a rewrite, a power loss could lose these pages and all commits that SQLite appends after them.
function rewriteWal(path: string): void {
  const file = openSync(path, "r+");
  try {
    const chunk = Buffer.alloc(2 ** 20);
    const { size } = fstatSync(file);
    for (let position = 0; position < size; )
      position += writeSync(file, chunk, 0, readSync(file, chunk, 0, chunk.length, position), position);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
