import type { Clock } from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import { StartupError } from "@animal-store/node-http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeLibraryStore } from "../../test/describe-library-store.ts";
import { createKeyRing, library } from "../../test/library-store.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import type { OpenStore } from "../store.ts";
import { openPostgresKeyStore } from "./open-store.ts";

describeOnPostgres("PostgreSQL", library, (database) => {
  let opened: OpenStore<typeof library>;
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

  it("opens only the keys, and reports an unavailable database as a user error", async () => {
    await database().truncate();
    const { url } = database();
    const { store, location, toUserError, close } = await openPostgresKeyStore({ url, timeoutMs: 500 }, library);
    const { record } = await createKeyRing(store, createTestClock()).issue({ plan: "member" });
    expect([location, (await opened.store.keys.list()).map(({ id }) => id)]).toEqual([url, [record.id]]);
    await close();
    const unavailable = await Promise.resolve(store.list()).catch((error: unknown) => error);
    expect(toUserError((unavailable as Error).cause)).toBeInstanceOf(StartupError);
    const defect = new TypeError("x is not a function");
    expect(toUserError(defect)).toBe(defect);
  });
});
