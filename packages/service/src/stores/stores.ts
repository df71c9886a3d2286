import type { KeyStore } from "../keys/key-store.ts";
import type { OrderStore } from "../orders/order-store.ts";
import type { PetStore } from "../pets/pet-store.ts";

/** The stores of the service. All three use one database, so an order and the reservation of its pet are one transaction. */
export interface Stores {
  readonly pets: PetStore;
  readonly orders: OrderStore;
  readonly keys: KeyStore;
}

/** Thrown by a store that is temporarily unavailable. The API returns 503, and clients can retry. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

export type StoreMethod = (...args: never[]) => unknown;

/** Returns the replacement of a store method. @param name such as `pets.add`, or `add` in a single store */
export type DecorateMethod = (method: StoreMethod, name: string) => StoreMethod;

/**
 * Returns the stores with each method decorated.
 *
 * @example
 * const logged = decorateStores(stores, (method, name) => (...args) => {
 *   console.log(name);
 *   return method(...args);
 * });
 */
export function decorateStores(stores: Stores, decorate: DecorateMethod): Stores {
  return {
    pets: decorateStore(stores.pets, (method, name) => decorate(method, `pets.${name}`)),
    orders: decorateStore(stores.orders, (method, name) => decorate(method, `orders.${name}`)),
    keys: decorateStore(stores.keys, (method, name) => decorate(method, `keys.${name}`)),
  };
}

/** Returns one store with each method decorated. Calls `decorate` with the method name only, such as `add`. */
export function decorateStore<Store extends object>(store: Store, decorate: DecorateMethod): Store {
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, decorate(method, name)])) as Store;
}
