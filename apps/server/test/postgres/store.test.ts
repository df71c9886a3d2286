import type { Clock } from "@animal-store/store";
import { describeStore } from "@animal-store/store/testing";
import { afterAll, beforeAll, describe } from "vitest";
import { describeWriter } from "../describe-writer.ts";
import { describeOnPostgres } from "./test-database.ts";

describeOnPostgres("PostgreSQL", (database) => {
  let opened: Awaited<ReturnType<ReturnType<typeof database>["open"]>>;
  let clock: Clock;
  beforeAll(async () => {
    opened = await database().open({ clock: { now: () => clock.now() } });
  });
  afterAll(() => opened.close());

  describeStore("the store", async (testClock) => {
    clock = testClock;
    await database().truncate();
    return { ...opened, close: () => {} };
  });

  describe("writes to the store", () => {
    describeWriter(
      async (now) => {
        await database().truncate();
        const { adminSession: admin, open } = database();
        return {
          ...(await open({ clock: { now } })),
          run: (sql) => admin.query(sql),
          count: async (table) => Number((await admin.query(`SELECT count(*) FROM ${table}`)).rows[0].count),
        };
      },
      [{ code: "22003" }, { code: "22P02" }],
    );
  });
});
