import { StoreUnavailableError } from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import { createMemoryStore } from "@animal-store/sql-store";
import { expect, it } from "vitest";
import { libraryStore } from "../../test/library-server.ts";
import { createHealthRoutes } from "./health-routes.ts";
import { createReadiness } from "./readiness.ts";

function openReadiness() {
  const clock = createTestClock();
  const state = {
    readFailure: undefined as Error | undefined,
    writeFailure: undefined as Error | undefined,
    probes: 0,
  };
  const { books } = createMemoryStore(libraryStore).tables;
  const list: typeof books.list = (page) => {
    if (state.readFailure) throw state.readFailure;
    return books.list(page);
  };
  const readiness = createReadiness({
    store: { tables: { books: { ...books, list } } },
    async probeWrite() {
      state.probes += 1;
      if (state.writeFailure) throw state.writeFailure;
    },
    now: clock.now,
  });
  const app = createHealthRoutes({ readiness });
  const getReadiness = async () => {
    const response = await app.request("/readyz");
    return [response.status, (await response.json()).reasons];
  };
  return { app, clock, state, getReadiness };
}

const isReady = [200, undefined];

it("checks at most once per second, and recovers by itself", async () => {
  const { app, clock, state, getReadiness } = openReadiness();
  state.writeFailure = new StoreUnavailableError("the disk is full");
  const notReady = [503, ["store: writes fail: the disk is full"]];
  expect(await Promise.all([getReadiness(), getReadiness()])).toEqual([notReady, notReady]);
  expect((await app.request("/healthz")).status).toBe(200);
  state.writeFailure = undefined;
  clock.advance(999);
  expect(await getReadiness()).toEqual(notReady);
  expect(state.probes).toBe(1);
  clock.advance(1);
  expect(await Promise.all([getReadiness(), getReadiness()])).toEqual([isReady, isReady]);
  expect(state.probes).toBe(2);
});

it("reports failed reads and writes, and hides the messages of the database driver", async () => {
  const { state, getReadiness } = openReadiness();
  state.readFailure = new Error("connect ECONNREFUSED db.internal:5432");
  state.writeFailure = new StoreUnavailableError("the database is read-only");
  expect(await getReadiness()).toEqual([
    503,
    ["store: reads fail: unexpected failure, see the log", "store: writes fail: the database is read-only"],
  ]);
});
