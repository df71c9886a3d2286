import { createSharedAddressLimiter, createSqlLimiter } from "@animal-store/api-platform";
import { createTestClock, describeLimiter, libraryPlatform } from "@animal-store/api-platform/testing";
import { sqlQuery } from "@animal-store/kysely-tables";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres, openSqlite, type TestDatabase } from "./databases.ts";

describe.each([
  ["SQLite", openSqlite],
  ["PostgreSQL", openPostgres],
])("createSqlLimiter on %s", (name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  describeLimiter(
    `a limiter on ${name}`,
    async (policy) => {
      const query = sqlQuery(database.connect());
      await query("DELETE FROM rate_limit_usages", []);
      return { limiter: createSqlLimiter({ query, policy }) };
    },
    10,
  );

  function openLimiters() {
    const [first, ...others] = [0, 1, 2].map(() => createSqlLimiter({ query: sqlQuery(database.connect()) }));
    return [first, ...others] as [ReturnType<typeof createSqlLimiter>, ...ReturnType<typeof createSqlLimiter>[]];
  }

  it("limiters on several connections together allow exactly the limit", async () => {
    const limiters = openLimiters();
    const { now } = createTestClock();
    const limits = { perMinute: 50, perDay: 1000 };
    const decisions = await Promise.all(
      Array.from({ length: 90 }, (_, index) => limiters[index % limiters.length]?.take("shared", limits, now())),
    );
    expect(decisions.filter((decision) => decision?.isAllowed)).toHaveLength(50);
    const remaining = decisions.map((decision) => decision?.windowStatuses[0].remaining);
    expect(new Set(remaining).size).toBe(50);
  });

  it("a clock that is behind does not reset the counts of a later window", async () => {
    const [ahead, behind] = openLimiters();
    const minuteStart = createTestClock().now();
    const limits = { perMinute: 1, perDay: 1000 };
    expect(await ahead.take("skewed", limits, minuteStart)).toMatchObject({ isAllowed: true });
    expect(await behind?.take("skewed", limits, minuteStart - 500)).toMatchObject({ isAllowed: false });
    expect(await ahead.take("skewed", limits, minuteStart + 60_000)).toMatchObject({ isAllowed: true });
  });

  it("shares the limit of an address", async () => {
    const { now } = createTestClock();
    const [first, second] = openLimiters().map((limiter) => createSharedAddressLimiter({ limiter, perMinute: 2, now }));
    const take = async (limiter: typeof first) => (await limiter?.take("2001:db8::1", now()))?.isAllowed;
    expect([await take(first), await take(second), await take(first)]).toEqual([true, true, false]);
  });

  it("deletes the rows that no longer count", async () => {
    const [limiter] = openLimiters();
    const query = sqlQuery(database.connect());
    await query("DELETE FROM rate_limit_usages", []);
    const { now } = createTestClock();
    await limiter.take("old", { perMinute: 1, perDay: 1 }, now());
    await limiter.deleteExpired(now() + 86_399_999);
    expect(await query("SELECT caller FROM rate_limit_usages", [])).toHaveLength(1);
    await limiter.deleteExpired(now() + 86_400_000);
    expect(await query("SELECT caller FROM rate_limit_usages", [])).toHaveLength(0);
  });

  it("rejects if the database fails, and continues afterwards", async () => {
    const { banPolicy } = libraryPlatform;
    const query = sqlQuery(database.connect());
    let fails = true;
    const limiter = createSqlLimiter({
      policy: banPolicy,
      query(sql, values) {
        if (fails) throw new Error("the database is down");
        return query(sql, values);
      },
    });
    const limits = { perMinute: 1, perDay: 1 };
    const { now } = createTestClock();
    const results = await Promise.allSettled([0, 1].map(() => limiter.take("failed", limits, now())));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await limiter.take("failed", limits, now())).toMatchObject({ isAllowed: true });
  });
});
