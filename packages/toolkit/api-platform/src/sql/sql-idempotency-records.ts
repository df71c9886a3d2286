import type { IdempotencyRecords } from "../idempotency/idempotency-records.ts";
import { createTableSql, type SqlQuery } from "./sql-query.ts";

/** The statements that create the table of `createSqlIdempotencyRecords`. */
export const sqlIdempotencyTable = createTableSql(
  "idempotency_responses",
  "scope text PRIMARY KEY",
  "value text NOT NULL",
);

/** Idempotency records that are rows of a table. */
export interface SqlIdempotencyRecords extends IdempotencyRecords {
  /** Deletes the expired records. Call it periodically. @param now milliseconds since the Unix epoch */
  deleteExpired(now: number): Promise<void>;
}

/**
 * Stores idempotency records in a table of SQLite or PostgreSQL.
 * @param query runs a statement, also in a transaction of the request with the isolation level READ COMMITTED
 * @example
 * for (const statement of sqlIdempotencyTable) await query(statement, []); // once, in a migration
 * const records = createSqlIdempotencyRecords(query);
 */
export function createSqlIdempotencyRecords(query: SqlQuery): SqlIdempotencyRecords {
  return {
    async add({ scope, value, expiresAt }, now) {
      for (;;) {
        const added = await query(addSql, [scope, value, expiresAt, now]);
        if (added.length > 0) return undefined;
        const [existing] = (await query(findSql, [scope, now])) as { value: string }[];
        // Without a row, it has been released since.
        if (existing) return existing.value;
      }
    },
    async replace(expected, { scope, value, expiresAt }) {
      await query(replaceSql, [value, expiresAt, scope, expected]);
    },
    async deleteExpired(now) {
      await query("DELETE FROM idempotency_responses WHERE expires_at <= $1", [now]);
    },
  };
}

const addSql = `INSERT INTO idempotency_responses (scope, value, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT (scope) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at
  WHERE idempotency_responses.expires_at <= $4 RETURNING scope`;
const findSql = "SELECT value FROM idempotency_responses WHERE scope = $1 AND expires_at > $2";
const replaceSql =
  "UPDATE idempotency_responses SET value = $1, expires_at = $2 WHERE scope = $3 AND value = $4 RETURNING scope";
