import { accessSync, constants, existsSync, lstatSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { StartupError } from "@animal-store/node-http";
import type { Tables } from "../store.ts";
import { storePath } from "./connect.ts";
import { isCorrupt, isUnavailable, resultCode } from "./error-codes.ts";
import { assertSupportedSchema } from "./migrations.ts";

/** Creates a folder and its parents. The option `recursive` of `mkdir` hangs for some paths, such as below /proc. */
export function createDataFolder(path: string): void {
  if (existsSync(path)) return;
  createDataFolder(dirname(path));
  mkdirSync(path, 0o700);
}

/** Checks a data folder without changing it. */
export function assertUsableFolder(dataDirectory: string, tables: Tables): void {
  try {
    if (!existsSync(dataDirectory)) return;
    if (!statSync(dataDirectory).isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
    accessSync(dataDirectory, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of ["store.db", "store.db-wal", "store.db-shm", "server.lock.db"]) {
      const path = join(dataDirectory, name);
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    }
    assertUsableStore(storePath(dataDirectory), tables);
  } catch (error) {
    throw toDataFolderError(dataDirectory, error);
  }
}

function assertUsableStore(path: string, tables: Tables): void {
  const getSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  // A read-only connection would ignore the WAL.
  if (getSize(path) === 0 || getSize(`${path}-wal`) > 0) return;
  const database = openReadOnly(path);
  try {
    assertSupportedSchema(database, tables, path);
  } finally {
    database.close();
  }
}

/** Opens a database that no process writes. Creates no WAL files next to it. */
export function openReadOnly(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
}

/** @param alternative the advice to use another folder */
export function toDataFolderError(
  dataDirectory: string,
  error: unknown,
  alternative = "set DATA_DIR to another one",
): StartupError {
  if (error instanceof StartupError) return error;
  const folder = `the data folder ${dataDirectory}`;
  if (isCorrupt(error))
    // In the same folder, SQLite would apply the existing WAL to the restored file.
    return new StartupError(
      `${folder} contains a corrupt store.db (${(error as Error).message}). Restore a backup into another folder (npm run restore -- --help), and set DATA_DIR to it.`,
      { cause: error },
    );
  const [reason, nextStep] = describeFailure(dataDirectory, error);
  return new StartupError(`${folder} cannot be used: ${reason}. ${nextStep}, or ${alternative}.`, { cause: error });
}

/** Converts an error of a command that runs next to other programs, which can lock the store. */
export function toCommandError(dataDirectory: string, error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (isUnavailable(error) && !isCorrupt(error))
    return new StartupError(
      `the data folder ${dataDirectory} cannot be used: ${message}. Another program may have locked it, or the disk may be full. Try again.`,
      { cause: error },
    );
  return code === "ERR_SQLITE_ERROR" ? toDataFolderError(dataDirectory, error) : error;
}

const makeWritable = "Make it a folder that this user can write to";

function describeFailure(dataDirectory: string, error: unknown): [reason: string, nextStep: string] {
  const { code = "", message } = error as { code?: string; message: string };
  if (["ENOSPC", "EDQUOT"].includes(code) || resultCode(error) === 13) return ["its disk is full", "Free disk space"];
  if (code === "EROFS" || resultCode(error) === 8)
    return ["its disk is mounted read-only", "Find the reason, and mount it read-write"];
  if (["EIO", "ENXIO", "ENODEV", "ENOTCONN", "ESTALE", "ETIMEDOUT"].includes(code) || resultCode(error) === 10)
    return [`its disk fails (${message})`, "Check that it is mounted and healthy"];
  if (["EACCES", "EPERM"].includes(code)) return ["this user has no permission", makeWritable];
  if (code === "ENAMETOOLONG") return ["its path is too long", "Shorten it"];
  if (isBrokenLink(dataDirectory)) return ["it is a link to a missing folder", "Mount the target of the link"];
  if (code === "EEXIST" || code === "ENOTDIR" || resultCode(error) === 14)
    return ["it is not a folder, or this user has no permission", makeWritable];
  return [message, makeWritable];
}

function isBrokenLink(path: string): boolean {
  if (existsSync(path)) return false;
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
