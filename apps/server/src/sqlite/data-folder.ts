import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { StartupError } from "@animal-store/node-http";
import { storePath } from "./connect.ts";
import { isCorrupt, resultCode } from "./error-codes.ts";
import { assertSupportedSchema } from "./migrations.ts";

/**
 * Creates a data folder and those above it, closed to other users: it holds the hashes of keys.
 * Level by level: `recursive` never ends where the system pretends, as below /proc.
 */
export function createDataFolder(path: string): void {
  if (existsSync(path)) return;
  createDataFolder(dirname(path));
  mkdirSync(path, 0o700);
}

/**
 * Checks a data folder without changing it. Ignores the WAL, which the migration sees.
 * @throws {StartupError} when it is no folder, cannot be written, or holds a store of another program
 */
export function assertUsableFolder(dataDirectory: string): void {
  try {
    if (!existsSync(dataDirectory)) return;
    if (!statSync(dataDirectory).isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of ["store.db", "store.db-wal", "store.db-shm", "server.lock.db"]) {
      const path = join(dataDirectory, name);
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    }
    assertUsableStore(storePath(dataDirectory));
  } catch (error) {
    throw toDataFolderError(dataDirectory, error);
  }
}

/** @throws {StartupError} when another program wrote it, or a newer one; else what node:sqlite throws */
function assertUsableStore(path: string): void {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(path) === 0) return;
  if (!isDatabase(path)) throw Object.assign(new Error("file is not a database"), { errcode: 26 });
  // After a crash, only both together are complete.
  if (sizeOf(`${path}-wal`) > 0) return;
  const database = openReadOnly(path);
  try {
    assertSupportedSchema(database, path);
  } finally {
    database.close();
  }
}

/** Opens a database that no process writes, and creates no file beside it. */
export function openReadOnly(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
}

// The beginning of each SQLite file (sqlite.org/fileformat2.html, section 1.3.1).
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

/**
 * Returns why a data folder cannot be used, for the person who started the program.
 * @param another how another folder is named
 */
export function toDataFolderError(
  dataDirectory: string,
  error: unknown,
  another = "set DATA_DIR to another one",
): StartupError {
  if (error instanceof StartupError) return error;
  const folder = `the data folder ${dataDirectory}`;
  if (isCorrupt(error))
    // Not in its place: SQLite would apply the WAL that is there to the copy.
    return new StartupError(
      `${folder} holds a store.db that is no intact database (${(error as Error).message}). Restore a back-up into another folder (npm run restore -- --help), and set DATA_DIR to that.`,
      { cause: error },
    );
  const [reason, next] = explain(dataDirectory, error);
  return new StartupError(`${folder} cannot be used: ${reason}. ${next}, or ${another}.`, { cause: error });
}

const writable = "Make it a folder that this user may write to";

function explain(dataDirectory: string, error: unknown): [reason: string, next: string] {
  const { code = "", message } = error as { code?: string; message: string };
  if (["ENOSPC", "EDQUOT"].includes(code) || resultCode(error) === 13) return ["its disk is full", "Make room there"];
  if (code === "EROFS" || resultCode(error) === 8)
    return ["its disk is mounted read-only", "See why, and mount it for writing"];
  if (["EIO", "ENXIO", "ENODEV", "ENOTCONN", "ESTALE", "ETIMEDOUT"].includes(code) || resultCode(error) === 10)
    return [`its disk fails (${message})`, "See that it is mounted and sound"];
  if (["EACCES", "EPERM"].includes(code)) return ["it is closed to this user", writable];
  if (leadsNowhere(dataDirectory)) return ["it is a link that leads nowhere", "Mount what it leads to"];
  if (code === "EEXIST" || code === "ENOTDIR" || resultCode(error) === 14)
    return ["it is not a folder, or closed to this user", writable];
  return [message, writable];
}

function leadsNowhere(path: string): boolean {
  return !existsSync(path) && (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false);
}
