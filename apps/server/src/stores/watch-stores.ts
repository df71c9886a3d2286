import type { Awaitable } from "@animal-store/openapi-hono";
import type { Stores } from "@animal-store/service";

/** The calls that a request may wait for. */
export const storeCalls = [
  "pets.add",
  "pets.find",
  "pets.list",
  "orders.place",
  "orders.list",
  "keys.findByHashes",
] as const;
export type StoreCall = (typeof storeCalls)[number];

/** Does a piece of work of a store. */
export type AroundCall = <Result>(call: StoreCall, work: () => Awaitable<Result>) => Awaitable<Result>;

/** The same stores, with something around each call that a request waits for. */
export function watchStores({ pets, orders, keys }: Stores, around: AroundCall): Stores {
  return {
    pets: {
      ...pets,
      add: (pet, claim) => around("pets.add", () => pets.add(pet, claim)),
      find: (id) => around("pets.find", () => pets.find(id)),
      list: (page) => around("pets.list", () => pets.list(page)),
    },
    orders: {
      ...orders,
      place: (petId, createdAt, claim) => around("orders.place", () => orders.place(petId, createdAt, claim)),
      list: (page) => around("orders.list", () => orders.list(page)),
    },
    keys: {
      ...keys,
      findByHashes: (hashes) => around("keys.findByHashes", () => keys.findByHashes(hashes)),
    },
  };
}
