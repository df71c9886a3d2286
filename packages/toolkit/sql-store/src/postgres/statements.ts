import type { SqlValue, Table } from "../define-table.ts";

/** A query that each connection prepares once under its name. Rows are arrays. */
export interface Statement<Row extends readonly unknown[]> {
  readonly name: string;
  readonly text: string;
  /** Never set. Declares the type of the rows. */
  readonly row?: Row;
}

/** Runs a statement. @throws {StoreUnavailableError} if the database is unavailable, or slower than the timeout */
export type Query = <Row extends readonly unknown[]>(
  statement: Statement<Row>,
  values: readonly unknown[],
) => Promise<Row[]>;

export function defineStatement<Row extends readonly unknown[]>(name: string, text: string): Statement<Row> {
  return { name, text };
}

export const begin = defineStatement<[]>("begin", "BEGIN");
export const commit = defineStatement<[]>("commit", "COMMIT");
export const rollback = defineStatement<[]>("rollback", "ROLLBACK");

/** Returns a statement that inserts rows. Its values are one array per column. */
export function insertRows(
  { name, columns, columnList }: Pick<Table<never>, "name" | "columns" | "columnList">,
  onConflict = "",
): Statement<[]> {
  const parameters = columns.map(({ type }, index) => `$${index + 1}::${type}[]`);
  return defineStatement(
    `insert_${name}`,
    `INSERT INTO ${name} (${columnList}) SELECT * FROM unnest(${parameters}) ${onConflict}`,
  );
}

export function toColumnArrays(rows: readonly (readonly SqlValue[])[]): SqlValue[][] {
  const [first = []] = rows;
  return first.map((_, column) => rows.map((row) => row[column] as SqlValue));
}
