import { expect, it } from "vitest";
import { seedStore } from "./seed-store.ts";
import { createMemoryPetStore } from "./store.ts";

const names = ["animal-store", "", "another", "名前", "x".repeat(1000)];

async function createSeeded(name: string) {
  const store = createMemoryPetStore();
  await seedStore(store, name);
  return {
    pets: await store.tables.pets.list({ after: 0, limit: 1000 }),
    orders: await store.tables.orders.list({ after: 0, limit: 1000 }),
  };
}

it("creates the same data for the same name, and other data for another name", async () => {
  const seededStores = await Promise.all(names.map(createSeeded));
  expect(await Promise.all(names.map(createSeeded))).toEqual(seededStores);
  expect(new Set(seededStores.map(({ pets }) => JSON.stringify(pets.map(({ name }) => name)))).size).toBe(names.length);
  expect(new Set(seededStores.map(({ orders }) => JSON.stringify(orders))).size).toBe(names.length);
});

it.each(names)('with the name "%s", creates edge cases of each field', async (name) => {
  const { pets } = await createSeeded(name);
  const petNames = pets.map(({ name }) => name);
  expect([pets.length, new Set(petNames).size]).toEqual([30, 30]);
  expect(new Set(pets.map(({ status }) => status))).toEqual(new Set(["available", "pending", "sold", undefined]));
  expect(pets.filter((pet) => "status" in pet && pet.status === undefined)).toEqual([]);

  const categoryIds = pets.map(({ categoryId }) => BigInt(categoryId));
  expect(categoryIds).toEqual(expect.arrayContaining([2n ** 63n - 1n, -(2n ** 63n)]));
  expect(categoryIds.some((id) => id > 2n ** 53n && id < 2n ** 63n - 1n)).toBe(true);
  expect(categoryIds.some((id) => id < 0n && id > -100n)).toBe(true);
  // Only integers beyond the safe range are bigints.
  for (const { categoryId } of pets) expect(Number.isSafeInteger(categoryId)).toBe(typeof categoryId !== "bigint");

  expect(petNames.some((name) => /\p{Letter}/u.test(name) && !/\p{Script=Latin}/u.test(name))).toBe(true);
  for (const script of [/\p{Extended_Pictographic}/u, /\p{Script=Latin}\p{Mark}/u])
    expect(petNames.some((name) => script.test(name))).toBe(true);
});

it("creates orders in chronological order, each for a pending pet", async () => {
  const { pets, orders } = await createSeeded("animal-store");
  expect(orders.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  for (const { petId } of orders) expect(pets.find(({ id }) => id === petId)?.status).toBe("pending");
  const times = orders.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});
