import type { DatabaseSync } from "node:sqlite";
import type { Tables } from "../store.ts";

/** The number of rows by table, with the labels that users see. */
export type StoreCounts = Readonly<Record<string, number>>;

export function countStore(database: DatabaseSync, tables: Tables): StoreCounts {
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
  return {
    ...Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, count(table.name)])),
    keys: count("keys"),
    "idempotency records": count("idempotent_outcomes"),
  };
}
