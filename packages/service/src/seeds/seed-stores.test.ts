import { expect, it } from "vitest";
import type { Order } from "../orders/order-store.ts";
import type { Pet } from "../pets/pet-store.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { seedStores } from "./seed-stores.ts";

const names = ["animal-store", "", "another", "名前", "x".repeat(1000)];

async function seeded(name: string): Promise<{ pets: Pet[]; orders: Order[] }> {
  const stores = createMemoryStores();
  await seedStores(stores, name);
  return {
    pets: await stores.pets.list({ status: undefined, after: 0, limit: 1000 }),
    orders: await stores.orders.list({ after: 0, limit: 1000 }),
  };
}

it.each(names)('the seed "%s" gives the same data each time', async (name) => {
  expect(await seeded(name)).toEqual(await seeded(name));
});

it("seeds of other names give other pets and other orders", async () => {
  const all = await Promise.all(names.map((name) => seeded(name)));
  expect(new Set(all.map(({ pets }) => JSON.stringify(pets.map(({ name }) => name)))).size).toBe(names.length);
  expect(new Set(all.map(({ orders }) => JSON.stringify(orders))).size).toBe(names.length);
});

it.each(names)('the seed "%s" holds what a client has to cope with', async (name) => {
  const { pets } = await seeded(name);
  expect(pets).toHaveLength(30);
  expect(new Set(pets.map(({ name }) => name)).size).toBe(30);
  expect(new Set(pets.map(({ status }) => status))).toEqual(new Set(["available", "pending", "sold", undefined]));
  expect(pets.filter((pet) => "status" in pet && pet.status === undefined)).toEqual([]);

  const categoryIds = pets.map(({ categoryId }) => BigInt(categoryId));
  expect(categoryIds).toContain(2n ** 63n - 1n);
  expect(categoryIds).toContain(-(2n ** 63n));
  expect(categoryIds.some((id) => id > 2n ** 53n && id < 2n ** 63n - 1n)).toBe(true);
  expect(categoryIds.some((id) => id < 0n && id > -100n)).toBe(true);
  // A bigint only where a number would not be exact.
  expect(pets.every(({ categoryId }) => Number.isSafeInteger(categoryId) !== (typeof categoryId === "bigint"))).toBe(
    true,
  );

  const all = pets.map(({ name }) => name);
  expect(all.some((name) => /\p{Letter}/u.test(name) && !/\p{Script=Latin}/u.test(name))).toBe(true);
  expect(all.some((name) => /\p{Extended_Pictographic}/u.test(name))).toBe(true);
  expect(all.some((name) => /\p{Script=Latin}\p{Mark}/u.test(name))).toBe(true);
});

it("each ordered pet is pending, and the orders were placed in the order of their ids", async () => {
  const { pets, orders } = await seeded("animal-store");
  expect(orders.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const ordered = orders.map(({ petId }) => pets.find(({ id }) => id === petId)?.status);
  expect(ordered).toEqual(orders.map(() => "pending"));
  const times = orders.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(5);
});
