import { describe, expect, it } from "vitest";
import type { PetStatus } from "../pets/pet-store.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { createTwins } from "../testing/twins.ts";

/** Pets of these statuses behind an app that keeps answers, and how often it read. */
async function open(...statuses: (PetStatus | undefined)[]) {
  let reads = 0;
  const counted = <Arguments extends unknown[], Result>(read: (...given: Arguments) => Result) => {
    return (...given: Arguments): Result => {
      reads += 1;
      return read(...given);
    };
  };
  const { pets, orders, keys } = createMemoryStores();
  const stores = {
    pets: { ...pets, find: counted(pets.find), list: counted(pets.list) },
    orders: { ...orders, list: counted(orders.list) },
    keys,
  };
  const twins = await createTwins(stores, 2 ** 20);
  const add = (status?: PetStatus) => twins.write({ pet: { name: "Rex", categoryId: 1, ...(status && { status }) } });
  for (const status of statuses) await add(status);

  return {
    add,
    order: (petId: number) => twins.write({ order: petId }),
    /** What is kept and told by both, and whether it had to be read for that. */
    async get(path: string) {
      const before = reads;
      const { kept, read } = await twins.ask({ path, method: "GET", isConditional: false });
      expect(kept).toEqual(read);
      // The other one always reads.
      return { ...kept, wasRead: reads - before > 1 };
    },
  };
}

describe("a page with a next one", () => {
  it("is left alone by a pet that is added", async () => {
    const { add, get } = await open("sold", "sold");
    for (const path of ["/pets?limit=1", "/pets?limit=1&status=sold"]) {
      await get(path);
      await add("sold");
      expect(await get(path)).toMatchObject({ wasRead: false });
    }
  });

  it("loses its Link when the one entry of the next page leaves the list", async () => {
    const { get, order } = await open("available", "available");
    expect((await get("/pets?limit=1&status=available")).link).toContain('rel="next"');
    await order(2);
    expect(await get("/pets?limit=1&status=available")).toMatchObject({ link: null, wasRead: true });
  });

  it("is left alone by an order of what lies behind the next entry", async () => {
    const { get, order } = await open("available", "available", "available");
    await get("/pets?limit=1");
    await order(3);
    expect(await get("/pets?limit=1")).toMatchObject({ wasRead: false });
    await order(1);
    expect(await get("/pets?limit=1")).toMatchObject({ wasRead: true });
  });
});

describe("a last page", () => {
  it("that is full gains a Link with the next pet", async () => {
    const { add, get } = await open("sold", "sold");
    expect((await get("/pets?limit=2")).link).toBeNull();
    await add("sold");
    expect((await get("/pets?limit=2")).link).toContain('rel="next"');
  });

  it("is left alone by a pet that its filter hides, or any filter", async () => {
    const { add, get } = await open("sold");
    await get("/pets?status=sold");
    await add("available");
    await add();
    expect(await get("/pets?status=sold")).toMatchObject({ wasRead: false });
    await add("sold");
    expect(await get("/pets?status=sold")).toMatchObject({ wasRead: true });
  });

  it("is left alone by an order of a pet that its filter hides before and after", async () => {
    const { get, order } = await open("sold", undefined);
    await get("/pets?status=sold");
    await order(2);
    expect(await get("/pets?status=sold")).toMatchObject({ wasRead: false });
  });

  it("that is empty fills when a pet comes to its filter", async () => {
    const { get, order } = await open("available");
    expect((await get("/pets?status=pending")).body).toBe("[]");
    await order(1);
    expect((await get("/pets?status=pending")).body).toContain('"id":1');
  });

  it("of orders takes the next order, and nothing of the pets", async () => {
    const { add, get, order } = await open("available", "available");
    await order(1);
    await get("/store/orders");
    await add("available");
    expect(await get("/store/orders")).toMatchObject({ wasRead: false });
    await order(2);
    expect((await get("/store/orders")).body).toContain('"petId":2');
  });
});

describe("a single pet", () => {
  it("is read anew after its own order alone", async () => {
    const { add, get, order } = await open("available", "available");
    await get("/pets/1");
    await add("available");
    await order(2);
    expect(await get("/pets/1")).toMatchObject({ wasRead: false });
    await order(1);
    expect((await get("/pets/1")).body).toContain("pending");
  });

  it("that is not there is looked for each time", async () => {
    const { add, get } = await open();
    expect(await get("/pets/1")).toMatchObject({ status: 404 });
    expect(await get("/pets/1")).toMatchObject({ status: 404, wasRead: true });
    await add();
    expect(await get("/pets/1")).toMatchObject({ status: 200 });
  });
});

it("pages of other limits and cursors are others", async () => {
  const { get } = await open("sold", "sold", "sold");
  const first = await get("/pets?limit=1");
  const second = /<\/v1([^>]*)>/.exec(first.link ?? "")?.[1] ?? "";
  expect((await get(second)).body).toContain('"id":2');
  expect((await get(second.replace("limit=1", "limit=2"))).body).toContain('"id":3');
  expect(await get("/pets?limit=2")).toMatchObject({ wasRead: true });
  expect(await get("/pets?limit=1")).toMatchObject({ wasRead: false });
});

it.each(["", "undefined"])("the cursor %j is refused though the first page is kept", async (cursor) => {
  const { get } = await open("sold");
  await get("/pets");
  expect(await get(`/pets?cursor=${cursor}`)).toMatchObject({ status: 400 });
});
