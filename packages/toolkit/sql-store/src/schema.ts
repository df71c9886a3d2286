import { StartupError } from "@animal-store/node-http";
import type { StoredRow, Table, TableColumn } from "./define-table.ts";
import { assertReferencedFirst, type Tables } from "./store.ts";

type Dialect = "sqlite" | "postgres";

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
  table: Pick<Table<never>, "name" | "columns">,
  dialect: Dialect,
  additions: readonly string[] = [],
): string {
  const columns = table.columns.map((column) => `${column.name} ${columnType(column, dialect)}`);
  return `CREATE TABLE ${table.name} (${[...columns, ...additions].join(", ")})${dialect === "sqlite" ? " STRICT" : ""}`;
}

/** @throws {StartupError} if the column cannot be NULL, because existing rows have no value */
function addColumnSql({ name }: Table<StoredRow>, column: TableColumn, dialect: Dialect): string {
  if (!column.isNullable)
    throw new StartupError(`the new column ${name}.${column.name} is required. Declare it as optional or nullable.`);
  return `ALTER TABLE ${name} ADD COLUMN ${column.name} ${columnType(column, dialect)}`;
}

function columnType({ name, type, isNullable, references }: TableColumn, dialect: Dialect): string {
  const types = {
    sqlite: { bigint: "INTEGER", text: "TEXT", id: "INTEGER PRIMARY KEY AUTOINCREMENT" },
    postgres: { bigint: "bigint", text: 'text COLLATE "C"', id: "bigint PRIMARY KEY" },
  }[dialect];
  if (name === "id" && type === "bigint") return types.id;
  // SQLite checks a reference after each row. PostgreSQL does after each statement, which inserts all rows of a table.
  const deferral = dialect === "sqlite" ? " DEFERRABLE INITIALLY DEFERRED" : "";
  return `${types[type]}${isNullable ? "" : " NOT NULL"}${references ? ` REFERENCES ${references} (id)${deferral}` : ""}`;
}

/** The columns of each table and index of a database. */
export type ExistingColumns = ReadonlyMap<string, readonly string[]>;

/** Returns the SQL that creates missing tables, and adds missing columns and indexes to the others. */
export function missingPartsSql(tables: Tables, dialect: Dialect, existing: ExistingColumns): string[] {
  return Object.values(tables).flatMap((table) => {
    const tableSql = existing.has(table.name)
      ? missingColumns(table, existing).map((column) => addColumnSql(table, column, dialect))
      : [createTableSql(table, dialect)];
    return [...tableSql, ...table.filters.flatMap(({ name }) => missingIndexSql(table, name, dialect, existing))];
  });
}

export function missingColumns({ name, columns }: Table<StoredRow>, existing: ExistingColumns): TableColumn[] {
  return columns.filter((column) => !existing.get(name)?.includes(column.name));
}

/** Returns the SQL of the index of a filter, by which SQL reads a page as one range. */
function missingIndexSql(
  table: Table<StoredRow>,
  column: string,
  dialect: Dialect,
  existing: ExistingColumns,
): string[] {
  const name = `${table.name}_by_${column}`;
  const names = table.coveringIndexes ? table.columns.map((each) => each.name) : [];
  const others = names.filter((each) => each !== "id" && each !== column);
  const columns = [column, "id", ...others];
  // An index with more columns belongs to a newer program, which can run again later.
  if (columns.every((each) => existing.get(name)?.includes(each))) return [];
  const covered =
    dialect === "sqlite" || others.length === 0 ? columns.join(", ") : `${column}, id) INCLUDE (${others.join(", ")}`;
  return [`DROP INDEX IF EXISTS ${name}`, `CREATE INDEX ${name} ON ${table.name} (${covered})`];
}
