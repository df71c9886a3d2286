import { type OrderStore, type PetStore, petFilters } from "@animal-store/service";
import { orderWrites, petWrites } from "@animal-store/service/writes";
import type { SqlValue, Table } from "../tables/define-table.ts";
import { type Page, prepareFilters } from "../tables/prepare-filters.ts";
import { orderTable, petTable } from "../tables/tables.ts";
import { coalesceReads } from "./coalesce-reads.ts";
import type { ConnectionPool, Query } from "./connection-pool.ts";
import type { PostgresWriter } from "./postgres-writer.ts";
import { defineStatement } from "./statement.ts";

const selectPets = defineStatement<SqlValue[]>("pets_by_id", petTable.select("WHERE id = ANY ($1::bigint[])"));

export function createPostgresPetStore(
  { query }: Pick<ConnectionPool, "query">,
  writer: Pick<PostgresWriter, "write">,
): PetStore {
  const readPet = coalesceReads(String, (ids: readonly (number | bigint)[]) => {
    const petsById = query(selectPets, [ids]).then(
      (rows) => new Map(rows.map(petTable.fromValues).map((pet) => [String(pet.id), pet])),
    );
    return ids.map((id) => petsById.then((pets) => pets.get(String(id))));
  });
  return {
    ...petWrites(writer.write),
    find: readPet,
    list: preparePages(query, petTable, petFilters),
  };
}

export function createPostgresOrderStore(
  { query }: Pick<ConnectionPool, "query">,
  writer: Pick<PostgresWriter, "write">,
): OrderStore {
  return {
    ...orderWrites(writer.write),
    list: preparePages(query, orderTable, []),
  };
}

function preparePages<Row, Filter extends keyof Row>(query: Query, table: Table<Row>, filters: readonly Filter[]) {
  const findStatement = prepareFilters(table, filters, (columns) => {
    const name = [`page_of_${table.name}`, ...columns].join("_by_");
    return defineStatement<SqlValue[]>(name, table.select(toPageClauses(columns)));
  });
  return async ({ filter = {}, after, limit }: Page<Row, Filter>) => {
    const [select, values] = findStatement(filter);
    return (await query(select, [...values, after, limit])).map(table.fromValues);
  };
}

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
