import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import { dataFolderProblem, makeFolder } from "./data-folder-problem.ts";

// SQLite's primary result code BUSY (sqlite.org/rescode.html).
const busy = 5;

/**
 * Makes this process the only server of a data folder, by a transaction that stays open: the kernel ends it with the process,
 * however that ends.
 * @param inUse what is said when another one has it
 * @returns what gives the folder free
 * @throws {StartUpError} when another server has it, or it cannot be written
 */
export function lockDataFolder(
  dataDirectory: string,
  inUse = "is in use by another server. Only one may serve it: stop that one, or set DATA_DIR to another folder.",
): () => void {
  const path = join(dataDirectory, "server.lock.db");
  try {
    makeFolder(dataDirectory);
    const lock = new DatabaseSync(path);
    lock.exec("BEGIN EXCLUSIVE");
    return () => lock.close();
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy)
      throw new StartUpError(`the data folder ${dataDirectory} ${inUse}`);
    throw dataFolderProblem(dataDirectory, error);
  }
}
