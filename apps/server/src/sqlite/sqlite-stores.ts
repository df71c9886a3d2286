import type { DatabaseSync } from "node:sqlite";
import { type OrderStore, type PetStore, petFilters, type UsageStore } from "@animal-store/service";
import { orderWrites, petWrites } from "@animal-store/service/writes";
import type { Table } from "../tables/define-table.ts";
import { type Page, prepareFilters } from "../tables/prepare-filters.ts";
import { orderTable, petTable, usageTable } from "../tables/tables.ts";
import { inChunks } from "../write-queue/write-queue.ts";
import { prepareExact } from "./statements.ts";
import type { Writer } from "./writer/start-writer.ts";

const day = 86_400_000;

/** Reads on `database`, where a commit is visible before the writer reports it. Sends writes to the writer. */
export function createSqlitePetStore(database: DatabaseSync, writer: Pick<Writer, "write">): PetStore {
  const selectOne = prepareExact(database, petTable.select("WHERE id = ?"));
  return {
    ...petWrites(writer.write),
    find: (id) => selectOne([id]).map(petTable.fromValues)[0],
    list: preparePages(database, petTable, petFilters),
  };
}

export function createSqliteOrderStore(database: DatabaseSync, writer: Pick<Writer, "write">): OrderStore {
  return {
    ...orderWrites(writer.write),
    list: preparePages(database, orderTable, []),
  };
}

function preparePages<Row, Filter extends keyof Row>(
  database: DatabaseSync,
  table: Table<Row>,
  filters: readonly Filter[],
) {
  const findSelect = prepareFilters(table, filters, (columns) => {
    const conditions = [...columns.map((column) => `${column} = ?`), "id > ?"].join(" AND ");
    // With a plain `LIMIT ?`, SQLite would prepare the query again for each value.
    return prepareExact(database, table.select(`WHERE ${conditions} ORDER BY id LIMIT ? + 0`));
  });
  return ({ filter = {}, after, limit }: Page<Row, Filter>) => {
    const [select, values] = findSelect(filter);
    return select([...values, after, limit]).map(table.fromValues);
  };
}

export function createSqliteUsageStore(database: DatabaseSync, writer: Pick<Writer, "run">): UsageStore {
  const selectAll = prepareExact(database, usageTable.select(""));
  // Usage of yesterday can contain strikes that still count.
  const deleteOld = database.prepare("DELETE FROM key_usage WHERE day < ? - 1 AND ifnull(banned_until, 0) <= ?");
  return {
    load(now) {
      deleteOld.run(Math.floor(now / day), now);
      return selectAll([]).map(usageTable.fromValues);
    },
    save: inChunks((usages) => writer.run({ usages })),
  };
}
