import { existsSync } from "node:fs";
import { StartupError } from "@animal-store/node-http";
import type { SourceStore } from "../migrate-store/migrate-store.ts";
import { selectAsText, type TextRow } from "../migrate-store/table-mappings.ts";
import type { Tables } from "../store.ts";
import { storePath } from "./connect.ts";
import { toDataFolderError } from "./data-folder.ts";
import { isCorrupt, isUnavailable } from "./error-codes.ts";
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
    withSourceErrors(dataDirectory, () => database.exec("BEGIN IMMEDIATE"));
    return {
      count({ name }) {
        const row = withSourceErrors(dataDirectory, () =>
          database.prepare(`SELECT count(*) AS rows FROM ${name}`).get(),
        );
        return Number(row?.rows);
      },
      *rows(table) {
        const select = database.prepare(selectAsText(table, "sqlite"));
        select.setReturnArrays(true);
        const rows = select.iterate();
        for (;;) {
          const { value, done } = withSourceErrors(dataDirectory, () => rows.next());
          if (done) return;
          yield value as unknown as TextRow;
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
    throw error;
  }
}

function withSourceErrors<Result>(dataDirectory: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!isUnavailable(error) || isCorrupt(error)) throw toDataFolderError(dataDirectory, error);
    const { message } = error as Error;
    throw new StartupError(
      `the data folder ${dataDirectory} cannot be read: ${message}. Another program may have locked it. Try again.`,
      { cause: error },
    );
  }
}
