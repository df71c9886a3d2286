import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import type { Progress } from "../move/progress.ts";
import { isBroken } from "../sqlite/is-away.ts";
import { openUntouched } from "../sqlite/refuse-unfit-folder.ts";
import { countStore, type StoreCounts } from "../sqlite/store-counts.ts";
import { checkStore } from "./check-store.ts";
import { createNewFile, type NewFile } from "./new-file.ts";
import { openStoreOf } from "./open-store-of.ts";

export interface BackUp {
  readonly counts: StoreCounts;
  readonly bytes: number;
}

export interface BackUpOptions {
  readonly dataDirectory: string;
  /** An absolute path where nothing is. */
  readonly to: string;
  readonly progress: Progress;
}

const pagesAtOnce = 1000;

/**
 * Copies a store as it is at one moment into one file, also beside a server that goes on writing, and looks through the copy.
 * @throws {StartUpError} when it cannot be read or written, or the copy is not what was copied; nothing is left then
 */
export async function backUpStore({ dataDirectory, to, progress }: BackUpOptions): Promise<BackUp> {
  const file = begin(to);
  try {
    const counts = await copy(dataDirectory, file.path, progress);
    verify(file.path, counts, progress);
    file.keep();
    return { counts, bytes: statSync(to).size };
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

function verify(path: string, expected: StoreCounts, progress: Progress): void {
  const database = openUntouched(path);
  try {
    const { counts, faults } = checkStore(database, progress);
    const [fault] = faults;
    if (fault !== undefined)
      throw new StartUpError(
        `the copy is not sound: ${fault}. Nothing was kept. See what npm run integrity says of the store itself.`,
      );
    if (JSON.stringify(counts) !== JSON.stringify(expected))
      throw new StartUpError("the copy holds other numbers of records than the store. Nothing was kept: try again.");
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
      `the store of ${dataDirectory} is not sound: ${message}. Nothing was kept. See what npm run integrity says of it.`,
      { cause: error },
    );
  if (code === "EEXIST")
    return new StartUpError(`${to} is there by now, and is not overwritten. Name another file.`, { cause: error });
  return new StartUpError(`${to} cannot be written: ${message}. Nothing was kept. Name a file on a disk with room.`, {
    cause: error,
  });
}
