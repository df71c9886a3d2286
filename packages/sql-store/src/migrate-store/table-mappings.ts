import type { Table } from "../define-table.ts";
import { idempotencyRecordTable, keyLogTable, keysTable } from "../platform-tables.ts";
import type { Tables } from "../store.ts";

export interface TableMapping extends Pick<Table<never>, "name" | "columns" | "columnList"> {
  readonly label: string;
  /** The column that both databases sort by, so that both checksums have the same order. */
  readonly order: { readonly sqlite: string; readonly postgres: string };
}

/** A row as text, which is exact for every type of both databases. */
export type TextRow = readonly (string | null)[];

export function selectAsText({ name, columns, order }: TableMapping, dialect: keyof TableMapping["order"]): string {
  const texts = columns.map((column) => `CAST(${column.name} AS text)`);
  return `SELECT ${texts} FROM ${name} ORDER BY ${name}.${order[dialect]}`;
}

/** Returns the tables that are copied, in the order that references need. PostgreSQL stores no usage counters. */
export function tableMappings(tables: Tables): TableMapping[] {
  const byId = { sqlite: "id", postgres: "id" };
  return [
    ...Object.values(tables).map((table) => ({ ...table, label: table.name, order: byId })),
    // In order of insertion, by which the keys command sorts.
    { ...keysTable, label: "keys", order: { sqlite: "rowid", postgres: "position" } },
    { ...keyLogTable, label: "key log entries", order: { sqlite: "position", postgres: "position" } },
    { ...idempotencyRecordTable, label: "idempotency records", order: { sqlite: "scope", postgres: "scope" } },
  ];
}
