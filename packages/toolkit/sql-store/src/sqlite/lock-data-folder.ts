import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { systemClock } from "@animal-store/api-platform";
import { monotonicMs, StartupError } from "@animal-store/node-http";
import { createDataFolder, createPrivateFile, findChangedFile, identifyFiles, makePrivate } from "./data-folder.ts";
import { toDataFolderError } from "./errors.ts";
import { isBusy } from "./result-codes.ts";

export interface LockMessages {
  readonly describeConflict: (owner: string) => string;
  readonly alternative?: string;
}

// A command that checks the lock holds it for a moment.
const probeTimeoutMs = 250;

export interface DataFolderLock {
  /** Records this process, and its URL once it listens, in server.json for the error of a second server. */
  recordOwner(origin?: string): void;
  release(): void;
}

/** Locks a data folder with an open transaction, whose lock the kernel releases when the process exits. */
export function lockDataFolder(
  dataDirectory: string,
  { describeConflict, alternative }: LockMessages = { describeConflict: describeServerConflict },
): DataFolderLock {
  const since = new Date(systemClock.now() - process.uptime() * 1000).toISOString();
  let database: DatabaseSync | undefined;
  try {
    createDataFolder(dataDirectory);
    const path = toLockPath(dataDirectory);
    createPrivateFile(path);
    makePrivate(path);
    database = new DatabaseSync(path, { timeout: probeTimeoutMs });
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if (isBusy(error))
      throw new StartupError(`the data folder ${dataDirectory} ${describeConflict(readLockOwner(dataDirectory))}`);
    throw toDataFolderError(dataDirectory, error, alternative);
  }
  return {
    recordOwner(origin) {
      const files = identifyFiles(dataDirectory);
      writeOwner(dataDirectory, { pid: process.pid, host: hostname(), since, origin, files });
    },
    release() {
      ignoreErrors(() => rmSync(toOwnerPath(dataDirectory), { force: true }));
      database.close();
    },
  };
}

// A server that starts has the lock before it opens the store.
const startTimeoutMs = 5000;

/**
 * Checks that the files at their paths are those of the running server, if there is one. If one was deleted, SQLite would
 * create another one, and this process and the server would overwrite the writes of each other.
 * @throws {StartupError} if a file was moved, replaced or deleted
 */
export function assertFilesOfServer(dataDirectory: string): void {
  const deadline = monotonicMs() + startTimeoutMs;
  while (isLocked(dataDirectory)) {
    const changedFile = findChangedFile(dataDirectory, readOwner(dataDirectory)?.files ?? []);
    if (!changedFile) return;
    if (monotonicMs() > deadline)
      throw new StartupError(
        `the data folder ${dataDirectory} is in use by a server${readLockOwner(dataDirectory)}, but its ${changedFile} or server.json was moved, replaced or deleted. Restart that server, and try again.`,
      );
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

/** Returns whether a server of the folder is running. @throws {StartupError} if this user cannot open its lock */
export function isLocked(dataDirectory: string): boolean {
  const path = toLockPath(dataDirectory);
  if (!existsSync(path)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.prepare("SELECT 1 FROM sqlite_schema").get();
    return false;
  } catch (error) {
    if (!database) throw toDataFolderError(dataDirectory, error);
    return isBusy(error);
  } finally {
    database?.close();
  }
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
  /** The identities of the store files that it opened. */
  readonly files: readonly string[];
}

const toLockPath = (dataDirectory: string) => join(dataDirectory, "server.lock.db");
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
  const { pid, host, since, origin } = readOwner(dataDirectory) ?? {};
  if (!since) return "";
  const [onHost, atOrigin] = [host ? ` on host ${host}` : "", origin ? `, at ${origin}` : ""];
  return ` (process ${pid}${onHost} since ${since.slice(0, 16).replace("T", " ")} UTC${atOrigin})`;
}

function readOwner(dataDirectory: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(toOwnerPath(dataDirectory), "utf8"));
  } catch {
    return undefined;
  }
}

// The lock works without server.json.
function ignoreErrors(work: () => void): void {
  try {
    work();
  } catch {}
}
