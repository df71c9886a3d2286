import type { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import { connect, storePath } from "./connect.ts";
import { dataFolderProblem, makeFolder } from "./data-folder-problem.ts";
import { migrate } from "./migrations.ts";

/**
 * Opens the store of a data folder, and makes both where they are missing.
 * @throws {StartUpError} when the folder or the file cannot be used
 */
export function openDatabase(dataDirectory: string): DatabaseSync {
  try {
    makeFolder(dataDirectory);
    const database = connect(dataDirectory);
    migrate(database, storePath(dataDirectory));
    return database;
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    throw dataFolderProblem(dataDirectory, error);
  }
}
