import {
  createRedisIdempotencyRecords,
  createSqlIdempotencyRecords,
  type IdempotencyRecords,
  idempotency,
} from "@animal-store/api-platform";
import { describeIdempotencyRecords } from "@animal-store/api-platform/testing";
import { sqlQuery } from "@animal-store/kysely-tables";
import { createClient } from "@redis/client";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRedis } from "../redis/start-redis.ts";
import { type Connection, openPostgres, openSqlite, type TestDatabase } from "./databases.ts";

for (const [name, open] of [
  ["SQLite", openSqlite],
  ["PostgreSQL", openPostgres],
] as const)
  describeIdempotencyRecords(`idempotency records in ${name}`, async () => {
    const { connect, close } = await open();
    const openRecords = () => createSqlIdempotencyRecords(sqlQuery(connect()));
    return { connections: [openRecords(), openRecords()], close };
  });
describeIdempotencyRecords("idempotency records in Redis", async () => {
  const redis = await startRedis();
  const clients = await Promise.all([0, 1].map(() => createClient({ url: redis.url }).connect()));
  const [first, second] = clients.map((client) =>
    createRedisIdempotencyRecords({ send: (command) => client.sendCommand(command) }),
  ) as [IdempotencyRecords, IdempotencyRecords];
  return {
    connections: [first, second],
    async close() {
      for (const client of clients) client.destroy();
      await redis.kill();
    },
  };
});

describe.each([
  ["SQLite", openSqlite],
  ["PostgreSQL", openPostgres],
])("idempotency in a transaction of the app on %s", (name, open) => {
  let database: TestDatabase;
  let db: Connection;
  beforeAll(async () => {
    database = await open();
    db = database.connect();
  });
  afterAll(() => database.close());

  type LoanEnv = { Variables: { db: Connection } };

  /** An app with one connection, whose requests wait for it. */
  function openApp({ crashes = (): boolean => false, gate = async () => {} } = {}) {
    const connection = database.connect();
    const app = new Hono<LoanEnv>()
      .onError(({ message }, c) => c.text(message, 500))
      .use(
        idempotency({
          caller: () => "user",
          transaction: (c, run) =>
            connection.transaction().execute(async (transaction) => {
              c.set("db", transaction);
              await run(createSqlIdempotencyRecords(sqlQuery(transaction)));
              if (crashes()) throw new Error("a crash before the commit");
            }),
        }),
      )
      .post("/loans/:item", async (c) => {
        const { item } = c.req.param();
        await c.var.db.insertInto("loans").values({ item }).execute();
        await gate();
        if (c.req.query("fail") === "throw") throw new Error("a failure");
        return c.json({ item }, c.req.query("fail") ? 422 : 201);
      });
    return async (item: string, search = "") => {
      const headers = { "Idempotency-Key": item };
      const response = await app.request(`/loans/${item}${search}`, { method: "POST", headers });
      return [response.status, response.headers.get("Idempotency-Replayed")];
    };
  }
  const countLoans = async (item: string) =>
    (await db.selectFrom("loans").select("item").where("item", "=", item).execute()).length;

  it.each(["throw", "422"])("stores neither the effect nor the response of a request that fails: %s", async (fail) => {
    const send = openApp();
    const item = `failed ${fail}`;
    expect(await send(encodeURIComponent(item), `?fail=${fail}`)).toEqual([fail === "throw" ? 500 : 422, null]);
    expect(await countLoans(item)).toBe(0);
    expect(await send(encodeURIComponent(item))).toEqual([201, null]);
    expect(await countLoans(item)).toBe(1);
  });

  it("a retry runs again if the first transaction did not commit", async () => {
    let crashes = true;
    const send = openApp({ crashes: () => crashes });
    await send("crashed");
    expect(await countLoans("crashed")).toBe(0);
    crashes = false;
    expect(await send("crashed")).toEqual([201, null]);
    expect(await send("crashed")).toEqual([201, "true"]);
    expect(await countLoans("crashed")).toBe(1);
  });

  it.skipIf(name === "SQLite")(
    "a request on another connection waits for the transaction, and repeats its response",
    async () => {
      const gate = Promise.withResolvers<void>();
      const started = Promise.withResolvers<void>();
      const sendFirst = openApp({
        gate() {
          started.resolve();
          return gate.promise;
        },
      });
      const first = sendFirst("waiting");
      await started.promise;
      const second = openApp()("waiting");
      const query = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
      await expect.poll(() => sqlQuery(db)(query, [])).toHaveLength(1);
      gate.resolve();
      expect(await Promise.all([first, second])).toEqual([
        [201, null],
        [201, "true"],
      ]);
      expect(await countLoans("waiting")).toBe(1);
    },
  );
});
