import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { createTestApp } from "../testing/test-app.ts";

/** An app whose turns of the event loop end with `endTurn`. It counts reads of pages. */
async function open() {
  const stores = createMemoryStores();
  const { pets } = stores;
  const ends: (() => void)[] = [];
  const reads: number[] = [];
  let isAway = false;
  const { app, keyRing } = createTestApp({
    afterTurn: (work) => void ends.push(work),
    stores: {
      ...stores,
      pets: {
        ...pets,
        async list(page) {
          reads.push(page.limit - 1);
          if (isAway) throw new Error("unavailable");
          return pets.list(page);
        },
      },
    },
  });
  const { key } = await keyRing.issue({ plan: "pro" });
  const headers = { Authorization: `Bearer ${key}` };
  // The key ring looks the key up once.
  await app.request(`${contract.basePath}/nowhere`, { headers });
  return {
    pets,
    reads,
    get: async (path: string) => {
      const response = await app.request(contract.basePath + path, { headers });
      return response.ok ? await response.text() : response.status;
    },
    async endTurn({ fails = false } = {}) {
      isAway = fails;
      await new Promise((resolve) => setTimeout(resolve));
      for (const end of ends.splice(0)) end();
    },
  };
}

it("reads once for identical requests of one turn of the event loop", async () => {
  const { pets, reads, get, endTurn } = await open();
  const asked = [get("/pets?limit=1"), get("/pets?limit=1"), get("/pets?limit=2")];
  await endTurn();
  expect(reads).toEqual([1, 2]);
  await pets.add({ name: "Rex", categoryId: 1 });
  const [one, same] = await Promise.all(asked);
  expect(same).toBe(one);
  const next = get("/pets?limit=1");
  await endTurn();
  expect(await next).toContain("Rex");
  expect(reads).toEqual([1, 2, 1]);
});

it("fails all of them if the read fails, and reads again in the next turn", async () => {
  const { reads, get, endTurn } = await open();
  const asked = [get("/pets"), get("/pets")];
  await endTurn({ fails: true });
  expect(await Promise.all(asked)).toEqual([500, 500]);
  const next = get("/pets");
  await endTurn();
  expect(await next).toBe("[]");
  expect(reads).toHaveLength(2);
});
