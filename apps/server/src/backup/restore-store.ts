import { copyFileSync, existsSync, lstatSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartUpError } from "@animal-store/node-edge";
import type { Progress } from "../move/progress.ts";
import { storePath } from "../sqlite/connect.ts";
import { dataFolderProblem } from "../sqlite/data-folder-problem.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { refuseOtherSchema } from "../sqlite/migrations.ts";
import { openUntouched } from "../sqlite/refuse-unfit-folder.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";
import { checkStore } from "./check-store.ts";
import { createNewFile } from "./new-file.ts";

export interface RestoreOptions {
  /** An absolute path. */
  readonly from: string;
  readonly dataDirectory: string;
  readonly progress: Progress;
}

/**
 * Makes a back-up the store of a data folder that is empty, or not there yet. It is looked through first, and its copy again.
 * @throws {StartUpError} when it is not sound, or the folder is not empty, in use or cannot be written; nothing is restored then
 */
export function restoreStore({ from, dataDirectory, progress }: RestoreOptions): StoreCounts {
  const counts = soundCounts(from, progress);
  refuseFilled(dataDirectory);
  const lock = lockDataFolder(
    dataDirectory,
    (holder) => `is in use by a server${holder}. Stop that one, or name another folder with --into.`,
  );
  try {
    // Whoever had the lock before may have filled it.
    refuseFilled(dataDirectory);
    removeUnfinished(dataDirectory);
    const file = createNewFile(storePath(dataDirectory));
    try {
      copyFileSync(from, file.path);
      soundCounts(file.path, progress);
      file.keep();
    } finally {
      file.drop();
    }
    return counts;
  } catch (error) {
    throw dataFolderProblem(dataDirectory, error);
  } finally {
    lock.release();
  }
}

function soundCounts(path: string, progress: Progress): StoreCounts {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile() && !existsSync(path))
    throw new StartUpError(`there is no file ${path}. Name one that npm run backup made.`);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log && log.size > 0)
    throw new StartUpError(
      `${path} is half of a store: ${path}-wal beside it holds the newest records. Name a file that npm run backup made.`,
    );
  let fault: string | undefined;
  try {
    const database = openUntouched(path);
    try {
      refuseOtherSchema(database, path);
      const checked = checkStore(database, progress);
      [fault] = checked.faults;
      if (fault === undefined && checked.counts) return checked.counts;
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    fault = (error as Error).message;
  }
  throw new StartUpError(`${path} is no sound back-up: ${fault}. Nothing was restored. Name another one.`);
}

// What a server that was here leaves behind, with what keeps others out; and what a restore makes.
const ofServers = /^server\.(json|lock\.db.*)$/;
const unfinished = /^\.store\.db\..*\.unfinished/;

function refuseFilled(dataDirectory: string): void {
  if (!existsSync(dataDirectory)) return;
  const other = entriesOf(dataDirectory).find((name) => !ofServers.test(name) && !unfinished.test(name));
  if (other === undefined) return;
  throw new StartUpError(
    `the data folder ${dataDirectory} is not empty: it holds ${other}. Nothing was restored. Move that away, or name another folder with --into.`,
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
    throw dataFolderProblem(dataDirectory, error);
  }
}
