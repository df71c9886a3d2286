import { randomUUID } from "node:crypto";
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/process";

/**
 * Copies a SQLite file to a new file, also while an app writes. The copy has the state of one moment, and is checked.
 * @throws {StartupError} if `to` exists, or if the file is corrupt
 * @example
 * backup("data/notes.db", "backups/notes.db");
 */
export function backup(file: string, to: string): void {
  if (existsSync(to)) throw new StartupError(`${to} already exists, and is not overwritten. Name another file.`);
  // A link never replaces a file.
  copyDatabase(file, to, (copy) => linkSync(copy, to));
}

/**
 * Replaces a SQLite file, in one step, by a backup that is checked first. The app must be stopped.
 * @throws {StartupError} if the backup is corrupt, or if a process uses the file
 * @example
 * restore("backups/notes.db", "data/notes.db");
 */
export function restore(from: string, file: string): void {
  copyDatabase(from, file, (copy) => {
    if (existsSync(file)) removeWal(file);
    renameSync(copy, file);
  });
}

function copyDatabase(from: string, to: string, publish: (copy: string) => void): void {
  if (!existsSync(from)) throw new StartupError(`there is no file ${from}. Name the file of a SQLite database.`);
  const copy = `${to}.${randomUUID()}.unfinished`;
  try {
    using source = new DatabaseSync(from, { timeout: 5000 });
    source.prepare("VACUUM INTO ?").run(copy);
    assertIntact(copy, from);
    syncToDisk(copy);
    publish(copy);
    syncToDisk(dirname(to));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`cannot copy ${from} to ${to}: ${(error as Error).message}. ${to} is unchanged.`, {
      cause: error,
    });
  } finally {
    rmSync(copy, { force: true });
  }
}

function assertIntact(copy: string, from: string): void {
  using database = new DatabaseSync(copy, { readOnly: true });
  const problems = [
    ...database.prepare("PRAGMA integrity_check").all(),
    ...database.prepare("PRAGMA foreign_key_check").all(),
  ];
  if (problems.length > 1 || problems[0]?.integrity_check !== "ok")
    throw new StartupError(`${from} is corrupt: ${JSON.stringify(problems[0])}. Name another file.`);
}

/** Removes the WAL of a file, which SQLite would apply to the file that replaces it. */
function removeWal(file: string): void {
  using database = new DatabaseSync(file);
  // Fails if another process has the file open.
  database.exec("PRAGMA journal_mode = DELETE");
}

function syncToDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
