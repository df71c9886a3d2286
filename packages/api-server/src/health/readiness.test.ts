import { StoreUnavailableError } from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import { createMemoryStore, decorateMethods, type Store } from "@animal-store/sql-store";
import { expect, it } from "vitest";
import { libraryStore } from "../../test/library-server.ts";
import { createHealthRoutes } from "./health-routes.ts";
import { createReadiness, type ReadinessOptions } from "./readiness.ts";

type LibraryStore = Store<typeof libraryStore>;
const momo = { title: "Momo" };
const usage = { load: () => [], save: () => {} };

function openReadiness(options: Partial<ReadinessOptions<LibraryStore>> = {}) {
  const clock = createTestClock();
  const memory = createMemoryStore(libraryStore);
  const state = { failure: undefined as Error | undefined, probes: 0 };
  const fail = () => {
    if (state.failure) throw state.failure;
  };
  const readiness = createReadiness({
    store: decorateMethods(memory, (method, name) => {
      if (name !== "lendBook") return method;
      return async (...args) => {
        fail();
        return method(...args);
      };
    }),
    usage: { ...usage, save: async () => fail() },
    async probeWrite() {
      state.probes += 1;
      fail();
    },
    now: clock.now,
    ...options,
  });
  const app = createHealthRoutes({ readiness });
  const getReadiness = async () => {
    const response = await app.request("/readyz");
    return [response.status, (await response.json()).reasons];
  };
  const failWrite = async () => {
    state.failure = new StoreUnavailableError("the disk is full");
    await expect(readiness.store.writes.lendBook(momo)).rejects.toThrow(StoreUnavailableError);
  };
  return { ...readiness, app, clock, state, getReadiness, failWrite };
}

function withBookList(list: LibraryStore["tables"]["books"]["list"]): LibraryStore {
  const memory = createMemoryStore(libraryStore);
  return { ...memory, tables: { ...memory.tables, books: { ...memory.tables.books, list } } };
}

const notReady = [503, ["store: writes fail: the disk is full"]];

it("the check reads once for concurrent requests, and reports the failure to all of them", async () => {
  const reads: PromiseWithResolvers<never>[] = [];
  const list = () => {
    reads.push(Promise.withResolvers<never>());
    return reads.at(-1)?.promise ?? [];
  };
  const { app, getReadiness } = openReadiness({ store: withBookList(list) });
  for (const round of [1, 2]) {
    const responses = Array.from({ length: 50 }, getReadiness);
    expect(reads).toHaveLength(round);
    reads[round - 1]?.reject(new StoreUnavailableError(`failure ${round}`));
    for (const response of responses) expect(await response).toEqual([503, [`store: reads fail: failure ${round}`]]);
    expect((await app.request("/healthz")).status).toBe(200);
  }
});

it("after a failed write, probes at most once per second until a write succeeds", async () => {
  const { clock, state, getReadiness, failWrite } = openReadiness();
  await failWrite();
  expect(await Promise.all([getReadiness(), getReadiness(), getReadiness()])).toEqual([notReady, notReady, notReady]);
  expect(state.probes).toBe(1);
  state.failure = undefined;
  clock.advance(999);
  expect(await getReadiness()).toEqual(notReady);
  expect(state.probes).toBe(1);
  clock.advance(1);
  expect(await Promise.all([getReadiness(), getReadiness()])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  clock.advance(1000);
  await getReadiness();
  expect(state.probes).toBe(2);
});

it("the server is ready without a probe while writes succeed, and after the next successful write", async () => {
  const { store, state, getReadiness, failWrite } = openReadiness();
  await store.writes.lendBook(momo);
  expect(await getReadiness()).toEqual([200, undefined]);
  expect(state.probes).toBe(0);
  await failWrite();
  expect(await getReadiness()).toMatchObject([503, {}]);
  state.failure = undefined;
  await store.writes.lendBook(momo);
  expect(await getReadiness()).toEqual([200, undefined]);
  expect(state.probes).toBe(1);
});

it("the server stays not ready if a write fails during a successful probe", async () => {
  const { store, state, clock, getReadiness, failWrite } = openReadiness({
    probeWrite: async () => void (await Promise.allSettled([store.writes.lendBook(momo)])),
  });
  await failWrite();
  expect(await getReadiness()).toEqual(notReady);
  state.failure = undefined;
  clock.advance(1000);
  expect(await getReadiness()).toEqual([200, undefined]);
});

it("observes the failures of writes that no request waits for", async () => {
  const { usage, store, state, getReadiness } = openReadiness();
  state.failure = new StoreUnavailableError("the disk is full");
  await expect(usage.save([])).rejects.toThrow(StoreUnavailableError);
  expect(await getReadiness()).toEqual(notReady);
  await store.keys.saveLastUsed([]);
  expect(await getReadiness()).toEqual(notReady);
});

it("hides the error message of the database driver", async () => {
  const list = () => Promise.reject(new Error("connect ECONNREFUSED db.internal:5432"));
  const { getReadiness } = openReadiness({ store: withBookList(list) });
  expect(await getReadiness()).toEqual([503, ["store: reads fail: unexpected failure, see the log"]]);
});
