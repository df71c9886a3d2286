import { createHash } from "node:crypto";
import { StartupError } from "@animal-store/node-http";
import type { Table } from "../define-table.ts";
import { idempotencyRecordTable, keyLogTable, keysTable } from "../platform-tables.ts";
import type { Tables } from "../store.ts";

/** Reports a finished task of a long command, such as "books copied". */
export type Progress = (task: string, count: number) => void;

export interface TableMapping extends Pick<Table<never>, "name" | "columns" | "columnList"> {
  readonly label: string;
  /** The column that both databases sort by, so that both checksums have the same order. */
  readonly order: { readonly sqlite: string; readonly postgres: string };
}

/** A row as text, which is exact for every type of both databases. */
export type TextRow = readonly (string | null)[];

export interface SourceStore {
  /** Reads all rows lazily, in the order of the table. */
  rows(table: TableMapping): Iterable<TextRow>;
  /** Returns the highest id ever assigned in a table, as text. Its row may be deleted. */
  lastId(table: string): string;
  close(): void;
}

interface TableChecksum {
  readonly rowCount: number;
  /** SHA-256 over all rows in their order, in hexadecimal. */
  readonly checksum: string;
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
    const sourceHash = createTableHash();
    await target.fill(table, addToHash(source.rows(table), sourceHash), signal);
    const checksum = sourceHash.result();
    progress(`${table.label} copied`, checksum.rowCount);
    const targetHash = createTableHash();
    for await (const row of target.rows(table)) {
      targetHash.add(row);
      signal.throwIfAborted();
    }
    assertEqual(table, checksum, targetHash.result());
    progress(`${table.label} compared`, checksum.rowCount);
    tables.push({ table, checksum });
  }
  for (const { name, sequence } of Object.values(declaredTables)) await target.setLastId(sequence, source.lastId(name));
  signal.throwIfAborted();
  await target.commit();
  return { tables };
}

function* addToHash(rows: Iterable<TextRow>, hash: { add(row: TextRow): void }) {
  for (const row of rows) {
    hash.add(row);
    yield row;
  }
}

function assertEqual({ label }: TableMapping, source: TableChecksum, target: TableChecksum): void {
  if (source.rowCount === target.rowCount && source.checksum === target.checksum) return;
  throw new StartupError(
    `the ${label} differ after the copy: ${source.rowCount} rows with checksum ${source.checksum} in the data folder, ${target.rowCount} rows with checksum ${target.checksum} in the database. Nothing was committed. Check the encoding and the triggers of the database, and try again.`,
  );
}

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

/** Hashes rows without storing them. */
export function createTableHash() {
  const hash = createHash("sha256");
  let rowCount = 0;
  let text = "";
  return {
    add(row: TextRow) {
      rowCount += 1;
      text += `${JSON.stringify(row)}\n`;
      if (text.length > hashBatchSize) flush();
    },
    result(): TableChecksum {
      flush();
      return { rowCount, checksum: hash.digest("hex") };
    },
  };

  function flush(): void {
    hash.update(text);
    text = "";
  }
}

// In characters. Hashing each row separately would spend more time on the calls than on the hashing.
const hashBatchSize = 65_536;
