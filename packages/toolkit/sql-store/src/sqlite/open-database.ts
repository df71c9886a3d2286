import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { StartupError } from "@animal-store/node-http";
import type { StoreDefinition, Tables } from "../store.ts";
import { assertIntactWal } from "./assert-intact-wal.ts";
import { connect } from "./connect.ts";
import { createDataFolder, fileSize, storeFiles, storePath } from "./data-folder.ts";
import { toDataFolderError } from "./errors.ts";
import { assertFilesOfServer, hasOwnerFile } from "./lock-data-folder.ts";
import { assertCurrentSchema, assertSupportedSchema, migrate } from "./migrate.ts";
import { inTransaction } from "./statements.ts";

/** Opens a database that no process writes. Creates no WAL files next to it. */
export function openReadOnly(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
}

/** Checks a data folder without changing it. @throws {StartupError} if it cannot be used */
export function assertUsableFolder(dataDirectory: string, tables: Tables): void {
  try {
    if (!existsSync(dataDirectory)) return;
    if (!statSync(dataDirectory).isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of [...storeFiles, "server.lock.db"]) {
      const path = join(dataDirectory, name);
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    }
    const path = storePath(dataDirectory);
    // A read-only connection would ignore the WAL.
    if (fileSize(path) === 0 || fileSize(`${path}-wal`) > 0) return;
    using database = openReadOnly(path);
    assertSupportedSchema(database, tables, path);
  } catch (error) {
    throw toDataFolderError(dataDirectory, error);
  }
}

/**
 * Opens a store, or creates it.
 * @param onRecovery called before a recovery after an unclean exit. Only the server of the store recovers it.
 */
export function openDatabase(dataDirectory: string, tables: Tables, onRecovery?: () => void): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    const needsRecovery = isUnclean(dataDirectory);
    createDataFolder(dataDirectory);
    assertStoreNotLost(dataDirectory);
    assertIntactWal(dataDirectory);
    database = connect(dataDirectory, { create: true });
    if (onRecovery && needsRecovery) {
      onRecovery();
      recover(database, `${storePath(dataDirectory)}-wal`);
    }
    migrate(database, tables, storePath(dataDirectory));
    return database;
  } catch (error) {
    database?.close();
    throw toDataFolderError(dataDirectory, error);
  }
}

/**
 * Opens a store to read it, even while its server runs.
 * @throws {StartupError} if there is no store, or if it needs a migration
 * @example
 * const database = openStoreReadOnly(library, "data");
 */
export function openStoreReadOnly({ tables }: StoreDefinition, dataDirectory: string): DatabaseSync {
  const path = storePath(dataDirectory);
  if (!existsSync(path))
    throw new StartupError(
      `the data folder ${dataDirectory} contains no store.db. Set DATA_DIR to the data folder of a server.`,
    );
  let database: DatabaseSync | undefined;
  try {
    assertFilesOfServer(dataDirectory);
    assertIntactWal(dataDirectory);
    database = connect(dataDirectory);
    assertCurrentSchema(database, tables, path);
    return database;
  } catch (error) {
    database?.close();
    throw toDataFolderError(dataDirectory, error);
  }
}

// SQLite would create an empty store and delete the WAL, which can contain acknowledged writes.
function assertStoreNotLost(dataDirectory: string): void {
  if (fileSize(storePath(dataDirectory)) > 0 || !isUnclean(dataDirectory)) return;
  throw new StartupError(
    `the data folder ${dataDirectory} has no store.db, but it has a WAL or the server.json of a server that did not stop cleanly. Put store.db back, or restore a backup into another folder (npm run restore -- --help) and set DATA_DIR to it. For an empty store, delete server.json and store.db-wal.`,
  );
}

/** Returns whether a server runs, or did not stop cleanly: it leaves server.json or a WAL. */
function isUnclean(dataDirectory: string): boolean {
  return hasOwnerFile(dataDirectory) || fileSize(`${storePath(dataDirectory)}-wal`) > 0;
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
