import { describe, expect, it } from "vitest";
import type { PetStatus } from "../pets/pet-store.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { createCachedAndUncached } from "../testing/cached-and-uncached.ts";
import { createVersions } from "./versions.ts";

/** Opens an app with a response cache over pets of these statuses. It counts reads of the store. */
async function open(...statuses: (PetStatus | undefined)[]) {
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
  const add = (status?: PetStatus) => apps.write({ pet: { name: "Rex", categoryId: 1, ...(status && { status }) } });
  for (const status of statuses) await add(status);

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

describe("a page with a next one", () => {
  it("stays cached when a pet is added", async () => {
    const { add, get } = await open("sold", "sold");
    for (const path of ["/pets?limit=1", "/pets?limit=1&status=sold"]) {
      await get(path);
      await add("sold");
      expect(await get(path)).toMatchObject({ isRead: false });
    }
  });

  it("loses its Link when the one entry of the next page leaves the list", async () => {
    const { get, order } = await open("available", "available");
    expect((await get("/pets?limit=1&status=available")).link).toContain('rel="next"');
    await order(2);
    expect(await get("/pets?limit=1&status=available")).toMatchObject({ link: null, isRead: true });
  });
});

describe("a last page", () => {
  it("that is full gains a Link with the next pet", async () => {
    const { add, get } = await open("sold", "sold");
    expect((await get("/pets?limit=2")).link).toBeNull();
    await add("sold");
    expect((await get("/pets?limit=2")).link).toContain('rel="next"');
  });

  it("that is empty shows a pet whose status changed to its filter", async () => {
    const { get, order } = await open("available");
    expect((await get("/pets?status=pending")).body).toBe("[]");
    await order(1);
    expect((await get("/pets?status=pending")).body).toContain('"id":1');
  });

  it("of orders shows the next order, and stays cached when a pet is added", async () => {
    const { add, get, order } = await open("available", "available");
    await order(1);
    await get("/store/orders");
    await add("available");
    expect(await get("/store/orders")).toMatchObject({ isRead: false });
    await order(2);
    expect((await get("/store/orders")).body).toContain('"petId":2');
  });
});

describe("a single pet", () => {
  it("stays cached when another is added, and changes with an order", async () => {
    const { add, get, order } = await open("available");
    await get("/pets/1");
    await add("available");
    expect(await get("/pets/1")).toMatchObject({ isRead: false });
    await order(1);
    expect((await get("/pets/1")).body).toContain("pending");
  });

  it("is read each time until it exists", async () => {
    const { add, get } = await open();
    expect(await get("/pets/1")).toMatchObject({ status: 404 });
    expect(await get("/pets/1")).toMatchObject({ status: 404, isRead: true });
    await add();
    expect(await get("/pets/1")).toMatchObject({ status: 200 });
  });
});

it("pages differ by limit and cursor", async () => {
  const { get } = await open("sold", "sold", "sold");
  const first = await get("/pets?limit=1");
  const second = /<\/v1([^>]*)>/.exec(first.link ?? "")?.[1] ?? "";
  expect((await get(second)).body).toContain('"id":2');
  expect((await get(second.replace("limit=1", "limit=2"))).body).toContain('"id":3');
  expect(await get("/pets?limit=2")).toMatchObject({ isRead: true });
  expect(await get("/pets?limit=1")).toMatchObject({ isRead: false });
});

it.each(["", "undefined"])("rejects the cursor %j though the first page is cached", async (cursor) => {
  const { get } = await open("sold");
  await get("/pets");
  expect(await get(`/pets?cursor=${cursor}`)).toMatchObject({ status: 400 });
});
