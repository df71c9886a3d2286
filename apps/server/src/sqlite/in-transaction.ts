import type { DatabaseSync } from "node:sqlite";

/** Does a piece of work all or nothing, as the only writer. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite may have rolled back by itself, after a full disk for example.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
