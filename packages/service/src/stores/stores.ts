import type { KeyStore } from "../keys/key-store.ts";
import type { OrderStore } from "../orders/order-store.ts";
import type { PetStore } from "../pets/pet-store.ts";

/** Everything that outlives a request. All three stand on one database, so that an order and its reservation are one transaction. */
export interface Stores {
  readonly pets: PetStore;
  readonly orders: OrderStore;
  readonly keys: KeyStore;
}

/** A store cannot answer right now; the same request may succeed later. Answered as 503. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

/** A method of a store, whatever it takes and returns. */
export type StoreMethod = (...args: never[]) => unknown;

/** Returns what a method is replaced by. @param name as in `pets.add` */
export type DecorateMethod = (method: StoreMethod, name: string) => StoreMethod;

/** Returns the stores with each method decorated, so that no decorator can miss a new one. */
export function decorateStores(stores: Stores, decorate: DecorateMethod): Stores {
  return {
    pets: decorateStore(stores.pets, (method, name) => decorate(method, `pets.${name}`)),
    orders: decorateStore(stores.orders, (method, name) => decorate(method, `orders.${name}`)),
    keys: decorateStore(stores.keys, (method, name) => decorate(method, `keys.${name}`)),
  };
}

/** Returns one store with each method decorated. */
export function decorateStore<Store extends object>(store: Store, decorate: DecorateMethod): Store {
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, decorate(method, name)])) as Store;
}
