import { accessSync, closeSync, constants, existsSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { storePath } from "./connect.ts";
import { dataFolderProblem } from "./data-folder-problem.ts";
import { refuseUnfitSchema } from "./migrations.ts";

/**
 * Looks at a data folder without changing anything in it. What stands in a write-ahead log is not seen: the migration sees that.
 * @throws {StartUpError} when it is no folder, cannot be written, or holds what is no store of this program
 */
export function refuseUnfitFolder(dataDirectory: string): void {
  try {
    if (!existsSync(dataDirectory)) return;
    if (!statSync(dataDirectory).isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of ["store.db", "store.db-wal", "store.db-shm", "server.lock.db"]) {
      const path = join(dataDirectory, name);
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    }
    const path = storePath(dataDirectory);
    if (existsSync(path)) refuseUnfitStore(path);
  } catch (error) {
    throw dataFolderProblem(dataDirectory, error);
  }
}

/** @throws {StartUpError} when another program wrote it, or a newer one; else what node:sqlite throws */
function refuseUnfitStore(path: string): void {
  if (statSync(path).size === 0) return;
  if (!isDatabase(path)) throw Object.assign(new Error("file is not a database"), { errcode: 26 });
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  // What a crash left half written there, only both together tell.
  if (log && log.size > 0) return;
  const database = openUntouched(path);
  try {
    refuseUnfitSchema(database, path);
  } finally {
    database.close();
  }
}

/** Opens a database that nobody writes, and makes no file beside it. */
export function openUntouched(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
}

// How each file of SQLite begins (sqlite.org/fileformat2.html, section 1.3.1).
const magic = "SQLite format 3\0";

function isDatabase(path: string): boolean {
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(magic.length);
    readSync(file, start, 0, start.length, 0);
    return start.toString("latin1") === magic;
  } finally {
    closeSync(file);
  }
}
