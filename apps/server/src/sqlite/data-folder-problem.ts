import { existsSync, lstatSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartUpError } from "@animal-store/node-edge";
import { isBroken, resultCode } from "./is-away.ts";

/**
 * Creates a data folder and those above it that only their owner may enter: it holds the hashes of keys.
 * Level by level: `recursive` never ends where the system pretends, as below /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, 0o700);
}

/**
 * Why a data folder cannot be used, for the person who started the program.
 * @param another how another folder is named
 */
export function dataFolderProblem(
  dataDirectory: string,
  error: unknown,
  another = "set DATA_DIR to another one",
): StartUpError {
  if (error instanceof StartUpError) return error;
  const folder = `the data folder ${dataDirectory}`;
  const { message } = error as Error;
  if (isBroken(error))
    // Not in its place: SQLite would take the log that lies there for that of the copy.
    return new StartUpError(
      `${folder} holds a store.db that is no intact database (${message}). Restore a back-up into another folder (npm run restore -- --help), and set DATA_DIR to that.`,
      { cause: error },
    );
  const [reason, next] = explain(dataDirectory, error);
  return new StartUpError(`${folder} cannot be used: ${reason}. ${next}, or ${another}.`, { cause: error });
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
