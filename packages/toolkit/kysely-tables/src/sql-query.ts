import { CompiledQuery, type Kysely } from "kysely";
import { isPostgres } from "./migrate.ts";

/**
 * Returns a function that runs a statement with the parameters `$1`, `$2` and so on, for the limiter and the idempotency records of
 * `@animal-store/api-platform`.
 * @param db a database, or a transaction that the records share
 * @example
 * const records = createSqlIdempotencyRecords(sqlQuery(db));
 */
export function sqlQuery(
  db: Pick<Kysely<unknown>, "executeQuery" | "getExecutor">,
): (sql: string, values: (string | number)[]) => Promise<readonly object[]> {
  return async (sql, values) => {
    // SQLite takes `$1` for a name.
    const statement = isPostgres(db) ? sql : sql.replaceAll("$", "?");
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(statement, values));
    return rows;
  };
}
