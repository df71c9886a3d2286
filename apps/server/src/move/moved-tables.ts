import { keyColumns, logColumns } from "../keys/key-rows.ts";

/** A table that both stores have: which columns are moved, and an order that is the same on both sides. */
export interface MovedTable {
  readonly name: "pets" | "orders" | "keys" | "key_log" | "idempotent_outcomes";
  /** What is in it, for people. */
  readonly holds: string;
  readonly columns: readonly string[];
  readonly order: { readonly sqlite: string; readonly postgres: string };
}

/** A row as text, which is exact for every type that the stores have. */
export type MovedRow = readonly (string | null)[];

const id = { sqlite: "id", postgres: "id" };

/**
 * All that a store keeps, in the order that references need. `key_usage` is not among them: PostgreSQL keeps no counters.
 * A test holds that no column is missing.
 */
export const movedTables: readonly MovedTable[] = [
  { name: "pets", holds: "pets", columns: ["id", "name", "category_id", "status"], order: id },
  { name: "orders", holds: "orders", columns: ["id", "pet_id", "status", "created_at"], order: id },
  {
    name: "keys",
    holds: "keys",
    columns: keyColumns,
    // As they were added, which is how they are listed.
    order: { sqlite: "rowid", postgres: "position" },
  },
  {
    name: "key_log",
    holds: "changes of keys",
    columns: logColumns,
    order: { sqlite: "position", postgres: "position" },
  },
  {
    name: "idempotent_outcomes",
    holds: "kept outcomes",
    columns: ["scope", "fingerprint", "outcome", "expires_at"],
    // By bytes of UTF-8 on both sides.
    order: { sqlite: "scope", postgres: "scope" },
  },
];
