import { hiddenValue, StartupError, StoreUnavailableError } from "@animal-store/process";
import { PostgresDialect, PostgresQueryCompiler } from "kysely";
import { Pool, types } from "pg";
import { assertStorable } from "./column-kinds.ts";

// An @ after the host would be part of an unencoded password.
const urlPattern = /^postgres(ql)?:\/\/[^\s/?#]*(\/[^\s?#@]*)?(\?[^\s#@]*)?$/;

const int8Oid = 20;

/**
 * Connects to PostgreSQL, at the first query. An int8 is a bigint if a number would round it. A query takes at most 30 s by default.
 * @param url `postgres://user:password@host:5432/database`
 * @param options other options of the `Pool` of pg
 * @throws {StartupError} if the URL is not valid
 * @example
 * const db = new Kysely<Database>({ dialect: postgresDialect(process.env.DATABASE_URL) });
 */
export function postgresDialect(url: string, options: Readonly<Record<string, unknown>> = {}): PostgresDialect {
  const location = urlPattern.test(url) ? URL.parse(url) : null;
  if (!location)
    throw new StartupError(
      `DATABASE_URL must be an address like postgres://user:password@host:5432/database, with special characters percent-encoded, got ${hiddenValue}.`,
    );
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    types: { getTypeParser },
    ...options,
  });
  // The pool replaces an idle connection that fails. Without a listener, the error would end the process.
  pool.on("error", () => {});
  return new ExactPostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      connect: () =>
        pool.connect().catch((error: Error & { errors?: Error[] }) => {
          // A host with several addresses has an error for each, and no message.
          const reason = error.message || error.errors?.map(({ message }) => message).join("; ");
          const name = `${location.host}${location.pathname}`;
          throw new StoreUnavailableError(`the database ${name} is unavailable: ${reason}`, { cause: error });
        }),
    },
  });
}

class ExactPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new QueryCompiler();
  }
}

class QueryCompiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    assertStorable(parameter);
    super.appendValue(parameter);
  }
}

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === int8Oid ? parseInt8 : types.getTypeParser(oid, format as "text");

function parseInt8(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}
