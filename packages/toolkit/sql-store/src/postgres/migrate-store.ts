import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { Client } from "pg";
import type { Table } from "../define-table.ts";
import { idempotencyRecordTable, keyLogTable, keysTable } from "../platform-tables.ts";
import { storePath } from "../sqlite/data-folder.ts";
import { toCommandError } from "../sqlite/errors.ts";
import { lockDataFolder } from "../sqlite/lock-data-folder.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { isSqliteError } from "../sqlite/result-codes.ts";
import type { Progress, StoreDefinition, Tables } from "../store.ts";
import { parseDatabase, redactUrl, type UrlSource } from "./client-config.ts";
import { toDatabaseError } from "./errors.ts";
import { migrate } from "./migrate.ts";
import { insertRows, toColumnArrays } from "./statements.ts";

export interface CopiedTable extends Pick<Table<never>, "name" | "columns" | "columnList"> {
  readonly label: string;
  /** The column that both databases sort by, so that both checksums have the same order. */
  readonly order: { readonly sqlite: string; readonly postgres: string };
}

/** A row as text, which is exact for every type of both databases. */
type TextRow = readonly (string | null)[];

interface TableChecksum {
  readonly rowCount: number;
  /** SHA-256 over all rows in their order, in hexadecimal. */
  readonly checksum: string;
}

export interface MigrateStoreOptions {
  readonly definition: StoreDefinition;
  /** The data folder of a stopped server. */
  readonly from: string;
  /** The URL of an empty database. */
  readonly to: string;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

export interface MigratedStore {
  readonly tables: readonly { readonly table: CopiedTable; readonly checksum: TableChecksum }[];
  /** The URL of the database without its password. */
  readonly location: string;
}

const urlSource: UrlSource = "--to";
const timeoutMs = 5000;
const rowsPerQuery = 2000;
const folderHint = "name the data folder of a server with --from";

/**
 * Copies every table of a data folder to an empty database, reads the copy back, and commits if both sides are equal.
 * Locks both. Throws if the signal aborts.
 * @throws {StartupError} if a server uses the folder, or if the database has rows
 * @example
 * const to = "postgres://user@db.example:5432/database";
 * const { tables } = await migrateStore({ definition: library, from: "data", to, progress, signal });
 */
export async function migrateStore(options: MigrateStoreOptions): Promise<MigratedStore> {
  const { definition, from, to, progress, signal } = options;
  using source = openSource(from, definition.tables);
  const location = redactUrl(to);
  let target: Client | undefined;
  try {
    const database = parseDatabase({ url: to, timeoutMs, urlSource }, definition.name);
    await migrate(database, definition.tables);
    target = new Client({ ...database.config, statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
    target.on("error", () => {});
    await target.connect();
    const tables = listCopiedTables(definition.tables);
    await beginExclusive(target, tables, location);
    const copied: { readonly table: CopiedTable; readonly checksum: TableChecksum }[] = [];
    for (const table of tables) {
      const checksum = await toChecksum(copyRows(source.database, target, table), signal);
      progress(`${table.label} copied`, checksum.rowCount);
      assertEqual(table, checksum, await toChecksum(readRows(target, table), signal));
      progress(`${table.label} compared`, checksum.rowCount);
      copied.push({ table, checksum });
    }
    // Unlike setval, a rollback reverts RESTART.
    for (const { name, sequence } of Object.values(definition.tables))
      await target.query(`ALTER SEQUENCE ${sequence} RESTART WITH ${readLastId(source.database, name)}`);
    await target.query(`ANALYZE ${joinNames(tables)}`);
    signal.throwIfAborted();
    await commit(target, location);
    return { tables: copied, location };
  } catch (error) {
    if ((error as { name?: string }).name === "AbortError") throw error;
    throw isSqliteError(error) ? toCommandError(from, error) : toDatabaseError({ location, urlSource }, error);
  } finally {
    // Rolls back unless committed.
    await target?.end();
  }
}

/** The locked store of a data folder. Its disposal closes it. */
interface MigrationSource extends Disposable {
  readonly database: DatabaseSync;
}

function openSource(dataDirectory: string, tables: Tables): MigrationSource {
  const path = storePath(dataDirectory);
  if (!existsSync(path) || !statSync(path).isFile())
    throw new StartupError(`the data folder ${dataDirectory} contains no store.db. To continue, ${folderHint}.`);
  const lock = lockDataFolder(dataDirectory, {
    alternative: folderHint,
    describeConflict: (owner) => `is in use by a server${owner}. Stop that server before the migration.`,
  });
  try {
    const database = openDatabase(dataDirectory, tables);
    // Locks out programs that do not lock the data folder, such as the keys command.
    database.exec("BEGIN IMMEDIATE");
    return {
      database,
      [Symbol.dispose]() {
        database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw toCommandError(dataDirectory, error);
  }
}

/** Returns the tables in the order that references need. PostgreSQL stores no usage counters. */
export function listCopiedTables(tables: Tables): CopiedTable[] {
  const byId = { sqlite: "id", postgres: "id" };
  return [
    ...Object.values(tables).map((table) => ({ ...table, label: table.name, order: byId })),
    // In order of insertion, by which the keys command sorts.
    { ...keysTable, label: "keys", order: { sqlite: "rowid", postgres: "position" } },
    { ...keyLogTable, label: "key log entries", order: { sqlite: "position", postgres: "position" } },
    { ...idempotencyRecordTable, label: "idempotency records", order: { sqlite: "scope", postgres: "scope" } },
  ];
}

async function beginExclusive(target: Client, tables: readonly CopiedTable[], location: string): Promise<void> {
  await target.query("BEGIN");
  await target.query(`LOCK TABLE ${joinNames(tables)} IN ACCESS EXCLUSIVE MODE`);
  const nonEmptyTables: string[] = [];
  for (const { name, label } of tables) {
    const { rows } = await target.query<{ count: string }>(`SELECT count(*)::text AS count FROM ${name}`);
    if (rows[0]?.count !== "0") nonEmptyTables.push(`${rows[0]?.count} ${label}`);
  }
  if (nonEmptyTables.length > 0)
    throw new StartupError(
      `the database ${location} is not empty: it contains ${nonEmptyTables.join(", ")}. Nothing was changed. Name an empty database with --to, or recreate this one (DROP DATABASE, CREATE DATABASE). Start no server on it before the migration, because a server can create a first key.`,
    );
  await target.query("SELECT require_durable_commit()");
}

function joinNames(tables: readonly CopiedTable[]): string {
  return tables.map(({ name }) => name).join(", ");
}

async function toChecksum(chunks: AsyncIterable<readonly TextRow[]>, signal: AbortSignal): Promise<TableChecksum> {
  const hash = createHash("sha256");
  let rowCount = 0;
  for await (const rows of chunks) {
    signal.throwIfAborted();
    hash.update(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    rowCount += rows.length;
  }
  return { rowCount, checksum: hash.digest("hex") };
}

/** Copies the rows of a table in chunks, and returns each chunk. */
async function* copyRows(source: DatabaseSync, target: Client, table: CopiedTable): AsyncGenerator<TextRow[]> {
  const select = source.prepare(selectAsText(table, "sqlite"));
  select.setReturnArrays(true);
  const insert = insertRows(table);
  for (const chunk of splitIntoChunks(select.iterate() as Iterable<unknown> as Iterable<TextRow>)) {
    await target.query({ ...insert, values: toColumnArrays(chunk) });
    yield chunk;
  }
}

async function* readRows(target: Client, table: CopiedTable): AsyncGenerator<TextRow[]> {
  await target.query(`DECLARE copied NO SCROLL CURSOR FOR ${selectAsText(table, "postgres")}`);
  const fetch = { text: `FETCH ${rowsPerQuery} FROM copied`, rowMode: "array" } as const;
  let rows: TextRow[];
  do {
    ({ rows } = await target.query<(string | null)[]>(fetch));
    yield rows;
  } while (rows.length > 0);
  await target.query("CLOSE copied");
}

function selectAsText({ name, columns, order }: CopiedTable, dialect: keyof CopiedTable["order"]): string {
  const texts = columns.map((column) => `CAST(${column.name} AS text)`);
  return `SELECT ${texts} FROM ${name} ORDER BY ${name}.${order[dialect]}`;
}

function* splitIntoChunks(rows: Iterable<TextRow>): Generator<TextRow[]> {
  let chunk: TextRow[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < rowsPerQuery) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

function assertEqual({ label }: CopiedTable, source: TableChecksum, target: TableChecksum): void {
  if (source.rowCount === target.rowCount && source.checksum === target.checksum) return;
  throw new StartupError(
    `the ${label} differ after the copy: ${source.rowCount} rows with checksum ${source.checksum} in the data folder, ${target.rowCount} rows with checksum ${target.checksum} in the database. Nothing was committed. Check the encoding and the triggers of the database, and try again.`,
  );
}

/** Returns the highest id ever assigned in a table. Its row may be deleted. */
function readLastId(source: DatabaseSync, table: string): bigint {
  const row = source.prepare("SELECT CAST(seq AS TEXT) AS id FROM sqlite_sequence WHERE name = ?").get(table);
  return BigInt(String(row?.id ?? 0));
}

async function commit(target: Client, location: string): Promise<void> {
  try {
    await target.query("COMMIT");
  } catch (error) {
    throw new StartupError(
      `the database ${location} did not confirm the commit: ${(error as Error).message}. It contains everything or nothing. Run the command again: if it reports that the database is not empty, the migration is complete.`,
      { cause: error },
    );
  }
}
