import { StartupError } from "@animal-store/node-http";
import type { Tables } from "../store.ts";
import type { Progress } from "./progress.ts";
import { createTableChecksum, type TableChecksum } from "./table-checksum.ts";
import { type TableMapping, type TextRow, tableMappings } from "./table-mappings.ts";

export interface SourceStore {
  count(table: TableMapping): number;
  /** Reads all rows lazily, in the order of the table. */
  rows(table: TableMapping): Iterable<TextRow>;
  /** Returns the highest id ever assigned in a table, as text. Its row may be deleted. */
  lastId(table: string): string;
  close(): void;
}

/** An empty database that is filled in one transaction with locked tables. */
export interface TargetStore {
  readonly location: string;
  fill(table: TableMapping, rows: Iterable<TextRow>, signal: AbortSignal): Promise<void>;
  rows(table: TableMapping): AsyncIterable<TextRow>;
  setLastId(sequence: string, lastId: string): Promise<void>;
  commit(): Promise<void>;
  /** Rolls back unless committed, and closes the connection. */
  close(): Promise<void>;
}

export interface MigrateStoreOptions {
  readonly tables: Tables;
  readonly source: SourceStore;
  readonly target: TargetStore;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/**
 * Copies every table, reads the copy back, and commits if both sides are equal. Throws if the signal aborts.
 * @example
 * const { tables } = await migrateStore({ tables: library.tables, source, target, progress, signal });
 */
export async function migrateStore({ tables: declaredTables, source, target, progress, signal }: MigrateStoreOptions) {
  const tables: { table: TableMapping; checksum: TableChecksum }[] = [];
  for (const table of tableMappings(declaredTables)) {
    const total = source.count(table);
    const sourceChecksum = createTableChecksum();
    progress.begin(`${table.label} copied`, total);
    await target.fill(table, addToChecksum(source.rows(table), sourceChecksum, progress), signal);
    progress.end();

    const targetChecksum = createTableChecksum();
    progress.begin(`${table.label} compared`, total);
    for await (const row of target.rows(table)) {
      targetChecksum.add(row);
      progress.step();
      signal.throwIfAborted();
    }
    progress.end();
    const checksum = sourceChecksum.result();
    assertEqual(table, checksum, targetChecksum.result());
    tables.push({ table, checksum });
  }
  for (const { name, sequence } of Object.values(declaredTables)) await target.setLastId(sequence, source.lastId(name));
  signal.throwIfAborted();
  await target.commit();
  return { tables };
}

function* addToChecksum(rows: Iterable<TextRow>, checksum: { add(row: TextRow): void }, progress: Progress) {
  for (const row of rows) {
    checksum.add(row);
    progress.step();
    yield row;
  }
}

function assertEqual({ label }: TableMapping, source: TableChecksum, target: TableChecksum): void {
  if (source.rowCount === target.rowCount && source.checksum === target.checksum) return;
  throw new StartupError(
    `the ${label} differ after the copy: ${source.rowCount} rows with checksum ${source.checksum} in the data folder, ${target.rowCount} rows with checksum ${target.checksum} in the database. Nothing was committed. Check the encoding and the triggers of the database, and try again.`,
  );
}
