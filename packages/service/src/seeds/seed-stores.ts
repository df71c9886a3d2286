import type { NewPet, PetStatus } from "../pets/pet-store.ts";
import { orderable } from "../stores/decide-writes.ts";
import type { Stores } from "../stores/stores.ts";
import { petNames } from "./pet-names.ts";
import { createRandom, type Random } from "./random.ts";

/** Fills empty stores with some thirty believable pets and a few orders. The same name gives the same data, whatever the time. */
export async function seedStores(stores: Pick<Stores, "pets" | "orders">, name: string): Promise<void> {
  const random = createRandom(name);
  const ordered: number[] = [];
  for (const [index, newPet] of makePets(random).entries()) {
    await stores.pets.add(newPet);
    if (newPet.status === undefined || newPet.status === orderable) ordered.push(index + 1);
  }
  for (const [index, petId] of random.shuffle(ordered).slice(0, orders).entries()) {
    const hoursAgo = (orders - index) * 12 - random.integer(0, 11);
    await stores.orders.place(petId, ordersEnd - hoursAgo * hour);
  }
}

const hour = 3_600_000;
const ordersEnd = Date.UTC(2026, 0, 15);
const orders = 5;

function makePets(random: Random): NewPet[] {
  const names = random.shuffle(petNames.flatMap((group) => random.shuffle(group.names).slice(0, group.take)));
  const statuses = random.shuffle(statusDeck);
  const categoryIds = random.shuffle(makeCategoryIds(random, names.length));
  return names.map((name, index) => {
    const status = statuses[index];
    return { name, categoryId: categoryIds[index] ?? 0, ...(status && { status }) };
  });
}

/** How many pets begin with each status, and without one. */
const statusCounts: readonly (readonly [PetStatus | undefined, number])[] = [
  ["available", 14],
  ["pending", 4],
  ["sold", 5],
  [undefined, 7],
];
const statusDeck = statusCounts.flatMap(([status, count]) => Array.from({ length: count }, () => status));

const largest = 2n ** 63n - 1n;
const smallest = -(2n ** 63n);
const firstInexact = 2n ** 53n;

/** Mostly small ones, and at each end of int64 some that a 64-bit float would round. */
function makeCategoryIds(random: Random, count: number): (number | bigint)[] {
  const rare = [
    largest,
    smallest,
    firstInexact + 1n,
    random.bigint(firstInexact, largest),
    random.bigint(smallest, -firstInexact),
    random.integer(-99, -1),
    random.integer(-99, -1),
    0,
  ];
  return [...rare, ...Array.from({ length: count - rare.length }, () => random.integer(1, 12))];
}
