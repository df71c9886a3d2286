import type { MovedRow, MovedTable } from "./moved-tables.ts";

/** An empty database that is filled in one transaction: others see nothing of it, and can write nothing, until it is kept. */
export interface TargetStore {
  /** The database as it may be shown. */
  readonly place: string;
  /** @param signal ends it half-way */
  fill(table: MovedTable, rows: Iterable<MovedRow>, signal: AbortSignal): Promise<void>;
  /** What was filled in, read back in the table's order. */
  rows(table: MovedTable): AsyncIterable<MovedRow>;
  /** From which ids on new ones are given, as text. */
  goOnAfter(last: { readonly pets: string; readonly orders: string }): Promise<void>;
  /** Makes everything visible at once. */
  keep(): Promise<void>;
  /** What was not kept is gone. */
  close(): Promise<void>;
}
