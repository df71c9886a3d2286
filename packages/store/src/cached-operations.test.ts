import { createInvalidationTracker } from "@animal-store/api-platform";
import { decorateMethods } from "@animal-store/sql-store";
import { expect, it } from "vitest";
import { createMemoryPetStore } from "./store.ts";
import { createCachedAndUncachedApps } from "./testing/describe-response-cache.ts";

async function setUp() {
  let reads = 0;
  const tracker = createInvalidationTracker();
  const store = decorateMethods(createMemoryPetStore(tracker), (method, name) => (...args) => {
    if (name.includes(".")) reads += 1;
    return method(...args);
  });
  const apps = await createCachedAndUncachedApps(store, tracker, 2 ** 20);
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
