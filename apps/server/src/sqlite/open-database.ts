import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartUpError } from "../start/start-up-error.ts";
import { migrate } from "./migrations.ts";

/**
 * Opens the store of a data folder, and makes both where they are missing.
 * A commit is on disk before it returns: WAL with `synchronous=FULL`.
 * @throws {StartUpError} when the folder or the file cannot be used
 */
export function openDatabase(dataDirectory: string): DatabaseSync {
  const path = join(dataDirectory, "store.db");
  try {
    mkdirSync(dataDirectory, { recursive: true });
    // Operator commands work beside a running server: each waits for the other's short transactions.
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(database, path);
    return database;
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    const reason = (error as Error).message;
    throw new StartUpError(
      `the data folder ${dataDirectory} cannot be used: ${reason}. It must be a folder that this user may write to; set DATA_DIR to another one.`,
    );
  }
}
