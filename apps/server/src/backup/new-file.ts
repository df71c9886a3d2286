import { randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { systemClock } from "@animal-store/service";

/** A file that appears at its path whole and on disk, or not at all. Nobody else may read it. */
export interface NewFile {
  /** Where it is made. */
  readonly path: string;
  /** @throws {NodeJS.ErrnoException} EEXIST when there is another one at its path by now */
  keep(): void;
  /** Removes what was not kept. */
  drop(): void;
}

/** Removes what was left there unfinished a day ago, by a process that was killed. */
export function createNewFile(target: string): NewFile {
  dropForsaken(dirname(target));
  // By no process id: those of two containers may be the same.
  const path = join(dirname(target), `.${basename(target)}.${randomUUID()}.unfinished`);
  closeSync(openSync(path, "wx", 0o600));
  return {
    path,
    keep() {
      // A copy takes the mode of the original.
      chmodSync(path, 0o600);
      sync(path);
      moveTo(path, target);
      sync(dirname(target));
    },
    drop() {
      for (const each of [path, `${path}-journal`, `${path}-wal`, `${path}-shm`]) rmSync(each, { force: true });
    },
  };
}

const unfinished = /^\..+\.unfinished(?:-(?:journal|wal|shm))?$/;
// Milliseconds. What is being made is written to more often than that.
const forsakenAfter = 86_400_000;

function dropForsaken(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => unfinished.test(each))) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && systemClock.now() - found.mtimeMs > forsakenAfter) rmSync(path, { force: true });
  }
}

/** A link takes no other file's place; some file systems have none. */
function moveTo(path: string, target: string): void {
  try {
    linkSync(path, target);
    rmSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    if (existsSync(target)) throw Object.assign(new Error("there is a file by now"), { code: "EEXIST" });
    renameSync(path, target);
  }
}

function sync(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
