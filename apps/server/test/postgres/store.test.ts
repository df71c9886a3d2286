import { describeOnPostgres } from "@animal-store/sql-store/testing";
import { type Clock, definition } from "@animal-store/store";
import { describeStore } from "@animal-store/store/testing";
import { afterAll, beforeAll } from "vitest";

describeOnPostgres("PostgreSQL", definition, (database) => {
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
});
