import type { DatabaseSync } from "node:sqlite";
import type { StoredRow, Table } from "../define-table.ts";
import { prepareFilters } from "../prepare-filters.ts";
import type { TableReader } from "../store.ts";
import { prepareExact } from "./statements.ts";

/** Reads a table on `database`, where a commit is visible before the writer reports it. */
export function createSqliteReader(database: DatabaseSync, table: Table<StoredRow>): TableReader<StoredRow> {
  const selectOne = prepareExact(database, table.select("WHERE id = ?"));
  const findSelect = prepareFilters(table, (columns) => {
    const conditions = [...columns.map((column) => `${column} = ?`), "id > ?"].join(" AND ");
    // With a plain `LIMIT ?`, SQLite would prepare the query again for each value.
    return prepareExact(database, table.select(`WHERE ${conditions} ORDER BY id LIMIT ? + 0`));
  });
  return {
    find: (id) => selectOne([id]).map(table.fromValues)[0],
    list({ filter = {}, after, limit }) {
      const [select, values] = findSelect(filter);
      return select([...values, after, limit]).map(table.fromValues);
    },
  };
}
