import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { storePath } from "./connect.ts";

/**
 * Writes the write-ahead log onto itself and syncs it, before anything is built on what SQLite recovers from it.
 *
 * After a sync that failed the kernel takes the pages for written: it shows them to readers, and later syncs leave them out. SQLite
 * appends to no commit whose sync failed, and writes over it. But one that recovers, after kill -9 or beside nobody, reads that
 * commit like any other and appends behind it; a loss of power then takes it, and with it all that was acknowledged after it, since
 * each frame's checksum builds on the one before. What is written anew is synced anew.
 */
export function rewriteLog(database: DatabaseSync, dataDirectory: string): void {
  // Recovers, and keeps others from writing meanwhile.
  database.exec("BEGIN IMMEDIATE");
  try {
    const path = `${storePath(dataDirectory)}-wal`;
    if (existsSync(path)) rewrite(path);
  } finally {
    if (database.isTransaction) database.exec("ROLLBACK");
  }
}

function rewrite(path: string): void {
  const file = openSync(path, "r+");
  try {
    const { size } = fstatSync(file);
    const chunk = Buffer.alloc(Math.min(size, largestChunk));
    for (let position = 0; position < size; ) {
      const length = readSync(file, chunk, 0, chunk.length, position);
      if (length === 0) break;
      writeSync(file, chunk, 0, length, position);
      position += length;
    }
    if (size > 0) fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const largestChunk = 2 ** 20;
