import type { OpenKeptStores } from "@animal-store/service/testing";
import { openDatabase } from "../src/sqlite/open-database.ts";
import { createSqliteStores } from "../src/sqlite/sqlite-stores.ts";
import { temporaryDirectory } from "./server-process.ts";

/** SQLite stores in a folder of their own, which tell their changes where they are told to. */
export const openKeptStores: OpenKeptStores = ({ changes }) => {
  const folder = temporaryDirectory();
  const database = openDatabase(folder.path);
  const close = () => {
    database.close();
    folder.remove();
  };
  return { stores: createSqliteStores(database, changes), close };
};
