import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import type { Progress } from "../move/progress.ts";
import { storePath } from "../sqlite/connect.ts";
import { dataFolderProblem } from "../sqlite/data-folder.ts";
import { isBroken } from "../sqlite/is-away.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { migrate } from "../sqlite/migrations.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";
import { checkStore } from "./check-store.ts";
import { createNewFile } from "./new-file.ts";
import { openBackUp } from "./open-back-up.ts";

export interface RestoreOptions {
  /** An absolute path. */
  readonly from: string;
  readonly dataDirectory: string;
  readonly progress: Progress;
}

const another = "name another folder with --into";

export interface RestoredStore {
  readonly counts: StoreCounts;
  /** Violated rules that the backup had too, one line each. */
  readonly violations: readonly string[];
}

/**
 * Makes a backup the store of a data folder that is empty or does not exist yet. Checks the backup and then its copy; the copy of a
 * backup of an older program is migrated first. Violated rules do not stop it.
 * @throws {StartUpError} if the backup is corrupt, or the folder is not empty, in use or not writable; nothing is restored then
 */
export function restoreStore({ from, dataDirectory, progress }: RestoreOptions): RestoredStore {
  const isOlder = assertIntact(from, progress);
  refuseFilled(dataDirectory);
  const lock = lockDataFolder(dataDirectory, {
    refuse: (holder) => `is in use by a server${holder}. Stop that one, or ${another}.`,
    another,
  });
  try {
    // Whoever had the lock before may have filled it.
    refuseFilled(dataDirectory);
    removeUnfinished(dataDirectory);
    const file = createNewFile(storePath(dataDirectory));
    try {
      copyFileSync(from, file.path);
      const restored = checkCopy(file.path, { from, isOlder, progress });
      file.keep();
      return restored;
    } finally {
      file.drop();
    }
  } catch (error) {
    throw dataFolderProblem(dataDirectory, error, another);
  } finally {
    lock.release();
  }
}

/** Returns whether an older program made the backup: then only its migrated copy can be checked. */
function assertIntact(from: string, progress: Progress): boolean {
  const { database, isOlder } = openBackUp(from);
  try {
    if (!isOlder) checkIntact(database, from, progress);
    return isOlder;
  } finally {
    database.close();
  }
}

interface CopyOptions {
  readonly from: string;
  readonly isOlder: boolean;
  readonly progress: Progress;
}

function checkCopy(copy: string, { from, isOlder, progress }: CopyOptions): RestoredStore {
  if (isOlder) bringUpToDate(copy, from);
  const { database } = openBackUp(copy);
  try {
    return checkIntact(database, from, progress);
  } finally {
    database.close();
  }
}

function bringUpToDate(copy: string, from: string): void {
  const database = new DatabaseSync(copy);
  try {
    migrate(database, copy);
  } catch (error) {
    throw isBroken(error) ? corruptBackup(from, (error as Error).message) : error;
  } finally {
    database.close();
  }
}

function checkIntact(database: DatabaseSync, from: string, progress: Progress): RestoredStore {
  const { counts, corruption, violations } = checkStore(database, progress);
  const [first] = corruption;
  if (first === undefined && counts) return { counts, violations };
  throw corruptBackup(from, first);
}

function corruptBackup(from: string, first: string | undefined): StartUpError {
  return new StartUpError(`the backup ${from} is corrupt: ${first}. Nothing was restored. Name another one.`);
}

// What a server that was here leaves behind, with what keeps others out; and what a restore makes.
const ofServers = /^server\.(json|probe|lock\.db.*)$/;
const unfinished = /^\.store\.db\..*\.unfinished/;

function refuseFilled(dataDirectory: string): void {
  if (!existsSync(dataDirectory)) return;
  const other = entriesOf(dataDirectory).find((name) => !ofServers.test(name) && !unfinished.test(name));
  if (other === undefined) return;
  throw new StartUpError(
    `the data folder ${dataDirectory} is not empty: it holds ${other}. Nothing was restored. Move that away, or ${another}.`,
  );
}

/** Removes what a restore left that was killed. */
function removeUnfinished(dataDirectory: string): void {
  for (const name of entriesOf(dataDirectory)) if (unfinished.test(name)) rmSync(join(dataDirectory, name));
}

function entriesOf(dataDirectory: string): string[] {
  try {
    return readdirSync(dataDirectory);
  } catch (error) {
    throw dataFolderProblem(dataDirectory, error, another);
  }
}
