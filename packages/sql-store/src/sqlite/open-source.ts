import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import type { SourceStore } from "../migrate-store/migrate-store.ts";
import { selectAsText, type TextRow } from "../migrate-store/table-mappings.ts";
import { reservedNames } from "../schema.ts";
import type { Tables } from "../store.ts";
import { storePath } from "./connect.ts";
import { toDataFolderError } from "./data-folder.ts";
import { isCorrupt, isUnavailable } from "./error-codes.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { openDatabase } from "./open-database.ts";

/**
 * Opens a data folder for `migrateStore`, and locks it.
 * @throws {StartupError} if a server uses the folder, or if the copy would lose data of a newer program
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
    const unknownData = findUnknownData(database, tables);
    if (unknownData.length > 0) {
      database.close();
      throw new StartupError(
        `the data folder ${dataDirectory} has data in ${unknownData.join(", ")}, which this program would not copy. Use the newer program that wrote it, or delete the data.`,
      );
    }
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

/** Returns the columns that have data and that this program does not declare. */
function findUnknownData(database: DatabaseSync, tables: Tables): string[] {
  const declared = Object.values(tables).flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  );
  return database
    .prepare(
      "SELECT t.name AS tableName, c.name AS columnName FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'",
    )
    .all()
    .map(({ tableName, columnName }) => [String(tableName), String(columnName)] as const)
    .filter(([table]) => !reservedNames.includes(table) && !table.startsWith("sqlite_"))
    .filter(([table, column]) => !declared.includes(`${table}.${column}`))
    .filter(([table, column]) =>
      database.prepare(`SELECT 1 FROM "${table}" WHERE "${column}" IS NOT NULL LIMIT 1`).get(),
    )
    .map((names) => names.join("."));
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
