import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createMemoryPetStore } from "./store.ts";
import { createTestApp } from "./testing/test-app.ts";

async function setUp() {
  const store = createMemoryPetStore();
  const { pets } = store.tables;
  const scheduledReads: (() => void)[] = [];
  const pageLimits: number[] = [];
  let isUnavailable = false;
  const list: typeof pets.list = (page) => {
    pageLimits.push(page.limit - 1);
    if (isUnavailable) throw new Error("unavailable");
    return pets.list(page);
  };
  const { app, keyRing } = createTestApp({
    runAfterTurn: (read) => void scheduledReads.push(read),
    store: { ...store, tables: { ...store.tables, pets: { ...pets, list } } },
  });
  const headers = { Authorization: `Bearer ${(await keyRing.issue({ plan: "pro" })).key}` };
  // Adds the key to the cache of the key ring.
  await app.request(`${contract.basePath}/nowhere`, { headers });
  return {
    store,
    pageLimits,
    get: async (path: string) => {
      const response = await app.request(contract.basePath + path, { headers });
      return response.ok ? await response.text() : response.status;
    },
    async endTurn({ fails = false } = {}) {
      isUnavailable = fails;
      await new Promise((resolve) => setTimeout(resolve));
      for (const read of scheduledReads.splice(0)) read();
    },
  };
}

it("reads once for identical requests of one event-loop iteration", async () => {
  const { store, pageLimits, get, endTurn } = await setUp();
  const requests = [get("/pets?limit=1"), get("/pets?limit=1"), get("/pets?limit=2")];
  await endTurn();
  expect(pageLimits).toEqual([1, 2]);
  await store.writes.createPet({ name: "Rex", categoryId: 1 });
  const [first, second] = await Promise.all(requests);
  expect(second).toBe(first);
  const laterRequest = get("/pets?limit=1");
  await endTurn();
  expect(await laterRequest).toContain("Rex");
  expect(pageLimits).toEqual([1, 2, 1]);
});

it("fails all identical requests if the read fails, and reads again in the next iteration", async () => {
  const { pageLimits, get, endTurn } = await setUp();
  const requests = [get("/pets"), get("/pets")];
  await endTurn({ fails: true });
  expect(await Promise.all(requests)).toEqual([500, 500]);
  const laterRequest = get("/pets");
  await endTurn();
  expect(await laterRequest).toBe("[]");
  expect(pageLimits).toHaveLength(2);
});
