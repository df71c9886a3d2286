import { type DecorateMethod, decorateStore, type KeyStore } from "@animal-store/api-platform";
import type { OrderStore } from "../orders/order-store.ts";
import type { PetStore } from "../pets/pet-store.ts";

/** The stores of the service. All three use one database, so an order and the reservation of its pet are one transaction. */
export interface Stores {
  readonly pets: PetStore;
  readonly orders: OrderStore;
  readonly keys: KeyStore;
}

/**
 * Returns the stores with each method decorated. Names include the store, such as `pets.add`.
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
