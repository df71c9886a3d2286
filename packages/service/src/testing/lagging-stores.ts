import type { StoreChanges } from "../kept-answers/store-changes.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";
import type { Stores } from "../stores/stores.ts";

/**
 * Memory stores as far away as a database: what they read may be older than their answer, and changes are recorded turns after
 * they can be read.
 */
export function createLaggingStores(changes: StoreChanges, lags: readonly number[]): Stores {
  let told: (() => void)[] = [];
  const { pets, orders, keys } = createMemoryStores({
    ...changes,
    petAdded: (pet) => told.push(() => changes.petAdded(pet)),
    orderPlaced: (order) => told.push(() => changes.orderPlaced(order)),
  });
  let calls = 0;
  const lag = () => {
    calls += 1;
    return waitTurns(lags[calls % lags.length] ?? 0);
  };
  const later = async <Result>(work: () => Result): Promise<Awaited<Result>> => {
    await lag();
    const result = work();
    const late = told;
    told = [];
    await lag();
    for (const tell of late) tell();
    return result as Awaited<Result>;
  };

  const expecting = <Result>(over: () => void, work: () => Result) => later(work).finally(over);

  return {
    pets: {
      ...pets,
      add: (pet, claim) => expecting(changes.expectPet(pet), () => pets.add(pet, claim)),
      find: (id) => later(() => pets.find(id)),
      list: (page) => later(() => pets.list(page)),
    },
    orders: {
      ...orders,
      place: (petId, at, claim) => expecting(changes.expectOrder(petId), () => orders.place(petId, at, claim)),
      list: (page) => later(() => orders.list(page)),
    },
    keys,
  };
}

/** Waits for so many turns of what is promised. */
export async function waitTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await undefined;
}
