import type { DatabaseSync } from "node:sqlite";

/**
 * Copies the WAL into the database file and truncates it (sqlite.org/pragma.html#pragma_wal_checkpoint). SQLite itself runs a checkpoint
 * after every 1,000 pages, and when the last connection closes.
 */
export function checkpoint(database: DatabaseSync): void {
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}
