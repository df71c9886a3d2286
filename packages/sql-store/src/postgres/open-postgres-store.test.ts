import type { Clock } from "@animal-store/api-platform";
import { afterAll, beforeAll } from "vitest";
import { describeLibraryStore } from "../../test/describe-library-store.ts";
import { library } from "../../test/library-store.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import type { OpenPostgresStore } from "./open-postgres-store.ts";

describeOnPostgres("PostgreSQL", library, (database) => {
  let opened: OpenPostgresStore<typeof library>;
  let clock: Clock;
  beforeAll(async () => {
    opened = await database().open({ clock: { now: () => clock.now() } });
  });
  afterAll(() => opened.close());

  describeLibraryStore("a store", async (testClock) => {
    clock = testClock;
    await database().truncate();
    return { ...opened, close: () => {} };
  });
});
