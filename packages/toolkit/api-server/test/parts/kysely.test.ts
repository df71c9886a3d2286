import { createSqlIdempotencyRecords, createSqlLimiter, idempotency, type SqlQuery } from "@animal-store/api-platform";
import { sqliteDialect } from "@animal-store/kysely-tables";
import { postgresDialect } from "@animal-store/kysely-tables/postgres";
import { Hono } from "hono";
import { CompiledQuery, Kysely, type Transaction } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openPostgres, openSqlite, type TestDatabase } from "./databases.ts";

type Database = { loans: { item: string } };

async function openKysely({ path, close }: TestDatabase): Promise<Kysely<Database>> {
  const dialect = path.startsWith("postgres") ? postgresDialect(path) : sqliteDialect(path);
  const db = new Kysely<Database>({ dialect });
  onTestFinished(async () => {
    await db.destroy();
    await close();
  });
  return db;
}

it.each([
  ["SQLite", openSqlite, (sql: string) => sql.replaceAll("$", "?")],
  ["PostgreSQL", openPostgres, (sql: string) => sql],
])("limits and records share a connection and a transaction of Kysely on %s", async (_, open, toSql) => {
  const db = await openKysely(await open());
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
