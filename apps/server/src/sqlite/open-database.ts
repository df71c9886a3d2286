import type { DatabaseSync } from "node:sqlite";
import { connect, storePath } from "./connect.ts";
import { dataFolderProblem, makeFolder } from "./data-folder-problem.ts";
import { migrate } from "./migrations.ts";
import { rewriteLog } from "./rewrite-log.ts";

/**
 * Opens the store of a data folder, and makes both where they are missing.
 * @throws {StartUpError} when the folder or the file cannot be used
 */
export function openDatabase(dataDirectory: string): DatabaseSync {
  return open(dataDirectory, () => {
    makeFolder(dataDirectory);
    return connect(dataDirectory, { create: true });
  });
}

/** The same for its server, which goes on from what a crash left in the log. @param create whether it may be missing */
export function openServedDatabase(dataDirectory: string, create: boolean): DatabaseSync {
  return open(dataDirectory, () => {
    if (create) makeFolder(dataDirectory);
    const database = connect(dataDirectory, { create });
    rewriteLog(database, dataDirectory);
    return database;
  });
}

function open(dataDirectory: string, connected: () => DatabaseSync): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = connected();
    migrate(database, storePath(dataDirectory));
    return database;
  } catch (error) {
    database?.close();
    throw dataFolderProblem(dataDirectory, error);
  }
}
