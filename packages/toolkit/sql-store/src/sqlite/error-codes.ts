// SQLite's primary result codes (sqlite.org/rescode.html).
const [fullCode, corruptCode, notDatabaseCode] = [13, 11, 26];
const lockedCodes = new Set([5 /* BUSY */, 6 /* LOCKED */, 15 /* PROTOCOL */]);
const failureCodes = new Set([8 /* READONLY */, 10 /* IOERR */, 14 /* CANTOPEN */, corruptCode, notDatabaseCode]);

/** Returns whether an error of node:sqlite means that the store is unavailable, as opposed to a defect of the server. */
export function isUnavailable(error: unknown): boolean {
  const isClosed = (error as { code?: string } | undefined)?.code === "ERR_INVALID_STATE";
  return lockedCodes.has(resultCode(error)) || isFull(error) || isStorageFailure(error) || isClosed;
}

/** Returns whether the disk is full. SQLite has rolled back the transaction, and the connection stays usable. */
export function isFull(error: unknown): boolean {
  return resultCode(error) === fullCode;
}

/** Returns whether a connection is unusable: an I/O error, a corrupt or missing file, a read-only file system. */
export function isStorageFailure(error: unknown): boolean {
  return failureCodes.has(resultCode(error));
}

export function isCorrupt(error: unknown): boolean {
  return resultCode(error) === corruptCode || resultCode(error) === notDatabaseCode;
}

export function resultCode(error: unknown): number {
  return ((error as { errcode?: number } | undefined)?.errcode ?? 0) & 0xff;
}
