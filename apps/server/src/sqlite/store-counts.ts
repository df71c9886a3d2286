import type { DatabaseSync } from "node:sqlite";

export interface StoreCounts {
  readonly pets: number;
  readonly orders: number;
  readonly keys: number;
  readonly idempotencyRecords: number;
}

export function countStore(database: DatabaseSync): StoreCounts {
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
  return {
    pets: count("pets"),
    orders: count("orders"),
    keys: count("keys"),
    idempotencyRecords: count("idempotent_outcomes"),
  };
}
