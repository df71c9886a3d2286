// SQLite's primary result codes (sqlite.org/rescode.html) for a store that is away, not for a fault of ours.
const awayCodes = new Set([
  5 /* BUSY */, 6 /* LOCKED */, 8 /* READONLY */, 10 /* IOERR */, 13 /* FULL */, 14 /* CANTOPEN */,
]);

/** Whether an error of node:sqlite says that the disk or another process stands in the way. */
export function isAway(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: number; code?: string };
  // An extended result code holds the primary one in its low byte. ERR_INVALID_STATE: the database is closed.
  return (errcode !== undefined && awayCodes.has(errcode & 0xff)) || code === "ERR_INVALID_STATE";
}
