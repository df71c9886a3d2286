export { StoreUnavailableError } from "@animal-store/process";
export { backup, restore } from "./backup.ts";
export { type ColumnKind, UnstorableTextError } from "./column-kinds.ts";
export { type Changes, defineTable, type NewItem, type RowOf, type Table } from "./define-table.ts";
export { addColumn, assertColumns, type ColumnOptions, createTable, migrate, type TableOptions } from "./migrate.ts";
export { sqlQuery } from "./sql-query.ts";
export { sqliteDialect } from "./sqlite-dialect.ts";
