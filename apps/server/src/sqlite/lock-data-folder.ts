import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import { dataFolderProblem, makeFolder } from "./data-folder-problem.ts";
import { createHolderNote, readHolder } from "./holder-note.ts";
import { closeToOthers, createPrivateFile } from "./private-files.ts";

/** Keeps every other server out of a data folder, until it is released or this process ends, however it ends. */
export interface DataFolderLock {
  /** Notes, for those who are kept out, who has it. @param origin where this server listens, once it does */
  tell(origin?: string): void;
  release(): void;
}

// SQLite's primary result code BUSY (sqlite.org/rescode.html).
const busy = 5;

export interface LockWords {
  /** What is said when another one has it. */
  readonly refuse: (holder: string) => string;
  /** How another folder is named. @default by DATA_DIR */
  readonly another?: string;
}

/**
 * Makes this process the only server of a data folder, by a transaction that stays open: the kernel ends it with the process.
 * @throws {StartUpError} when another server has it, or it cannot be written
 */
export function lockDataFolder(
  dataDirectory: string,
  { refuse, another }: LockWords = { refuse: inUse },
): DataFolderLock {
  const note = createHolderNote(dataDirectory);
  let database: DatabaseSync | undefined;
  try {
    makeFolder(dataDirectory);
    const path = join(dataDirectory, "server.lock.db");
    createPrivateFile(path);
    closeToOthers(path);
    database = new DatabaseSync(path);
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === busy)
      throw new StartUpError(`the data folder ${dataDirectory} ${refuse(readHolder(dataDirectory))}`);
    throw dataFolderProblem(dataDirectory, error, another);
  }
  return {
    tell: note.write,
    release() {
      note.remove();
      database.close();
    },
  };
}

function inUse(holder: string): string {
  return `is in use by another server${holder}. Only one may serve it: stop that one, or set DATA_DIR to another folder.`;
}
