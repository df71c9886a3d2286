import { join } from "node:path";
import { sqlIdempotencyTable, sqlLimiterTable } from "@animal-store/api-platform";
import { sqliteDialect, sqlQuery } from "@animal-store/kysely-tables";
import { postgresDialect } from "@animal-store/kysely-tables/postgres";
import { memoryFolder, startPostgres, temporaryDirectory } from "@animal-store/sql-store/testing";
import { type Dialect, Kysely } from "kysely";

export type Connection = Kysely<{ loans: { item: string } }>;

/** A database with the tables of the platform and a table `loans`. */
export interface TestDatabase {
  /** Opens another connection. */
  connect(): Connection;
  close(): Promise<void>;
}

export async function openSqlite(): Promise<TestDatabase> {
  const { path, remove } = temporaryDirectory(memoryFolder());
  return openDatabase(() => sqliteDialect(join(path, "store.db")), remove);
}

export async function openPostgres(): Promise<TestDatabase> {
  const { url, stop } = await startPostgres();
  return openDatabase(() => postgresDialect(url, { max: 1 }), stop);
}

async function openDatabase(createDialect: () => Dialect, remove: () => unknown): Promise<TestDatabase> {
  const connections: Connection[] = [];
  const connect = () => {
    const connection: Connection = new Kysely({ dialect: createDialect() });
    connections.push(connection);
    return connection;
  };
  const query = sqlQuery(connect());
  const statements = [...sqlIdempotencyTable, ...sqlLimiterTable, "CREATE TABLE loans (item text NOT NULL)"];
  for (const sql of statements) await query(sql, []);
  return {
    connect,
    async close() {
      for (const connection of connections) await connection.destroy();
      await remove();
    },
  };
}
