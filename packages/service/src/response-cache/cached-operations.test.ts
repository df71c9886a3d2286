import { expect, it } from "vitest";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { createCachedAndUncached } from "../testing/cached-and-uncached.ts";
import { createVersions } from "./versions.ts";

/** Opens an app with a response cache over available pets. It counts reads of the store. */
async function open(count: number) {
  let reads = 0;
  const counted = <Arguments extends unknown[], Result>(read: (...given: Arguments) => Result) => {
    return (...given: Arguments): Result => {
      reads += 1;
      return read(...given);
    };
  };
  const versions = createVersions();
  const { pets, orders, keys } = createMemoryStores(versions);
  const stores = {
    pets: { ...pets, find: counted(pets.find), list: counted(pets.list) },
    orders: { ...orders, list: counted(orders.list) },
    keys,
  };
  const apps = await createCachedAndUncached(stores, versions, 2 ** 20);
  const add = () => apps.write({ pet: { name: "Rex", categoryId: 1, status: "available" } });
  for (let added = 0; added < count; added += 1) await add();
  return {
    add,
    order: (petId: number) => apps.write({ order: petId }),
    /** Returns the response of both apps, and whether the cached one read the store. */
    async get(path: string) {
      const before = reads;
      const { cached, uncached } = await apps.ask({ path, method: "GET", isConditional: false });
      expect(cached).toEqual(uncached);
      return { ...cached, isRead: reads - before > 1 };
    },
  };
}

it.each([
  ["a page with a next one", "/pets?limit=1", 2],
  ["a filtered page with a next one", "/pets?limit=1&status=available", 2],
  ["a single pet", "/pets/1", 1],
  ["a page of orders", "/store/orders", 1],
])("keeps %s when a pet is added", async (_, path, count) => {
  const { add, get } = await open(count);
  await get(path);
  await add();
  expect(await get(path)).toMatchObject({ isRead: false });
});

it.each([
  ["a single pet", "/pets/1", "pending"],
  ["an empty page of its new status", "/pets?status=pending", '"id":1'],
  ["the last page of orders", "/store/orders", '"petId":1'],
])("shows an order in %s", async (_, path, shown) => {
  const { get, order } = await open(1);
  expect((await get(path)).body).not.toContain(shown);
  await order(1);
  expect((await get(path)).body).toContain(shown);
});

it("adds the Link of a next page when there is one, and removes it with the next pet", async () => {
  const { add, get, order } = await open(1);
  const link = async () => (await get("/pets?limit=1&status=available")).link;
  expect(await link()).toBeNull();
  await add();
  expect(await link()).toContain('rel="next"');
  await order(2);
  expect(await link()).toBeNull();
});

it("reads an unknown pet each time", async () => {
  const { add, get } = await open(0);
  for (let count = 0; count < 2; count += 1) expect(await get("/pets/1")).toMatchObject({ status: 404, isRead: true });
  await add();
  expect(await get("/pets/1")).toMatchObject({ status: 200 });
});

it("tells pages apart by limit and cursor", async () => {
  const { get } = await open(3);
  const first = await get("/pets?limit=1");
  const second = /<\/v1([^>]*)>/.exec(first.link ?? "")?.[1] ?? "";
  expect((await get(second)).body).toContain('"id":2');
  expect((await get(second.replace("limit=1", "limit=2"))).body).toContain('"id":3');
  expect(await get("/pets?limit=2")).toMatchObject({ isRead: true });
  expect(await get("/pets?limit=1")).toMatchObject({ isRead: false });
});

it.each(["", "undefined"])("rejects the cursor %j though the first page is cached", async (cursor) => {
  const { get } = await open(1);
  await get("/pets");
  expect(await get(`/pets?cursor=${cursor}`)).toMatchObject({ status: 400 });
});
