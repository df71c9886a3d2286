import { copyFileSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import type { Progress } from "../migrate-store/progress.ts";
import { storePath } from "../sqlite/connect.ts";
import { openReadOnly, toDataFolderError } from "../sqlite/data-folder.ts";
import { isCorrupt } from "../sqlite/error-codes.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { assertSupportedSchema, isOlder as isOlderSchema, migrate } from "../sqlite/migrations.ts";
import { createAtomicFile } from "./atomic-file.ts";
import { checkIntact } from "./check-store.ts";

export interface RestoreOptions {
  /** An absolute path. */
  readonly from: string;
  readonly dataDirectory: string;
  readonly progress: Progress;
}

const anotherFile = "name a file that npm run backup made";
const anotherFolder = "name another folder with --into";

/**
 * Makes a backup the store of a data folder that is empty or does not exist yet, and checks it. The copy of a backup of an older
 * program is migrated first. Violated rules do not stop it.
 * @throws {StartupError} if the backup is corrupt, or the folder is not empty, in use or not writable; nothing is restored then
 */
export function restoreStore({ from, dataDirectory, progress }: RestoreOptions) {
  const { database, isOlder } = openBackup(from);
  database.close();
  assertEmpty(dataDirectory);
  const lock = lockDataFolder(dataDirectory, {
    refuse: (owner) => `is in use by a server${owner}. Stop that one, or ${anotherFolder}.`,
    another: anotherFolder,
  });
  const explainCorrupt = (first: string | undefined) =>
    `the backup ${from} is corrupt: ${first}. Nothing was restored. Name another one.`;
  try {
    removeUnfinished(dataDirectory);
    const file = createAtomicFile(storePath(dataDirectory));
    try {
      copyFileSync(from, file.path);
      if (isOlder) migrateCopy(file.path);
      const restored = checkIntact(file.path, progress, explainCorrupt);
      file.keep();
      return restored;
    } catch (error) {
      throw isCorrupt(error) ? new StartupError(explainCorrupt((error as Error).message), { cause: error }) : error;
    } finally {
      file.drop();
    }
  } catch (error) {
    throw toDataFolderError(dataDirectory, error, anotherFolder);
  } finally {
    lock.release();
  }
}

function migrateCopy(path: string): void {
  const database = new DatabaseSync(path);
  try {
    migrate(database, path);
  } finally {
    database.close();
  }
}

/**
 * Opens a backup read-only.
 * @throws {StartupError} if there is none, or it is half of a store, or of another or a newer program
 */
export function openBackup(path: string): { database: DatabaseSync; isOlder: boolean } {
  let database: DatabaseSync | undefined;
  try {
    assertWholeFile(path);
    database = openReadOnly(path);
    const version = assertSupportedSchema(database, path, anotherFile);
    if (version === 0) throw new StartupError(`${path} holds nothing. To go on, ${anotherFile}.`);
    return { database, isOlder: isOlderSchema(version) };
  } catch (error) {
    database?.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${path} is no sound back-up: ${(error as Error).message}. To go on, ${anotherFile}.`, {
      cause: error,
    });
  }
}

function assertWholeFile(path: string): void {
  const file = statSync(path, { throwIfNoEntry: false });
  const wal = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (!file) throw new StartupError(`there is no file ${path}. To go on, ${anotherFile}.`);
  if (!file.isFile()) throw new StartupError(`${path} is no file. To go on, ${anotherFile}.`);
  if (wal && wal.size > 0)
    throw new StartupError(
      `${path} is half of a store: ${path}-wal beside it holds the newest records. To go on, ${anotherFile}.`,
    );
}

const lockFiles = /^server\.(json|probe|lock\.db.*)$/;
const unfinished = /^\.store\.db\..*\.unfinished/;

function assertEmpty(dataDirectory: string): void {
  const other = findEntries(dataDirectory).find((name) => !lockFiles.test(name) && !unfinished.test(name));
  if (other === undefined) return;
  throw new StartupError(
    `the data folder ${dataDirectory} is not empty: it holds ${other}. Nothing was restored. Move that away, or ${anotherFolder}.`,
  );
}

/** Removes what a killed restore left. */
function removeUnfinished(dataDirectory: string): void {
  for (const name of findEntries(dataDirectory)) if (unfinished.test(name)) rmSync(join(dataDirectory, name));
}

function findEntries(dataDirectory: string): string[] {
  try {
    return existsSync(dataDirectory) ? readdirSync(dataDirectory) : [];
  } catch (error) {
    throw toDataFolderError(dataDirectory, error, anotherFolder);
  }
}
