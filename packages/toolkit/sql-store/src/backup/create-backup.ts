import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { assertIntactWal } from "../sqlite/assert-intact-wal.ts";
import { connect, storePath } from "../sqlite/connect.ts";
import { toDataFolderError } from "../sqlite/data-folder.ts";
import { isCorrupt } from "../sqlite/error-codes.ts";
import { assertFilesOfServer } from "../sqlite/lock-data-folder.ts";
import { assertCurrentSchema } from "../sqlite/migrations.ts";
import type { Progress, StoreDefinition } from "../store.ts";
import { type AtomicFile, createAtomicFile } from "./atomic-file.ts";
import { type CheckedStore, checkIntact } from "./check-store.ts";

export interface BackupOptions {
  readonly checked: CheckedStore;
  readonly dataDirectory: string;
  readonly to: string;
  readonly progress: Progress;
}

const pagesPerStep = 1000;

/**
 * Backs up a store while a server may write, even if it violates consistency rules: a repair needs a backup.
 * @example
 * await createBackup({ checked, dataDirectory: "data", to: "/backups/library.db", progress });
 */
export async function createBackup({ checked, dataDirectory, to, progress }: BackupOptions) {
  if (existsSync(to))
    throw new StartupError(`${to} already exists, and is not overwritten. Name another file with --to.`);
  if (!existsSync(dirname(to)))
    throw new StartupError(`there is no folder ${dirname(to)}. Create it, or name another folder with --to.`);
  let file: AtomicFile | undefined;
  try {
    file = createAtomicFile(to);
    await copyStore(checked.definition, dataDirectory, file.path, progress);
    const intact = checkIntact(file.path, checked, progress, (reason) => describeCorruption(dataDirectory, reason));
    file.publish();
    return { ...intact, bytes: statSync(to).size };
  } catch (error) {
    throw toBackupError(error, to, dataDirectory);
  } finally {
    file?.discard();
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

async function copyStore(
  definition: StoreDefinition,
  dataDirectory: string,
  path: string,
  progress: Progress,
): Promise<void> {
  const database = openStoreReadOnly(definition, dataDirectory);
  try {
    // Without a transaction, SQLite restarts the copy after each write of the server.
    database.exec("BEGIN");
    progress("pages copied", await backup(database, path, { rate: pagesPerStep }));
  } finally {
    database.close();
  }
}

function toBackupError(error: unknown, to: string, dataDirectory: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof StartupError || code === undefined) return error;
  let problem = `cannot write ${to}: ${message}. No file was created. Name a file on a disk with free space with --to.`;
  if (code === "EEXIST") problem = `${to} already exists, and is not overwritten. Name another file with --to.`;
  if (isCorrupt(error)) problem = describeCorruption(dataDirectory, message);
  return new StartupError(problem, { cause: error });
}

function describeCorruption(dataDirectory: string, reason: string | undefined): string {
  return `the store of ${dataDirectory} is corrupt: ${reason}. No file was created. Check it: npm run integrity`;
}
