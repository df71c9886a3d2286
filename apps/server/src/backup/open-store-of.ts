import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import { connect, storePath } from "../sqlite/connect.ts";
import { dataFolderProblem } from "../sqlite/data-folder.ts";
import { refuseOtherSchema } from "../sqlite/migrations.ts";

/** The store of a data folder as it is, to be read beside its server. @throws {StartUpError} when there is none that can be */
export function openStoreOf(dataDirectory: string): DatabaseSync {
  const path = storePath(dataDirectory);
  if (!existsSync(path))
    throw new StartUpError(
      `the data folder ${dataDirectory} holds no store: there is no store.db in it. Set DATA_DIR to the folder of a server.`,
    );
  let database: DatabaseSync | undefined;
  try {
    database = connect(dataDirectory);
    refuseOtherSchema(database, path);
    return database;
  } catch (error) {
    database?.close();
    throw dataFolderProblem(dataDirectory, error);
  }
}
