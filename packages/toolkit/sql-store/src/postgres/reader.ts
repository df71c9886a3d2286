import type { SqlValue, StoredRow, Table } from "../define-table.ts";
import { type PageQuery, preparePages } from "../prepare-pages.ts";
import type { TableReader } from "../store.ts";
import { coalesceReads, type ScheduleRead } from "./coalesce-reads.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import { defineStatement } from "./statements.ts";

export function createReader(
  { query }: Pick<ConnectionPool, "query">,
  table: Table<StoredRow>,
  scheduleRead: ScheduleRead,
): TableReader<StoredRow> {
  const selectByIds = defineStatement<SqlValue[]>(`${table.name}_by_id`, table.select("WHERE id = ANY ($1::bigint[])"));
  const find = coalesceReads(scheduleRead, async (ids: readonly (number | bigint)[]) => {
    const rows = (await query(selectByIds, [ids])).map(table.fromValues);
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    // Every id is below 2^53, so a larger bigint finds none.
    return (id) => rowsById.get(Number(id));
  });
  let statementCount = 0;
  const findStatement = preparePages(table, {
    formatIds: (ids) => `{${ids}}`,
    prepare(query) {
      const { columns, hasIds, order } = query;
      const criteria = hasIds ? [...columns, "ids"] : columns;
      const fullName = [`page_of_${table.name}`, ...criteria].join("_by_") + (order === "asc" ? "" : "_desc");
      statementCount += 1;
      const name = fullName.length > maxNameLength ? `page_${statementCount}_of_${table.name}` : fullName;
      return defineStatement<SqlValue[]>(name, table.select(toPageClauses(query)));
    },
  });
  return {
    find,
    async list(page) {
      const [select, values] = findStatement(page);
      return (await query(select, values)).map(table.fromValues);
    },
  };
}

// PostgreSQL ignores the rest of a longer name, so two statements could have the same name.
const maxNameLength = 63;

/** Returns clauses that read one range of an index: of a column and the id, or of the id only. With ids, they search for each id. */
function toPageClauses({ columns, hasIds, order }: PageQuery): string {
  const equalities = columns.map((column, index) => `${column} = $${index + 1}`);
  const ids = hasIds ? [`id = ANY ($${columns.length + 1}::bigint[])`] : [];
  const parameterCount = equalities.length + ids.length;
  const [after, limit] = [`$${parameterCount + 1}`, `$${parameterCount + 2}`];
  const [isAfter, isWithin, lastId] = order === "asc" ? [">", "<=", 2n ** 63n - 1n] : ["<", ">=", -(2n ** 63n)];
  const [firstColumn] = hasIds ? [] : columns;
  if (firstColumn === undefined)
    return `WHERE ${[...equalities, ...ids, `id ${isAfter} ${after}`].join(" AND ")} ORDER BY id ${order} LIMIT ${limit}`;
  // Without the second bound, the planner could also scan the rows of other values.
  const range = `(${firstColumn}, id) ${isAfter} ($1, ${after}::bigint) AND (${firstColumn}, id) ${isWithin} ($1, ${lastId})`;
  const conditions = [range, ...equalities.slice(1)].join(" AND ");
  return `WHERE ${conditions} ORDER BY ${firstColumn} ${order}, id ${order} LIMIT ${limit}`;
}
