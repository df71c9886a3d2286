import { decorateStore } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { createCachedAndUncachedApps } from "../testing/describe-response-cache.ts";
import { createInvalidationTracker } from "./invalidation-tracker.ts";

async function setUp() {
  let reads = 0;
  const tracker = createInvalidationTracker();
  const stores = createMemoryStores(tracker);
  const withReadCounter = <Store extends object>(store: Store) =>
    decorateStore(store, (method) => (...args) => {
      reads += 1;
      return method(...args);
    });
  const countingStores = { ...stores, pets: withReadCounter(stores.pets), orders: withReadCounter(stores.orders) };
  const apps = await createCachedAndUncachedApps(countingStores, tracker, 2 ** 20);
  const addPet = () => apps.write({ pet: { name: "Rex", categoryId: 1, status: "available" } });
  for (let count = 0; count < 3; count += 1) await addPet();
  return {
    addPet,
    // The uncached app always reads the store once.
    async get(path: string) {
      const readsBefore = reads;
      const response = await apps.compare({ path, method: "GET", isConditional: false });
      return { ...response, isRead: reads - readsBefore > 1 };
    },
  };
}

it.each(["/pets?limit=1", "/pets?limit=1&status=available", "/pets/1", "/store/orders"])(
  "does not invalidate %s when a pet is added",
  async (path) => {
    const { addPet, get } = await setUp();
    await get(path);
    await addPet();
    expect(await get(path)).toMatchObject({ isRead: false });
  },
);

it("does not cache a 404", async () => {
  const { get } = await setUp();
  for (let count = 0; count < 2; count += 1) expect(await get("/pets/4")).toMatchObject({ status: 404, isRead: true });
});

it("distinguishes pages by limit and cursor", async () => {
  const { get } = await setUp();
  const first = await get("/pets?limit=1");
  const secondPath = /<\/v1([^>]*)>/.exec(first.link ?? "")?.[1] ?? "";
  expect((await get(secondPath)).body).toContain('"id":2');
  expect((await get(secondPath.replace("limit=1", "limit=2"))).body).toContain('"id":3');
  expect(await get("/pets?limit=2")).toMatchObject({ isRead: true });
  expect(await get("/pets?limit=1")).toMatchObject({ isRead: false });
});

it.each(["", "undefined"])("rejects the cursor %j even if the first page is cached", async (cursor) => {
  const { get } = await setUp();
  await get("/pets");
  expect(await get(`/pets?cursor=${cursor}`)).toMatchObject({ status: 400 });
});
