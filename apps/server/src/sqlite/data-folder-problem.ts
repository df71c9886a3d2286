import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartUpError } from "@animal-store/node-edge";

/** Makes a folder and those above it. Level by level: `recursive` never ends where the system pretends, as below /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Why a data folder cannot be used, for the person who started the program. */
export function dataFolderProblem(dataDirectory: string, error: unknown): StartUpError {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message: string };
  const folder = `the data folder ${dataDirectory}`;
  // SQLite's primary result codes NOTADB and CORRUPT (sqlite.org/rescode.html).
  if (errcode === 26 || errcode === 11)
    return new StartUpError(
      `${folder} holds a store.db that is no intact database (${message}). Put a good copy in its place, or set DATA_DIR to another folder.`,
    );
  const reason =
    code === "EEXIST" || code === "ENOTDIR" || errcode === 14 ? "it is not a folder, or closed to this user" : message;
  return new StartUpError(
    `${folder} cannot be used: ${reason}. It must be a folder that this user may write to; set DATA_DIR to another one.`,
  );
}
