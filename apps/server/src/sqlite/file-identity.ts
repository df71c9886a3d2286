import { statSync } from "node:fs";
import { storePath } from "./connect.ts";

/** Which file lies at a path; undefined where none does, or the disk does not tell. */
export function fileIdentity(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/** Which files are the store of a data folder: what is committed to others is found by nobody. */
export interface StoreFiles {
  readonly store: string | undefined;
  /** The write-ahead log, which is there while a connection is. */
  readonly log: string | undefined;
}

export function storeFiles(dataDirectory: string): StoreFiles {
  const path = storePath(dataDirectory);
  return { store: fileIdentity(path), log: fileIdentity(`${path}-wal`) };
}

export function areSame(one: StoreFiles, other: StoreFiles): boolean {
  return one.store !== undefined && one.store === other.store && one.log === other.log;
}
