import { describeKeptAnswers } from "@animal-store/service/testing";
import { temporaryDirectory } from "../../test/server-process.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteStores } from "./sqlite-stores.ts";

describeKeptAnswers("SQLite", ({ changes }) => {
  const folder = temporaryDirectory();
  const database = openDatabase(folder.path);
  const close = () => {
    database.close();
    folder.remove();
  };
  return { stores: createSqliteStores(database, changes), close };
});
