import { closeSync, existsSync, fsyncSync, linkSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";

/** A file that appears at its path whole and on disk, or not at all. Nobody else may read it. */
export interface NewFile {
  /** Where it is made. */
  readonly path: string;
  /** @throws {NodeJS.ErrnoException} EEXIST when there is another one at its path by now */
  keep(): void;
  /** Removes what was not kept. */
  drop(): void;
}

/** Removes what processes of this machine left there unfinished when they were killed. */
export function createNewFile(target: string): NewFile {
  dropForsaken(dirname(target));
  const path = join(dirname(target), `.${basename(target)}.${hostname()}-${process.pid}.unfinished`);
  closeSync(openSync(path, "wx", 0o600));
  return {
    path,
    keep() {
      sync(path);
      moveTo(path, target);
      sync(dirname(target));
    },
    drop() {
      for (const each of [path, `${path}-journal`, `${path}-wal`, `${path}-shm`]) rmSync(each, { force: true });
    },
  };
}

const unfinished = new RegExp(`^\\..+\\.${RegExp.escape(hostname())}-(\\d+)\\.unfinished(?:-(?:journal|wal|shm))?$`);

function dropForsaken(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = unfinished.exec(name) ?? [];
    if (pid !== undefined && !lives(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** Whether a process lives. Its own number is one that this process has been given anew. */
function lives(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
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
