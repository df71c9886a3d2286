import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { systemClock } from "@animal-store/service";
import { z } from "zod";
import { closeToOthers, createPrivateFile } from "./connect.ts";
import { createDataFolder, toDataFolderError } from "./data-folder.ts";

/** Keeps every other server out of a data folder until it is released, or this process ends in any way. */
export interface DataFolderLock {
  /** Notes who has the folder, for people. @param origin where this server listens, once it does */
  tell(origin?: string): void;
  release(): void;
}

export interface LockMessages {
  /** What is said when another one has it. */
  readonly refuse: (owner: string) => string;
  /** How another folder is named. @default by DATA_DIR */
  readonly another?: string;
}

// SQLite's primary result code BUSY (sqlite.org/rescode.html).
const busy = 5;

/**
 * Makes this process the only server of a data folder, by a transaction that stays open: the kernel ends it with the process.
 * @throws {StartupError} when another server has it, or it cannot be written
 */
export function lockDataFolder(
  dataDirectory: string,
  { refuse, another }: LockMessages = { refuse: inUse },
): DataFolderLock {
  const since = new Date(systemClock.now() - process.uptime() * 1000).toISOString();
  let listening: string | undefined;
  let database: DatabaseSync | undefined;
  try {
    createDataFolder(dataDirectory);
    const path = join(dataDirectory, "server.lock.db");
    createPrivateFile(path);
    closeToOthers(path);
    database = new DatabaseSync(path);
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === busy)
      throw new StartupError(`the data folder ${dataDirectory} ${refuse(readLockOwner(dataDirectory))}`);
    throw toDataFolderError(dataDirectory, error, another);
  }
  return {
    tell(origin = listening) {
      listening = origin;
      writeOwner(dataDirectory, { pid: process.pid, host: hostname(), since, origin });
    },
    release() {
      ignoreErrors(() => rmSync(ownerPath(dataDirectory), { force: true }));
      database.close();
    },
  };
}

function inUse(owner: string): string {
  return `is in use by another server${owner}. Only one may serve it: stop that one, or set DATA_DIR to another folder.`;
}

// In a container the process is often the first one, and the name of the host tells which container.
const ownerSchema = z.object({
  pid: z.number(),
  host: z.string().optional(),
  since: z.iso.datetime(),
  origin: z.string().optional(),
});
const ownerPath = (dataDirectory: string) => join(dataDirectory, "server.json");

/** Returns whether a server of the folder is running, or did not stop cleanly. */
export function hasOwnerFile(dataDirectory: string): boolean {
  return existsSync(ownerPath(dataDirectory));
}

function writeOwner(dataDirectory: string, owner: z.infer<typeof ownerSchema>): void {
  const path = ownerPath(dataDirectory);
  closeToOthers(path);
  ignoreErrors(() => writeFileSync(path, `${JSON.stringify(owner)}\n`, { mode: 0o600 }));
}

/** Returns who holds a data folder: " (process 17 of host … since …, on …)", or nothing if the note cannot be read. */
function readLockOwner(dataDirectory: string): string {
  try {
    const note = JSON.parse(readFileSync(ownerPath(dataDirectory), "utf8"));
    const { pid, host, since, origin } = ownerSchema.parse(note);
    const [ofHost, on] = [host ? ` of host ${host}` : "", origin ? `, on ${origin}` : ""];
    return ` (process ${pid}${ofHost} since ${since.slice(0, 16).replace("T", " ")} UTC${on})`;
  } catch {
    return "";
  }
}

/** The lock holds without the note. */
function ignoreErrors(work: () => void): void {
  try {
    work();
  } catch {}
}
