import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { type SqlValue, type Table, toExactNumber } from "../define-table.ts";

export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite may have rolled back already, for example after a full disk.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

export function prepareInsert<Row>(database: DatabaseSync, table: Table<Row>, onConflict = ""): (row: Row) => void {
  const placeholders = table.columns.map(() => "?").join(", ");
  const insert = database.prepare(
    `INSERT INTO ${table.name} (${table.columnList}) VALUES (${placeholders}) ${onConflict}`,
  );
  return (row) => void insert.run(...table.toValues(row));
}

/** node:sqlite throws for integers above 2^53-1, unless it returns all integers as bigints, which is slower. */
export function prepareExact(database: DatabaseSync, sql: string): (parameters: SQLInputValue[]) => SqlValue[][] {
  const selectNumbers = database.prepare(sql);
  const selectBigInts = database.prepare(sql);
  selectNumbers.setReturnArrays(true);
  selectBigInts.setReturnArrays(true);
  selectBigInts.setReadBigInts(true);

  return (parameters) => {
    try {
      return selectNumbers.all(...parameters) as unknown as SqlValue[][];
    } catch (error) {
      if ((error as { code?: string }).code !== "ERR_OUT_OF_RANGE") throw error;
      const rows = selectBigInts.all(...parameters) as unknown as SqlValue[][];
      return rows.map((row) => row.map(toExactNumber));
    }
  };
}
