import type { Clock } from "@animal-store/service";
import { describeStores } from "@animal-store/service/testing";
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

  // Emptied and not opened anew: connecting takes longer than most of the tests.
  describeStores("stores", async (moved) => {
    clock = moved;
    await database().empty();
    return { ...opened, close: () => {} };
  });
});
