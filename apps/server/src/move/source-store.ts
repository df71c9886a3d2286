import type { MovedRow, MovedTable } from "./moved-tables.ts";

/** A data folder that is read from one end to the other while nobody may change it. */
export interface SourceStore {
  count(table: MovedTable): number;
  /** All rows in the table's order, read as they are asked for. */
  rows(table: MovedTable): Iterable<MovedRow>;
  /** The greatest id that was ever given in a table, as text; its row may be gone. */
  lastId(table: "pets" | "orders"): string;
  /** Lets others have the folder again. */
  close(): void;
}
