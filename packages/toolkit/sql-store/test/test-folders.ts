import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

export function temporaryDirectory(parent: string = tmpdir()): { path: string; remove: () => void } {
  const path = mkdtempSync(join(parent, "sql-store-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Creates a folder that is removed after the test. */
export function testFolder(parent?: string): string {
  const { path, remove } = temporaryDirectory(parent);
  onTestFinished(remove);
  return path;
}

/** Creates a folder that is removed after the tests of a file or group. */
export function sharedFolder(parent?: string): string {
  const { path, remove } = temporaryDirectory(parent);
  afterAll(remove);
  return path;
}

// The default /dev/shm of a container (64 MiB) is too small.
const minFreeBytes = 2 ** 30;

/** Returns a parent for temporary folders: in memory, where fsync is fast, if there is enough space. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= minFreeBytes ? "/dev/shm" : tmpdir();
  } catch {
    return tmpdir();
  }
}
