import type { Clock } from "@animal-store/api-platform";
import { describeStores } from "@animal-store/api-platform/testing";
import { afterAll, beforeAll } from "vitest";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import type { OpenPostgresStores } from "./open-stores.ts";

describeOnPostgres("PostgreSQL", (database) => {
  let opened: OpenPostgresStores;
  let clock: Clock;
  beforeAll(async () => {
    opened = await database().open({ clock: { now: () => clock.now() } });
  });
  afterAll(() => opened.close());

  describeStores("stores", async (testClock) => {
    clock = testClock;
    await database().truncate();
    return { ...opened, close: () => {} };
  });
});
