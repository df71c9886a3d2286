import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import type { Progress } from "../move/progress.ts";
import { openUntouched } from "../sqlite/data-folder.ts";
import { isBroken } from "../sqlite/is-away.ts";
import { countStore, type StoreCounts } from "../sqlite/store-counts.ts";
import { checkStore } from "./check-store.ts";
import { createNewFile, type NewFile } from "./new-file.ts";
import { openStoreOf } from "./open-store-of.ts";

export interface BackUp {
  readonly counts: StoreCounts;
  readonly bytes: number;
  /** Violated rules of the store, one line each. The copy has them too. */
  readonly violations: readonly string[];
}

export interface BackUpOptions {
  readonly dataDirectory: string;
  /** An absolute path where nothing is. */
  readonly to: string;
  readonly progress: Progress;
}

const pagesAtOnce = 1000;

/**
 * Copies a store as it is at one moment into one file, also next to a server that writes, and checks the copy. Violated rules do not
 * stop it: only a copy of every row makes a repair safe.
 * @throws {StartUpError} if the store or the file cannot be used, or the copy is corrupt or incomplete; no file is left then
 */
export async function backUpStore({ dataDirectory, to, progress }: BackUpOptions): Promise<BackUp> {
  const file = begin(to);
  try {
    const counts = await copy(dataDirectory, file.path, progress);
    const violations = verify(file.path, counts, progress);
    file.keep();
    return { counts, bytes: statSync(to).size, violations };
  } catch (error) {
    throw explained(error, to, dataDirectory);
  } finally {
    progress.clear();
    file.drop();
  }
}

async function copy(dataDirectory: string, path: string, progress: Progress): Promise<StoreCounts> {
  const database = openStoreOf(dataDirectory);
  try {
    // One moment for all of it: without a transaction of its own the copy would begin anew whenever somebody writes.
    database.exec("BEGIN");
    const counts = countStore(database);
    progress.begin("store copied", pagesOf(database));
    let copied = 0;
    const step = (done: number) => {
      for (; copied < done; copied += 1) progress.step();
    };
    const pages = await backup(database, path, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) => step(totalPages - remainingPages),
    });
    step(pages);
    progress.end();
    return counts;
  } finally {
    database.close();
  }
}

function pagesOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA page_count").get()?.page_count);
}

/** Returns the violated rules of an intact and complete copy. */
function verify(path: string, expected: StoreCounts, progress: Progress): readonly string[] {
  const database = openUntouched(path);
  try {
    const { counts, corruption, violations } = checkStore(database, progress);
    const [first] = corruption;
    if (first !== undefined)
      throw new StartUpError(
        `the copy is corrupt: ${first}. No file was written. Check the store itself: npm run integrity`,
      );
    if (JSON.stringify(counts) !== JSON.stringify(expected))
      throw new StartUpError("the copy does not have the row counts of the store. No file was written: try again.");
    return violations;
  } finally {
    database.close();
  }
}

function begin(to: string): NewFile {
  if (existsSync(to)) throw new StartUpError(`${to} is there already, and is not overwritten. Name another file.`);
  if (!existsSync(dirname(to))) throw new StartUpError(`there is no folder ${dirname(to)}. Make it, or name another.`);
  try {
    return createNewFile(to);
  } catch (error) {
    throw explained(error, to, "");
  }
}

function explained(error: unknown, to: string, dataDirectory: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof StartUpError || code === undefined) return error;
  if (isBroken(error))
    return new StartUpError(
      `the store of ${dataDirectory} is corrupt: ${message}. No file was written. Check it: npm run integrity`,
      { cause: error },
    );
  if (code === "EEXIST")
    return new StartUpError(`${to} is there by now, and is not overwritten. Name another file.`, { cause: error });
  return new StartUpError(
    `${to} cannot be written: ${message}. No file was written. Name a file on a disk with room.`,
    {
      cause: error,
    },
  );
}
