import { copyFileSync, existsSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/process";
import type { Progress, StoreDefinition, Tables } from "../../store.ts";
import { findWalProblem } from "../assert-intact-wal.ts";
import { fileSize, storePath } from "../data-folder.ts";
import { toDataFolderError } from "../errors.ts";
import { isLocked, lockDataFolder } from "../lock-data-folder.ts";
import { assertCurrentSchema, assertSupportedSchema, lacksColumns, migrate } from "../migrate.ts";
import { openReadOnly, openStoreReadOnly } from "../open-database.ts";
import { isCorrupt } from "../result-codes.ts";
import { createAtomicFile } from "./atomic-file.ts";
import { type CheckedStore, checkIntact, type IntactStore } from "./check-store.ts";

export interface BackupOptions {
  readonly checked: CheckedStore;
  readonly dataDirectory: string;
  readonly to: string;
  readonly progress: Progress;
}

export interface Backup extends IntactStore {
  readonly bytes: number;
}

const pagesPerStep = 1000;

/**
 * Backs up a store while a server may write, even if it violates consistency rules: a repair needs a backup.
 * @example
 * await createBackup({ checked, dataDirectory: "data", to: "/backups/library.db", progress });
 */
export async function createBackup({ checked, dataDirectory, to, progress }: BackupOptions): Promise<Backup> {
  if (existsSync(to))
    throw new StartupError(`${to} already exists, and is not overwritten. Name another file with --to.`);
  if (!existsSync(dirname(to)))
    throw new StartupError(`there is no folder ${dirname(to)}. Create it, or name another folder with --to.`);
  try {
    using file = createAtomicFile(to);
    await copyStore(checked.definition, dataDirectory, file.path, progress);
    const intact = checkIntact(file.path, checked, progress, (reason) => describeCorruptStore(dataDirectory, reason));
    file.publish();
    return { ...intact, bytes: statSync(to).size };
  } catch (error) {
    throw toBackupError(error, to, dataDirectory);
  }
}

async function copyStore(
  definition: StoreDefinition,
  dataDirectory: string,
  path: string,
  progress: Progress,
): Promise<void> {
  using database = openStoreReadOnly(definition, dataDirectory);
  // Without a transaction, SQLite restarts the copy after each write of the server.
  database.exec("BEGIN");
  progress("pages copied", await backup(database, path, { rate: pagesPerStep }));
}

function toBackupError(error: unknown, to: string, dataDirectory: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof StartupError || code === undefined) return error;
  let problem = `cannot write ${to}: ${message}. No file was created. Name a file on a disk with free space with --to.`;
  if (code === "EEXIST") problem = `${to} already exists, and is not overwritten. Name another file with --to.`;
  if (isCorrupt(error)) problem = describeCorruptStore(dataDirectory, message);
  return new StartupError(problem, { cause: error });
}

function describeCorruptStore(dataDirectory: string, reason: string | undefined): string {
  return `the store of ${dataDirectory} is corrupt: ${reason}. No file was created. Check it: npm run integrity`;
}

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
    using file = createAtomicFile(storePath(dataDirectory));
    copyFileSync(from, file.path);
    const problem = acceptsLoss ? findWalProblem(from) : undefined;
    const wal = `${from}-wal`;
    if (acceptsLoss && existsSync(wal) && !problem?.isOutdated) copyFileSync(wal, `${file.path}-wal`);
    if (isRewritten) rewriteCopy(tables, from, file.path);
    const restored = checkIntact(file.path, checked, progress, describeCorruption);
    file.publish();
    return { ...restored, loss: problem?.losesWrites ? problem.reason : undefined };
  } catch (error) {
    if (isCorrupt(error)) throw new StartupError(describeCorruption((error as Error).message), { cause: error });
    throw toDataFolderError(dataDirectory, error, folderHint);
  } finally {
    lock.release();
  }
}

function isOlderBackup(tables: Tables, path: string): boolean {
  using database = openBackup(tables, path, "--from");
  return lacksColumns(database, tables);
}

function assertStopped(from: string): void {
  assertFile(from, toFileHint("--from"));
  const folder = dirname(from);
  if (isLocked(folder))
    throw new StartupError(`the data folder ${folder} is in use by a server. Stop that server, and try again.`);
}

/** Applies the WAL, if there is one, and migrates. @param from the file that was copied, for error messages */
function rewriteCopy(tables: Tables, from: string, path: string): void {
  using database = new DatabaseSync(path);
  assertStore(database, tables, from, toFileHint("--from"));
  migrate(database, tables, from);
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
  if (fileSize(`${path}-wal`) === 0) return;
  const problem = findWalProblem(path);
  const lossHint = problem && option === "--from" ? ". To restore the writes before that, add --accept-loss" : "";
  throw new StartupError(
    `${path} is incomplete: ${problem?.reason ?? `${path}-wal contains its newest records`}${lossHint}. To continue, ${fileHint}.`,
  );
}

const lockFilePattern = /^server\.(json|probe|lock\.db.*)$/;

function assertEmpty(dataDirectory: string): void {
  try {
    if (!existsSync(dataDirectory)) return;
    const entry = readdirSync(dataDirectory).find((name) => !lockFilePattern.test(name));
    if (entry === undefined) return;
    throw new StartupError(
      `the data folder ${dataDirectory} is not empty: it contains ${entry}. Nothing was restored. Move that away, or ${folderHint}.`,
    );
  } catch (error) {
    throw toDataFolderError(dataDirectory, error, folderHint);
  }
}
