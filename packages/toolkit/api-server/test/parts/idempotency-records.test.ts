import {
  createRedisIdempotencyRecords,
  createSqlIdempotencyRecords,
  type IdempotencyRecords,
  idempotency,
  type SqlQuery,
} from "@animal-store/api-platform";
import { describeIdempotencyRecords } from "@animal-store/api-platform/testing";
import { createClient } from "@redis/client";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRedis } from "../redis/start-redis.ts";
import { openPostgres, openSqlite, openSqlRecords, type TestDatabase } from "./databases.ts";

describeIdempotencyRecords("idempotency records in SQLite", () => openSqlRecords(openSqlite));
describeIdempotencyRecords("idempotency records in PostgreSQL", () => openSqlRecords(openPostgres));
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
  let query: SqlQuery;
  beforeAll(async () => {
    database = await open();
    query = await database.connect();
  });
  afterAll(() => database.close());

  type LoanEnv = { Variables: { query: SqlQuery } };

  /** An app with one connection, whose requests wait for it. */
  async function openApp({
    crashes = () => false,
    gate = async () => {},
  }: {
    crashes?: () => boolean;
    gate?: () => Promise<void>;
  } = {}) {
    const connection = await database.connect();
    let last: Promise<unknown> = Promise.resolve();
    const inTransaction = async (run: () => Promise<void>) => {
      await connection(database.begin, []);
      try {
        await run();
        // A crash before the commit.
        await connection(crashes() ? "ROLLBACK" : "COMMIT", []);
      } catch (error) {
        await connection("ROLLBACK", []);
        throw error;
      }
    };
    const app = new Hono<LoanEnv>()
      .onError(({ message }, c) => c.text(message, 500))
      .use(
        idempotency({
          caller: () => "user",
          transaction(c, run) {
            c.set("query", connection);
            const result = last.then(() => inTransaction(() => run(createSqlIdempotencyRecords(connection))));
            last = result.catch(() => {});
            return result;
          },
        }),
      )
      .post("/loans/:item", async (c) => {
        const { item } = c.req.param();
        await c.var.query("INSERT INTO loans (item) VALUES ($1)", [item]);
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
  const countLoans = async (item: string) => (await query("SELECT item FROM loans WHERE item = $1", [item])).length;

  it.each(["throw", "422"])("stores neither the effect nor the response of a request that fails: %s", async (fail) => {
    const send = await openApp();
    const item = `failed ${fail}`;
    expect(await send(encodeURIComponent(item), `?fail=${fail}`)).toEqual([fail === "throw" ? 500 : 422, null]);
    expect(await countLoans(item)).toBe(0);
    expect(await send(encodeURIComponent(item))).toEqual([201, null]);
    expect(await countLoans(item)).toBe(1);
  });

  it("a retry runs again if the first transaction did not commit", async () => {
    let crashes = true;
    const send = await openApp({ crashes: () => crashes });
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
      const [sendFirst, sendSecond] = await Promise.all([
        openApp({
          gate() {
            started.resolve();
            return gate.promise;
          },
        }),
        openApp(),
      ]);
      const first = sendFirst("waiting");
      await started.promise;
      const second = sendSecond("waiting");
      await expect
        .poll(() => query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'", []))
        .toHaveLength(1);
      gate.resolve();
      expect(await Promise.all([first, second])).toEqual([
        [201, null],
        [201, "true"],
      ]);
      expect(await countLoans("waiting")).toBe(1);
    },
  );
});
