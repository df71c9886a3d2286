import { StartupError, StoreUnavailableError } from "@animal-store/process";
import { findFreePort, PostgresClient } from "@animal-store/sql-store/testing";
import { Kysely, sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { createDatabase } from "../test/describe-on-databases.ts";
import { postgresDialect } from "./postgres-dialect.ts";

function connect(...args: Parameters<typeof postgresDialect>) {
  const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect: postgresDialect(...args) });
  onTestFinished(() => db.destroy());
  return db;
}

describe.skipIf(inject("postgresUrl") === undefined)("on PostgreSQL", () => {
  it("returns each value as it was bound", async () => {
    const db = connect(await createDatabase());
    const { rows } =
      await sql`select ${2n ** 63n - 1n}::int8 as large, ${-5}::int8 as small, ${1e300}::float8 as double,
      ${5e-324}::float8 as tiny, ${true}::bool as yes, ${null}::text as nothing, count(*) as count`.execute(db);
    const expected = {
      large: 2n ** 63n - 1n,
      small: -5,
      double: 1e300,
      tiny: 5e-324,
      yes: true,
      nothing: null,
      count: 1,
    };
    expect(rows).toEqual([expected]);
  });

  it("ends a query after the timeout", async () => {
    const db = connect(await createDatabase(), { statement_timeout: 50 });
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow(/statement timeout/);
  });

  it("replaces connections that PostgreSQL ends", async () => {
    const url = await createDatabase();
    const db = connect(url);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const admin = new PostgresClient(url);
    await admin.connect();
    await admin.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
    await admin.end();
    await expect.poll(() => sql`select 1 as one`.execute(db).catch(String)).toMatchObject({ rows: [{ one: 1 }] });
  });

  it("reports a database that does not exist", async () => {
    const url = new URL(await createDatabase());
    url.pathname = "/missing";
    await expect(sql`select 1`.execute(connect(url.href))).rejects.toThrow(
      `the database ${url.host}/missing is unavailable: database "missing" does not exist`,
    );
  });
});

it("reports a database that it cannot reach, without the password", async () => {
  const port = await findFreePort();
  for (const host of ["127.0.0.1", "localhost"]) {
    const failure = sql`select 1`.execute(connect(`postgres://app:secret@${host}:${port}/notes?password=secret`));
    await expect(failure).rejects.toThrow(StoreUnavailableError);
    await expect(failure).rejects.toThrow(`the database ${host}:${port}/notes is unavailable: connect ECONNREFUSED`);
    await expect(failure).rejects.not.toThrow("secret");
  }
});

it("rejects an address of which the password would be read as something else", () => {
  for (const url of [
    "",
    "notes.db",
    "mysql://a@b/c",
    "postgres://app:se/cret@host/db",
    "postgres://app:12#cret@host/db",
    "postgres://app:12?cret@host/db",
    "postgres://app:x@host:99999/db",
  ]) {
    expect(() => postgresDialect(url)).toThrow(StartupError);
    expect(() => postgresDialect(url)).toThrow(/^DATABASE_URL must be an address like /);
    expect(() => postgresDialect(url)).not.toThrow(/cret/);
  }
});
