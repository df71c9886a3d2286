// SQLite's primary result codes (sqlite.org/rescode.html).
const [full, corrupt, notADatabase] = [13, 11, 26];
const heldByOthers = new Set([5 /* BUSY */, 6 /* LOCKED */, 15 /* PROTOCOL */]);
const failed = new Set([8 /* READONLY */, 10 /* IOERR */, 14 /* CANTOPEN */, corrupt, notADatabase]);

/** Whether an error of node:sqlite says that the disk or another process stands in the way, and not a fault of ours. */
export function isUnavailable(error: unknown): boolean {
  // ERR_INVALID_STATE: the database is closed.
  const isClosed = (error as { code?: string } | undefined)?.code === "ERR_INVALID_STATE";
  return heldByOthers.has(resultCode(error)) || isFull(error) || isStorageFailure(error) || isClosed;
}

/** Returns whether the disk is full. The transaction is undone, and the connection stays usable. */
export function isFull(error: unknown): boolean {
  return resultCode(error) === full;
}

/** Returns whether a connection is unusable: an I/O error, a corrupt or missing file, a read-only file system. */
export function isStorageFailure(error: unknown): boolean {
  return failed.has(resultCode(error));
}

/** Whether it says that the file is no database, or none that is whole. */
export function isCorrupt(error: unknown): boolean {
  return resultCode(error) === corrupt || resultCode(error) === notADatabase;
}

/** The primary result code: the low byte of an extended one. */
export function resultCode(error: unknown): number {
  return ((error as { errcode?: number } | undefined)?.errcode ?? 0) & 0xff;
}
