import type { Awaitable } from "@animal-store/openapi-hono";

/**
 * Runs one statement of SQLite or PostgreSQL, and returns its rows. Its parameters are `$1`, `$2` and so on.
 * @example
 * const query: SqlQuery = async (sql, values) => (await pool.query(sql, values)).rows; // pg
 * const query: SqlQuery = (sql, values) => database.prepare(sql.replaceAll("$", "?")).all(...values); // node:sqlite
 */
export type SqlQuery = (sql: string, values: (string | number)[]) => Awaitable<readonly object[]>;

/** Returns the statements that create a table with its index, for a migration. They work on SQLite and PostgreSQL. */
export function createTableSql(name: string, ...columns: readonly string[]): readonly string[] {
  return [
    `CREATE TABLE ${name} (${[...columns, "expires_at bigint NOT NULL"].join(", ")})`,
    `CREATE INDEX ${name}_expires_at ON ${name} (expires_at)`,
  ];
}
