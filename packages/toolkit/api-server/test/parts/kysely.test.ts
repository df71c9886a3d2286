import { createSqlIdempotencyRecords, createSqlLimiter, idempotency, type SqlQuery } from "@animal-store/api-platform";
import { connect, PostgresClient } from "@animal-store/sql-store/testing";
import { Hono } from "hono";
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect, type Transaction } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openPostgres, openSqlite } from "./databases.ts";

type Database = { loans: { item: string } };

async function openKyselyOnSqlite(): Promise<Kysely<Database>> {
  const { path, close } = await openSqlite();
  const database = connect(path);
  onTestFinished(() => {
    database.close();
    close();
  });
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as string[])),
      run: (values: readonly unknown[]) => statement.run(...(values as string[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as string[])),
    };
  };
  return new Kysely({ dialect: new SqliteDialect({ database: { prepare, close() {} } }) });
}

async function openKyselyOnPostgres(): Promise<Kysely<Database>> {
  const { path, close } = await openPostgres();
  const client = new PostgresClient(path);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await close();
  });
  const pool = { options: {}, connect: async () => Object.assign(client, { release() {} }), end: async () => {} };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

it.each([
  ["SQLite", openKyselyOnSqlite, (sql: string) => sql.replaceAll("$", "?")],
  ["PostgreSQL", openKyselyOnPostgres, (sql: string) => sql],
])("limits and records share a connection and a transaction of Kysely on %s", async (_, open, toSql) => {
  const db = await open();
  const toQuery =
    (executor: Kysely<Database>): SqlQuery =>
    async (sql, values) =>
      (await executor.executeQuery<object>(CompiledQuery.raw(toSql(sql), values))).rows;
  const limiter = createSqlLimiter({ query: toQuery(db) });
  const take = async () => (await limiter.take("user", { perMinute: 1, perDay: 9 }, 0)).isAllowed;
  expect([await take(), await take()]).toEqual([true, false]);

  let fails = true;
  const app = new Hono<{ Variables: { db: Transaction<Database> } }>()
    .use(
      idempotency({
        caller: () => "user",
        transaction: (c, run) =>
          db.transaction().execute((transaction) => {
            c.set("db", transaction);
            return run(createSqlIdempotencyRecords(toQuery(transaction)));
          }),
      }),
    )
    .post("/loans", async (c) => {
      await c.var.db.insertInto("loans").values({ item: "Momo" }).execute();
      return c.text("lent", fails ? 400 : 201);
    });
  const send = async () =>
    (await app.request("/loans", { method: "POST", headers: { "Idempotency-Key": "1" } })).status;
  const countLoans = async () => (await db.selectFrom("loans").selectAll().execute()).length;
  expect([await send(), await countLoans()]).toEqual([400, 0]);
  fails = false;
  expect([await send(), await send(), await countLoans()]).toEqual([201, 201, 1]);
});
