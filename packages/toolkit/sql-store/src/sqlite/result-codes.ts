// The writer thread loads this file, so it imports no package that is slow to load.

/** The members of an error of node:sqlite or node:fs. */
export interface DriverError {
  readonly message: string;
  readonly code?: string;
  readonly errcode?: number;
}

// SQLite's primary result codes (sqlite.org/rescode.html).
export const [busyCode, readOnlyCode, ioErrorCode, fullCode, cannotOpenCode] = [5, 8, 10, 13, 14];
export const corruptCode = 11;
const notDatabaseCode = 26;
const lockedCodes = new Set([busyCode, 6 /* LOCKED */, 15 /* PROTOCOL */]);
const failureCodes = new Set([readOnlyCode, ioErrorCode, cannotOpenCode, corruptCode, notDatabaseCode]);

/** Returns whether an error of node:sqlite means that the store is unavailable, as opposed to a defect of the server. */
export function isUnavailable(error: unknown): boolean {
  const isClosed = (error as DriverError | undefined)?.code === "ERR_INVALID_STATE";
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

/** Returns whether another process has the lock of a database. */
export function isBusy(error: unknown): boolean {
  return resultCode(error) === busyCode;
}

export function isSqliteError(error: unknown): boolean {
  return (error as DriverError).code === "ERR_SQLITE_ERROR";
}

export function resultCode(error: unknown): number {
  return ((error as DriverError | undefined)?.errcode ?? 0) & 0xff;
}
