import { StartupError } from "@animal-store/node-http";
import type { Progress } from "./progress.ts";
import { createTableChecksum, type TableChecksum } from "./table-checksum.ts";
import { type TableMapping, type TextRow, tableMappings } from "./table-mappings.ts";

/** A data folder that is read from one end to the other while nobody may change it. */
export interface SourceStore {
  count(table: TableMapping): number;
  /** All rows in the table's order, read as they are asked for. */
  rows(table: TableMapping): Iterable<TextRow>;
  /** The greatest id that was ever given in a table, as text; its row may be gone. */
  lastId(table: "pets" | "orders"): string;
  /** Lets others have the folder again. */
  close(): void;
}

/** An empty database that is filled in one transaction: others see nothing of it, and can write nothing, until it is kept. */
export interface TargetStore {
  /** The database as it may be shown. */
  readonly place: string;
  /** @param signal ends it half-way */
  fill(table: TableMapping, rows: Iterable<TextRow>, signal: AbortSignal): Promise<void>;
  /** What was filled in, read back in the table's order. */
  rows(table: TableMapping): AsyncIterable<TextRow>;
  /** From which ids on new ones are given, as text. */
  goOnAfter(last: { readonly pets: string; readonly orders: string }): Promise<void>;
  /** Makes everything visible at once. */
  keep(): Promise<void>;
  /** What was not kept is gone. */
  close(): Promise<void>;
}

export interface MigrateStoreOptions {
  readonly source: SourceStore;
  readonly target: TargetStore;
  readonly progress: Progress;
  /** Ends it half-way; nothing is kept then. */
  readonly signal: AbortSignal;
}

/**
 * Copies every table, reads the copy back, and keeps it when both sides are the same.
 * @throws {StartupError} when one of them fails, or they differ; nothing is kept then
 * @throws {DOMException} an AbortError, when the signal ends it
 */
export async function migrateStore({ source, target, progress, signal }: MigrateStoreOptions) {
  const tables: { table: TableMapping; fingerprint: TableChecksum }[] = [];
  for (const table of tableMappings) {
    const total = source.count(table);
    const read = createTableChecksum();
    progress.begin(`${table.holds} copied`, total);
    await target.fill(table, observed(source.rows(table), read, progress), signal);
    progress.end();

    const readBack = createTableChecksum();
    progress.begin(`${table.holds} compared`, total);
    for await (const row of target.rows(table)) {
      readBack.add(row);
      progress.step();
      signal.throwIfAborted();
    }
    progress.end();
    const fingerprint = read.result();
    assertEqual(table, fingerprint, readBack.result());
    tables.push({ table, fingerprint });
  }
  await target.goOnAfter({ pets: source.lastId("pets"), orders: source.lastId("orders") });
  signal.throwIfAborted();
  await target.keep();
  return { tables };
}

function* observed(rows: Iterable<TextRow>, fingerprint: { add(row: TextRow): void }, progress: Progress) {
  for (const row of rows) {
    fingerprint.add(row);
    progress.step();
    yield row;
  }
}

function assertEqual({ holds }: TableMapping, source: TableChecksum, target: TableChecksum): void {
  if (source.rows === target.rows && source.checksum === target.checksum) return;
  throw new StartupError(
    `the ${holds} differ after the copy: ${source.rows} with checksum ${source.checksum}, and ${target.rows} with ${target.checksum} in the database. Nothing was kept there. Try again, and look into the database's encoding and triggers.`,
  );
}
