import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import { dataFolderProblem, makeFolder } from "./data-folder-problem.ts";
import { migrate } from "./migrations.ts";

/**
 * Opens the store of a data folder, and makes both where they are missing.
 * A commit is on disk before it returns: WAL with `synchronous=FULL`.
 * @throws {StartUpError} when the folder or the file cannot be used
 */
export function openDatabase(dataDirectory: string): DatabaseSync {
  const path = join(dataDirectory, "store.db");
  try {
    makeFolder(dataDirectory);
    // Operator commands work beside a running server: each waits for the other's short transactions.
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(database, path);
    return database;
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    throw dataFolderProblem(dataDirectory, error);
  }
}
