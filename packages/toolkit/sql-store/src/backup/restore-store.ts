import { copyFileSync, existsSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { findWalProblem } from "../sqlite/assert-intact-wal.ts";
import { storePath } from "../sqlite/connect.ts";
import { openReadOnly, toDataFolderError } from "../sqlite/data-folder.ts";
import { isCorrupt } from "../sqlite/error-codes.ts";
import { isLocked, lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { assertCurrentSchema, assertSupportedSchema, lacksColumns, migrate } from "../sqlite/migrations.ts";
import type { Progress, Tables } from "../store.ts";
import { createAtomicFile } from "./atomic-file.ts";
import { type CheckedStore, checkIntact } from "./check-store.ts";

export interface RestoreOptions {
  readonly checked: CheckedStore;
  readonly from: string;
  readonly dataDirectory: string;
  readonly progress: Progress;
  /** Restores the store.db of a stopped server with the intact part of its WAL. @default false */
  readonly acceptsLoss?: boolean;
}

const restoreHint = "Restore it to migrate and check it: npm run restore -- --help";
const folderHint = "name another folder with --into";
const toFileHint = (option: string) => `name a file that npm run backup created, with ${option}`;

/**
 * Restores a backup into an empty or new folder, even with violated consistency rules. Migrates an older backup.
 * The `loss` of the result is the reason why writes are missing.
 * @example
 * restoreStore({ checked, from: "/backups/library.db", dataDirectory: "data", progress });
 */
export function restoreStore({ checked, from, dataDirectory, progress, acceptsLoss = false }: RestoreOptions) {
  const { tables } = checked.definition;
  if (acceptsLoss) assertStopped(from);
  const isRewritten = acceptsLoss || isOlderBackup(tables, from);
  assertEmpty(dataDirectory);
  const lock = lockDataFolder(dataDirectory, {
    describeConflict: (owner) => `is in use by a server${owner}. Stop that server, or ${folderHint}.`,
    alternative: folderHint,
  });
  const describeCorruption = (reason: string | undefined) =>
    `the backup ${from} is corrupt: ${reason}. Nothing was restored. Name another backup.`;
  try {
    const file = createAtomicFile(storePath(dataDirectory));
    try {
      copyFileSync(from, file.path);
      const problem = acceptsLoss ? findWalProblem(from) : undefined;
      const wal = `${from}-wal`;
      if (acceptsLoss && existsSync(wal) && !problem?.isOutdated) copyFileSync(wal, `${file.path}-wal`);
      if (isRewritten) rewriteCopy(tables, from, file.path);
      const restored = checkIntact(file.path, checked, progress, describeCorruption);
      file.publish();
      return { ...restored, loss: problem?.losesWrites ? problem.reason : undefined };
    } catch (error) {
      throw isCorrupt(error) ? new StartupError(describeCorruption((error as Error).message), { cause: error }) : error;
    } finally {
      file.discard();
    }
  } catch (error) {
    throw toDataFolderError(dataDirectory, error, folderHint);
  } finally {
    lock.release();
  }
}

function isOlderBackup(tables: Tables, path: string): boolean {
  const database = openBackup(tables, path, "--from");
  const isOlder = lacksColumns(database, tables);
  database.close();
  return isOlder;
}

function assertStopped(from: string): void {
  assertFile(from, toFileHint("--from"));
  const folder = dirname(from);
  if (isLocked(folder))
    throw new StartupError(`the data folder ${folder} is in use by a server. Stop that server, and try again.`);
}

/** Applies the WAL, if there is one, and migrates. @param from the file that was copied, for error messages */
function rewriteCopy(tables: Tables, from: string, path: string): void {
  const database = new DatabaseSync(path);
  try {
    assertStore(database, tables, from, toFileHint("--from"));
    migrate(database, tables, from);
  } finally {
    database.close();
  }
}

/**
 * Opens a backup read-only.
 * @param option the option that names the file, for error messages
 * @throws {StartupError} if the backup is missing, incomplete or corrupt, or has another schema version
 */
export function openBackup(tables: Tables, path: string, option: "--from" | "--file"): DatabaseSync {
  const fileHint = toFileHint(option);
  let database: DatabaseSync | undefined;
  try {
    assertCompleteFile(path, fileHint, option);
    database = openReadOnly(path);
    assertStore(database, tables, path, fileHint);
    if (option === "--file") assertCurrentSchema(database, tables, path, restoreHint);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${path} is not a valid backup: ${(error as Error).message}. To continue, ${fileHint}.`, {
      cause: error,
    });
  }
}

function assertStore(database: DatabaseSync, tables: Tables, path: string, fileHint: string): void {
  if (assertSupportedSchema(database, tables, path, fileHint) === 0)
    throw new StartupError(`${path} contains no store. To continue, ${fileHint}.`);
}

function assertFile(path: string, fileHint: string): void {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) throw new StartupError(`there is no file ${path}. To continue, ${fileHint}.`);
  if (!file.isFile()) throw new StartupError(`${path} is not a file. To continue, ${fileHint}.`);
}

function assertCompleteFile(path: string, fileHint: string, option: string): void {
  assertFile(path, fileHint);
  const wal = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (!wal || wal.size === 0) return;
  const problem = findWalProblem(path);
  const lossHint = problem && option === "--from" ? ". To restore the writes before that, add --accept-loss" : "";
  throw new StartupError(
    `${path} is incomplete: ${problem?.reason ?? `${path}-wal contains its newest records`}${lossHint}. To continue, ${fileHint}.`,
  );
}

const lockFilePattern = /^server\.(json|probe|lock\.db.*)$/;

function assertEmpty(dataDirectory: string): void {
  let entry: string | undefined;
  try {
    entry = existsSync(dataDirectory)
      ? readdirSync(dataDirectory).find((name) => !lockFilePattern.test(name))
      : undefined;
  } catch (error) {
    throw toDataFolderError(dataDirectory, error, folderHint);
  }
  if (entry === undefined) return;
  throw new StartupError(
    `the data folder ${dataDirectory} is not empty: it contains ${entry}. Nothing was restored. Move that away, or ${folderHint}.`,
  );
}
