import type { DatabaseSync } from "node:sqlite";

/** SQLite itself runs a checkpoint after every 1,000 pages, and when the last connection closes (sqlite.org/wal.html). */
export function checkpoint(database: DatabaseSync): void {
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}
