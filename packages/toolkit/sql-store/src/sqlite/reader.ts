import type { DatabaseSync } from "node:sqlite";
import type { StoredRow, Table } from "../define-table.ts";
import { preparePages } from "../prepare-pages.ts";
import type { TableReader } from "../store.ts";
import { prepareExact } from "./statements.ts";

/** Reads a table on `database`, where a commit is visible before the writer reports it. */
export function createReader(database: DatabaseSync, table: Table<StoredRow>): TableReader<StoredRow> {
  const selectOne = prepareExact(database, table.select("WHERE id = ?"));
  const findSelect = preparePages(table, {
    formatIds: (ids) => `[${ids}]`,
    prepare({ columns, hasIds, order }) {
      const conditions = [
        ...columns.map((column) => `${column} = ?`),
        ...(hasIds ? ["id IN (SELECT value FROM json_each(?))"] : []),
        `id ${order === "asc" ? ">" : "<"} ?`,
      ].join(" AND ");
      // With a plain `LIMIT ?`, SQLite would prepare the query again for each value.
      return prepareExact(database, table.select(`WHERE ${conditions} ORDER BY id ${order} LIMIT ? + 0`));
    },
  });
  return {
    find: (id) => selectOne([id]).map(table.fromValues)[0],
    list(page) {
      const [select, values] = findSelect(page);
      return select(values).map(table.fromValues);
    },
  };
}
