import { randomUUID } from "node:crypto";
import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A file that appears at its path only when it is complete. Its disposal deletes it unless it is published. */
export interface AtomicFile extends Disposable {
  /** The path until then. */
  readonly path: string;
  /** @throws {Error} if the target exists */
  publish(): void;
}

export function createAtomicFile(target: string): AtomicFile {
  const folder = dirname(target);
  const path = join(folder, `.${basename(target)}.${randomUUID()}.unfinished`);
  closeSync(openSync(path, "wx", 0o600));
  return {
    path,
    publish() {
      // A copied file has the mode of the original.
      chmodSync(path, 0o600);
      syncToDisk(path);
      moveWithoutOverwrite(path, target);
      syncToDisk(folder);
    },
    [Symbol.dispose]() {
      for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
    },
  };
}

/** Creates a hard link, which never replaces a file. Renames on file systems without hard links. */
function moveWithoutOverwrite(path: string, target: string): void {
  try {
    linkSync(path, target);
    rmSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    if (existsSync(target)) throw Object.assign(new Error("the file already exists"), { code: "EEXIST" });
    renameSync(path, target);
  }
}

function syncToDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
