import type { Table } from "../tables/define-table.ts";
import { keyLogTable, keysTable } from "../tables/key-tables.ts";
import { idempotencyRecordTable, orderTable, petTable } from "../tables/tables.ts";

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

/** The tables that are copied, in the order that references need. PostgreSQL stores no usage counters. */
export const tableMappings: readonly TableMapping[] = [
  { ...petTable, label: "pets", order: { sqlite: "id", postgres: "id" } },
  { ...orderTable, label: "orders", order: { sqlite: "id", postgres: "id" } },
  // In order of insertion, by which the keys command sorts.
  { ...keysTable, label: "keys", order: { sqlite: "rowid", postgres: "position" } },
  { ...keyLogTable, label: "key log entries", order: { sqlite: "position", postgres: "position" } },
  { ...idempotencyRecordTable, label: "idempotency records", order: { sqlite: "scope", postgres: "scope" } },
];
