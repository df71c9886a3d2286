import { existsSync, lstatSync } from "node:fs";
import { StoreUnavailableError } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/node-http";
import { ForeignKeyError } from "../store.ts";
import {
  busyCode,
  cannotOpenCode,
  corruptCode,
  type DriverError,
  fullCode,
  ioErrorCode,
  isCorrupt,
  isSqliteError,
  isUnavailable,
  readOnlyCode,
  resultCode,
} from "./result-codes.ts";

// The extended result code CONSTRAINT_FOREIGNKEY.
const foreignKeyCode = 787;

/** Converts an error of a read or a write. Returns a defect unchanged. */
export function toStoreError(error: unknown): unknown {
  if ((error as DriverError).errcode === foreignKeyCode) return new ForeignKeyError({ cause: error });
  if (!isUnavailable(error)) return error;
  const reason = reasons[resultCode(error)] ?? "the store file or its disk fails";
  return new StoreUnavailableError(reason, { cause: error });
}

// `/readyz` is public, so the messages of the driver are hidden.
const reasons: Readonly<Record<number, string>> = {
  [busyCode]: "another process has locked the store",
  [readOnlyCode]: "the store is read-only",
  [corruptCode]: "the store is corrupt",
  [fullCode]: "the disk is full",
};

/**
 * Converts an error at startup or of a command to one for the user, with the next step.
 * @param alternative the advice to use another folder
 */
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
  const [reason, nextStep] = describeFailure(dataDirectory, error as DriverError);
  return new StartupError(`${folder} cannot be used: ${reason}. ${nextStep}, or ${alternative}.`, { cause: error });
}

/** Converts an error of a command that runs next to other programs, which can lock the store. */
export function toCommandError(dataDirectory: string, error: unknown): unknown {
  if (isUnavailable(error) && !isCorrupt(error))
    return new StartupError(
      `the data folder ${dataDirectory} cannot be used: ${(error as Error).message}. Another program may have locked it, or the disk may be full. Try again.`,
      { cause: error },
    );
  return isSqliteError(error) ? toDataFolderError(dataDirectory, error) : error;
}

const makeWritable = "Make it a folder that this user can write to";

function describeFailure(dataDirectory: string, error: DriverError): [reason: string, nextStep: string] {
  const { code = "", message } = error;
  const result = resultCode(error);
  if (["ENOSPC", "EDQUOT"].includes(code) || result === fullCode) return ["its disk is full", "Free disk space"];
  if (code === "EROFS" || result === readOnlyCode)
    return ["its disk is mounted read-only", "Find the reason, and mount it read-write"];
  if (["EIO", "ENXIO", "ENODEV", "ENOTCONN", "ESTALE", "ETIMEDOUT"].includes(code) || result === ioErrorCode)
    return [`its disk fails (${message})`, "Check that it is mounted and healthy"];
  if (["EACCES", "EPERM"].includes(code)) return ["this user has no permission", makeWritable];
  if (code === "ENAMETOOLONG") return ["its path is too long", "Shorten it"];
  if (isBrokenLink(dataDirectory)) return ["it is a link to a missing folder", "Mount the target of the link"];
  if (code === "EEXIST" || code === "ENOTDIR" || result === cannotOpenCode)
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
