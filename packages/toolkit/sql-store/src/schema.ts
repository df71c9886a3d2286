import { StartupError } from "@animal-store/node-http";
import type { StoredRow, Table } from "./define-table.ts";
import { assertReferencedFirst, type Tables } from "./store.ts";

export type Dialect = "sqlite" | "postgres";

type AnyTable = Pick<Table<StoredRow>, "name" | "columns" | "filters" | "coveringIndexes">;
type AnyColumn = AnyTable["columns"][number];

/** Tables of this package. `expired` and `key` would repeat names of its PostgreSQL statements. */
const reservedNames = ["expired", "idempotency_records", "key", "key_log", "key_usage", "keys", "schema_version"];

/** @throws {StartupError} if a declared table has the name of a table of this package */
export function assertValidTables(tables: Tables): void {
  const reserved = Object.values(tables).find(({ name }) => reservedNames.includes(name));
  if (reserved)
    throw new StartupError(`the name of the table ${reserved.name} is reserved. Declare it with another name.`);
  assertReferencedFirst(tables);
}

/** @param additions more columns and constraints, in SQL */
export function createTableSql(
  table: Pick<AnyTable, "name" | "columns">,
  dialect: Dialect,
  additions: readonly string[] = [],
): string {
  const columns = table.columns.map((column) => `${column.name} ${columnType(column, dialect)}`);
  return `CREATE TABLE ${table.name} (${[...columns, ...additions].join(", ")})${dialect === "sqlite" ? " STRICT" : ""}`;
}

/** @throws {StartupError} if the column cannot be NULL, because existing rows have no value */
function addColumnSql({ name }: AnyTable, column: AnyColumn, dialect: Dialect): string {
  if (!column.isNullable)
    throw new StartupError(`the new column ${name}.${column.name} is required. Declare it as optional or nullable.`);
  return `ALTER TABLE ${name} ADD COLUMN ${column.name} ${columnType(column, dialect)}`;
}

function columnType({ name, type, isNullable, references }: AnyColumn, dialect: Dialect): string {
  const types = {
    sqlite: { bigint: "INTEGER", text: "TEXT", id: "INTEGER PRIMARY KEY AUTOINCREMENT" },
    postgres: { bigint: "bigint", text: 'text COLLATE "C"', id: "bigint PRIMARY KEY" },
  }[dialect];
  if (name === "id" && type === "bigint") return types.id;
  // SQLite checks a reference after each row. PostgreSQL does after each statement, which inserts all rows of a table.
  const deferral = dialect === "sqlite" ? " DEFERRABLE INITIALLY DEFERRED" : "";
  return `${types[type]}${isNullable ? "" : " NOT NULL"}${references ? ` REFERENCES ${references} (id)${deferral}` : ""}`;
}

interface FilterIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly sql: string;
}

/** Returns an index for each filter, by which SQL reads a page as one range. */
export function filterIndexes(table: AnyTable, dialect: Dialect): FilterIndex[] {
  return table.filters.map(({ name: column }) => {
    const name = `${table.name}_by_${column}`;
    const names = table.coveringIndexes ? table.columns.map((each) => each.name) : [];
    const others = names.filter((each) => each !== "id" && each !== column);
    const columns = [column, "id", ...others];
    const covered =
      dialect === "sqlite" || others.length === 0 ? columns.join(", ") : `${column}, id) INCLUDE (${others.join(", ")}`;
    return { name, columns, sql: `CREATE INDEX ${name} ON ${table.name} (${covered})` };
  });
}

/**
 * Returns the SQL that creates a table, or adds its missing columns and indexes.
 * @param findColumns returns the columns of an existing table or index
 */
export function missingPartsSql(
  table: AnyTable,
  dialect: Dialect,
  findColumns: (name: string) => readonly unknown[],
): string[] {
  const existingColumns = findColumns(table.name);
  const missingColumns = table.columns.filter(({ name }) => !existingColumns.includes(name));
  const tableSql =
    existingColumns.length === 0
      ? [createTableSql(table, dialect)]
      : missingColumns.map((column) => addColumnSql(table, column, dialect));
  const indexSql = filterIndexes(table, dialect)
    // An index with more columns belongs to a newer program, which can run again later.
    .filter(({ name, columns }) => !columns.every((column) => findColumns(name).includes(column)))
    .flatMap(({ name, sql }) => [`DROP INDEX IF EXISTS ${name}`, sql]);
  return [...tableSql, ...indexSql];
}
