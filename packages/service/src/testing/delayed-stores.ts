import type { Change, Versions } from "../response-cache/versions.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";
import type { Stores } from "../stores/stores.ts";

/** Memory stores whose reads and writes are delayed before and after, as those of a database. @param delays in ticks */
export function createDelayedStores(versions: Versions, delays: readonly number[]): Stores {
  const { pets, orders, keys } = createMemoryStores();
  let calls = 0;
  const wait = () => {
    calls += 1;
    return waitTicks(delays[calls % delays.length] ?? 0);
  };
  const delayed = async <Result>(work: () => Result): Promise<Awaited<Result>> => {
    await wait();
    const result = await work();
    await wait();
    return result;
  };
  const committed = <Result>(changes: readonly Change[], work: () => Result) =>
    delayed(work).finally(versions.begin(changes));

  return {
    pets: {
      add: (pet, claim) => committed(["pets.appended"], () => pets.add(pet, claim)),
      find: (id) => delayed(() => pets.find(id)),
      list: (page) => delayed(() => pets.list(page)),
    },
    orders: {
      place: (petId, at, claim) => committed(["pets.changed", "orders.appended"], () => orders.place(petId, at, claim)),
      list: (page) => delayed(() => orders.list(page)),
    },
    keys,
  };
}

/** Waits until promises that are settled already have called back so many times. */
export async function waitTicks(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick += 1) await undefined;
}
