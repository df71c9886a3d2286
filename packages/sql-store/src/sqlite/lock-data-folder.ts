import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { systemClock } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/node-http";
import { createPrivateFile, makePrivate } from "./connect.ts";
import { createDataFolder, toDataFolderError } from "./data-folder.ts";

export interface LockMessages {
  readonly describeConflict: (owner: string) => string;
  readonly alternative?: string;
}

// SQLite's primary result code BUSY (sqlite.org/rescode.html).
const busyCode = 5;

/** Locks a data folder with an open transaction, whose lock the kernel releases when the process exits. */
export function lockDataFolder(
  dataDirectory: string,
  { describeConflict, alternative }: LockMessages = { describeConflict: describeServerConflict },
) {
  const since = new Date(systemClock.now() - process.uptime() * 1000).toISOString();
  let listeningOrigin: string | undefined;
  let database: DatabaseSync | undefined;
  try {
    createDataFolder(dataDirectory);
    const path = join(dataDirectory, "server.lock.db");
    createPrivateFile(path);
    makePrivate(path);
    database = new DatabaseSync(path);
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === busyCode)
      throw new StartupError(`the data folder ${dataDirectory} ${describeConflict(readLockOwner(dataDirectory))}`);
    throw toDataFolderError(dataDirectory, error, alternative);
  }
  return {
    /** Records this process, and its URL once it listens, in server.json for the error of a second server. */
    recordOwner(origin: string | undefined = listeningOrigin) {
      listeningOrigin = origin;
      writeOwner(dataDirectory, { pid: process.pid, host: hostname(), since, origin });
    },
    release() {
      ignoreErrors(() => rmSync(toOwnerPath(dataDirectory), { force: true }));
      database.close();
    },
  };
}

function describeServerConflict(owner: string): string {
  return `is in use by another server${owner}. Only one server can use a data folder. Stop that server, or set DATA_DIR to another folder.`;
}

interface LockOwner {
  readonly pid: number;
  /** Identifies the container, where the process id is often 1. */
  readonly host?: string;
  readonly since: string;
  readonly origin: string | undefined;
}

const toOwnerPath = (dataDirectory: string) => join(dataDirectory, "server.json");

/** Returns whether a server of the folder is running, or did not stop cleanly. */
export function hasOwnerFile(dataDirectory: string): boolean {
  return existsSync(toOwnerPath(dataDirectory));
}

function writeOwner(dataDirectory: string, owner: LockOwner): void {
  const path = toOwnerPath(dataDirectory);
  makePrivate(path);
  ignoreErrors(() => writeFileSync(path, `${JSON.stringify(owner)}\n`, { mode: 0o600 }));
}

/** Returns who has the lock, such as " (process 17 on host … since …, at …)", or "" if server.json cannot be read. */
function readLockOwner(dataDirectory: string): string {
  try {
    const { pid, host, since, origin }: LockOwner = JSON.parse(readFileSync(toOwnerPath(dataDirectory), "utf8"));
    const [onHost, atOrigin] = [host ? ` on host ${host}` : "", origin ? `, at ${origin}` : ""];
    return ` (process ${pid}${onHost} since ${since.slice(0, 16).replace("T", " ")} UTC${atOrigin})`;
  } catch {
    return "";
  }
}

// The lock works without server.json.
function ignoreErrors(work: () => void): void {
  try {
    work();
  } catch {}
}
