// SQLite's primary result codes (sqlite.org/rescode.html).
const [full, corrupt, notADatabase] = [13, 11, 26];
const heldByOthers = new Set([5 /* BUSY */, 6 /* LOCKED */, 15 /* PROTOCOL */]);
const failing = new Set([8 /* READONLY */, 10 /* IOERR */, 14 /* CANTOPEN */, full, corrupt, notADatabase]);

/** Whether an error of node:sqlite says that the disk or another process stands in the way, and not a fault of ours. */
export function isAway(error: unknown): boolean {
  return heldByOthers.has(resultCode(error)) || isDiskFailure(error);
}

/** Whether it says that the disk does, or what lies on it. */
export function isDiskFailure(error: unknown): boolean {
  // ERR_INVALID_STATE: the database is closed.
  return failing.has(resultCode(error)) || (error as { code?: string }).code === "ERR_INVALID_STATE";
}

/** Whether a connection may be used on after it: a full disk leaves everything as it was. */
export function leavesUsable(error: unknown): boolean {
  return !isDiskFailure(error) || resultCode(error) === full;
}

/** Whether it says that the file is no database, or none that is whole. */
export function isBroken(error: unknown): boolean {
  return resultCode(error) === corrupt || resultCode(error) === notADatabase;
}

/** The primary result code: the low byte of an extended one. */
export function resultCode(error: unknown): number {
  return ((error as { errcode?: number } | undefined)?.errcode ?? 0) & 0xff;
}
