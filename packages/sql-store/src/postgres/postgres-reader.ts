import type { SqlValue, StoredRow, Table } from "../define-table.ts";
import { prepareFilters } from "../prepare-filters.ts";
import type { TableReader } from "../store.ts";
import { coalesceReads } from "./coalesce-reads.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import { defineStatement } from "./statement.ts";

export function createPostgresReader(
  { query }: Pick<ConnectionPool, "query">,
  table: Table<StoredRow>,
): TableReader<StoredRow> {
  const selectByIds = defineStatement<SqlValue[]>(`${table.name}_by_id`, table.select("WHERE id = ANY ($1::bigint[])"));
  const find = coalesceReads(String, (ids: readonly (number | bigint)[]) => {
    const rowsById = query(selectByIds, [ids]).then(
      (rows) => new Map(rows.map(table.fromValues).map((row) => [String(row.id), row])),
    );
    return ids.map((id) => rowsById.then((rows) => rows.get(String(id))));
  });
  let statementCount = 0;
  const findStatement = prepareFilters(table, (columns) => {
    const fullName = [`page_of_${table.name}`, ...columns].join("_by_");
    statementCount += 1;
    const name = fullName.length > maxNameLength ? `page_${statementCount}_of_${table.name}` : fullName;
    return defineStatement<SqlValue[]>(name, table.select(toPageClauses(columns)));
  });
  return {
    find,
    async list({ filter = {}, after, limit }) {
      const [select, values] = findStatement(filter);
      return (await query(select, [...values, after, limit])).map(table.fromValues);
    },
  };
}

// PostgreSQL ignores the rest of a longer name, so two statements could have the same name.
const maxNameLength = 63;

/** Returns clauses that read one range of an index: of a column and the id, or of the id only. */
function toPageClauses(columns: readonly string[]): string {
  const [afterId, limit] = [`$${columns.length + 1}`, `$${columns.length + 2}`];
  const [firstColumn, ...moreColumns] = columns;
  if (firstColumn === undefined) return `WHERE id > ${afterId} ORDER BY id LIMIT ${limit}`;
  // Without the upper bound, the planner could also scan the rows of other values.
  const range = `(${firstColumn}, id) > ($1, ${afterId}::bigint) AND (${firstColumn}, id) <= ($1, 9223372036854775807)`;
  const conditions = [range, ...moreColumns.map((column, index) => `${column} = $${index + 2}`)].join(" AND ");
  return `WHERE ${conditions} ORDER BY ${firstColumn}, id LIMIT ${limit}`;
}
