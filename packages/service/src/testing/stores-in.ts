import { decorateStore } from "../stores/decorate-stores.ts";
import { type Stores, StoreUnavailable } from "../stores/stores.ts";

/**
 * Returns stores in a situation of the contract tests: in `store-fails` and `store-away` every call about pets and orders throws, in
 * `keys-fail` and `keys-away` every lookup of a key. Any other situation leaves them alone.
 * @param failure the message of what is thrown, unless the store is away
 */
export function storesIn(situation: string, stores: Stores, failure: string): Stores {
  const fail = () => {
    throw situation.endsWith("-away") ? new StoreUnavailable("away") : new Error(failure);
  };
  switch (situation) {
    case "store-fails":
    case "store-away":
      return {
        ...stores,
        pets: decorateStore(stores.pets, () => fail),
        orders: decorateStore(stores.orders, () => fail),
      };
    case "keys-fail":
    case "keys-away":
      return {
        ...stores,
        keys: decorateStore(stores.keys, (method, name) => (name.startsWith("findBy") ? fail : method)),
      };
    default:
      return stores;
  }
}
