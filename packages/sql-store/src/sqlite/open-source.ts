import { existsSync } from "node:fs";
import { StartupError } from "@animal-store/node-http";
import { type SourceStore, selectAsText, type TextRow } from "../migrate-store/migrate-store.ts";
import type { Tables } from "../store.ts";
import { storePath } from "./connect.ts";
import { toCommandError } from "./data-folder.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { openDatabase } from "./open-database.ts";

/**
 * Opens a data folder for `migrateStore`, and locks it.
 * @throws {StartupError} if a server uses the folder
 * @example
 * const source = openSource("data", library.tables);
 */
export function openSource(dataDirectory: string, tables: Tables): SourceStore {
  if (!existsSync(storePath(dataDirectory)))
    throw new StartupError(`the data folder ${dataDirectory} contains no store.db. Name the data folder of a server.`);
  const lock = lockDataFolder(dataDirectory, {
    describeConflict: (owner) => `is in use by a server${owner}. Stop that server before the migration.`,
  });
  try {
    const database = openDatabase(dataDirectory, tables);
    // Locks out programs that do not lock the data folder, such as the keys command.
    database.exec("BEGIN IMMEDIATE");
    return {
      *rows(table) {
        const select = database.prepare(selectAsText(table, "sqlite"));
        select.setReturnArrays(true);
        try {
          yield* select.iterate() as Iterable<unknown> as Iterable<TextRow>;
        } catch (error) {
          throw toCommandError(dataDirectory, error);
        }
      },
      lastId(table) {
        const row = database.prepare("SELECT CAST(seq AS TEXT) AS id FROM sqlite_sequence WHERE name = ?").get(table);
        return String(row?.id ?? 0);
      },
      close() {
        database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw toCommandError(dataDirectory, error);
  }
}
