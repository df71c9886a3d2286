import { statSync } from "node:fs";
import { storePath } from "./connect.ts";

/** Which file lies at a path, by its disk and its number there. */
export interface FileIdentity {
  readonly dev: number;
  readonly ino: number;
}

/** @returns undefined where no file lies there, or the disk does not tell */
export function fileIdentity(path: string): FileIdentity | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export function isSameFile(one: FileIdentity | undefined, other: FileIdentity | undefined): boolean {
  return one !== undefined && one.ino === other?.ino && one.dev === other.dev;
}

/** Which files are the store of a data folder: what is committed to others is found by nobody. */
export interface StoreFiles {
  readonly store: FileIdentity | undefined;
  /** The write-ahead log, which is there while a connection is. */
  readonly log: FileIdentity | undefined;
}

export function storeFiles(dataDirectory: string): StoreFiles {
  const path = storePath(dataDirectory);
  return { store: fileIdentity(path), log: fileIdentity(`${path}-wal`) };
}

export function areSame(one: StoreFiles, other: StoreFiles): boolean {
  // A disk without shared memory has no log.
  const hasNone = one.log === undefined && other.log === undefined;
  return isSameFile(one.store, other.store) && (hasNone || isSameFile(one.log, other.log));
}
