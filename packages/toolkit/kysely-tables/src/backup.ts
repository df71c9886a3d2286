import { randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/process";

/**
 * Copies a SQLite file to a new file, also while an app writes. The copy is that of one moment.
 * @throws {StartupError} if `to` exists or the file is corrupt
 * @example
 * backup("data/notes.db", "backups/notes.db");
 */
export function backup(file: string, to: string): void {
  if (existsSync(to)) throw new StartupError(`${to} already exists, and is not overwritten. Name another file.`);
  copyDatabase(file, to);
}

/**
 * Replaces the SQLite file of a stopped app by a backup, in one step.
 * @throws {StartupError} if the backup is corrupt or a process uses the file
 * @example
 * restore("backups/notes.db", "data/notes.db");
 */
export function restore(from: string, file: string): void {
  copyDatabase(from, file);
}

function copyDatabase(from: string, to: string): void {
  if (!existsSync(from)) throw new StartupError(`there is no file ${from}. Name the file of a SQLite database.`);
  const copy = `${to}.${randomUUID()}.unfinished`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    writeCopy(from, copy);
    if (existsSync(to)) removeWal(to);
    renameSync(copy, to);
    syncToDisk(dirname(to));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = (error as Error).message;
    throw new StartupError(`cannot copy ${from} to ${to}: ${reason}. ${to} is unchanged.`, { cause: error });
  } finally {
    rmSync(copy, { force: true });
  }
}

function writeCopy(from: string, copy: string): void {
  using database = new DatabaseSync(from, { timeout: 5000 });
  const [result] = database.prepare("PRAGMA integrity_check").all();
  if (result?.integrity_check !== "ok")
    throw new StartupError(`${from} is corrupt: ${result?.integrity_check}. Name another file.`);
  database.prepare("VACUUM INTO ?").run(copy);
  chmodSync(copy, statSync(from).mode);
  syncToDisk(copy);
}

const busyCode = 5;

/** Removes the WAL of a file. SQLite would apply it to the file that replaces this one. */
function removeWal(file: string): void {
  try {
    using database = new DatabaseSync(file);
    // Succeeds only if no other connection is open.
    database.exec("PRAGMA journal_mode = DELETE");
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busyCode)
      throw new StartupError(`${file} is in use, and is unchanged. Stop the app, and try again.`, { cause: error });
    // A corrupt file needs its backup most.
  }
  for (const suffix of ["-wal", "-shm"]) rmSync(file + suffix, { force: true });
}

function syncToDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
