import { existsSync } from "node:fs";
import { StartupError } from "@animal-store/node-http";
import type { SourceStore } from "../migrate-store/migrate-store.ts";
import { selectAsText, type TextRow } from "../migrate-store/table-mappings.ts";
import { storePath } from "./connect.ts";
import { toDataFolderError } from "./data-folder.ts";
import { isCorrupt, isUnavailable } from "./error-codes.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { openDatabase } from "./open-database.ts";

/** @throws {StartupError} when there is no store, a server has it, or it cannot be read */
export function openSource(dataDirectory: string): SourceStore {
  if (!existsSync(storePath(dataDirectory)))
    throw new StartupError(
      `the data folder ${dataDirectory} holds no store: there is no store.db in it. Name the folder that a server keeps its data in.`,
    );
  const lock = lockDataFolder(dataDirectory, {
    refuse: (owner) =>
      `is in use by a server${owner}, which would go on writing to it. Stop that server, and move then.`,
  });
  try {
    const database = openDatabase(dataDirectory);
    // Against other programs than servers, such as the keys command.
    explained(dataDirectory, () => database.exec("BEGIN IMMEDIATE"));
    return {
      count({ name }) {
        const row = explained(dataDirectory, () => database.prepare(`SELECT count(*) AS rows FROM ${name}`).get());
        return Number(row?.rows);
      },
      *rows(moved) {
        const select = database.prepare(selectAsText(moved, "sqlite"));
        select.setReturnArrays(true);
        const found = select.iterate();
        for (;;) {
          const { value, done } = explained(dataDirectory, () => found.next());
          if (done) return;
          // As the query casts them.
          yield value as unknown as TextRow;
        }
      },
      lastId(table) {
        const last = database.prepare("SELECT CAST(seq AS TEXT) AS id FROM sqlite_sequence WHERE name = ?").get(table);
        return String(last?.id ?? 0);
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

function explained<Result>(dataDirectory: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!isUnavailable(error) || isCorrupt(error)) throw toDataFolderError(dataDirectory, error);
    const { message } = error as Error;
    throw new StartupError(
      `the data folder ${dataDirectory} cannot be read right now: ${message}. Another program may hold it: try again.`,
      { cause: error },
    );
  }
}
