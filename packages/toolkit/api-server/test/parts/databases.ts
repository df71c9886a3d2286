import { join } from "node:path";
import {
  createSqlIdempotencyRecords,
  type SqlQuery,
  sqlIdempotencyTable,
  sqlLimiterTable,
} from "@animal-store/api-platform";
import { connect, PostgresClient, startPostgres, temporaryDirectory } from "@animal-store/sql-store/testing";

/** A database with the tables of the platform and a table `loans`. */
export interface TestDatabase {
  /** The file of SQLite, or the URL of PostgreSQL. */
  readonly path: string;
  /** Opens another connection. */
  connect(): Promise<SqlQuery>;
  /** The statement that begins a transaction that writes. */
  readonly begin: string;
  close(): Promise<void> | void;
}

const tables = [...sqlIdempotencyTable, ...sqlLimiterTable, "CREATE TABLE loans (item text NOT NULL)"];

export async function openSqlite(): Promise<TestDatabase> {
  const { path, remove } = temporaryDirectory();
  const databases: { close(): void }[] = [];
  const open = async (create = false): Promise<SqlQuery> => {
    const database = connect(path, { create });
    databases.push(database);
    return (sql, values) => database.prepare(sql.replaceAll("$", "?")).all(...values);
  };
  const query = await open(true);
  for (const sql of tables) await query(sql, []);
  return {
    path: join(path, "store.db"),
    connect: open,
    begin: "BEGIN IMMEDIATE",
    close() {
      for (const database of databases) database.close();
      remove();
    },
  };
}

export async function openPostgres(): Promise<TestDatabase> {
  const { url, stop } = await startPostgres();
  const clients: { end(): Promise<void> }[] = [];
  const open = async (): Promise<SqlQuery> => {
    const client = new PostgresClient(url);
    await client.connect();
    clients.push(client);
    return async (sql, values) => (await client.query(sql, values)).rows;
  };
  const query = await open();
  for (const sql of tables) await query(sql, []);
  return {
    path: url,
    connect: open,
    begin: "BEGIN",
    async close() {
      for (const client of clients) await client.end();
      await stop();
    },
  };
}

export async function openSqlRecords(open: () => Promise<TestDatabase>) {
  const database = await open();
  const [first, second] = await Promise.all([database.connect(), database.connect()]);
  return {
    connections: [createSqlIdempotencyRecords(first), createSqlIdempotencyRecords(second)] as const,
    close: () => database.close(),
  };
}
