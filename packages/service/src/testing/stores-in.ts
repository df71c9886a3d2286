import { StoreUnavailable } from "../stores/store-unavailable.ts";
import type { Stores } from "../stores/stores.ts";

/**
 * Stores in a situation of the contract's tests: in `store-fails` and `store-away` every call about pets and orders throws, in
 * `keys-fail` and `keys-away` every look-up of a key. Any other one leaves them alone.
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
        pets: failing(stores.pets, fail),
        orders: failing(stores.orders, fail),
      };
    case "keys-fail":
    case "keys-away":
      return { ...stores, keys: { ...stores.keys, findByHashes: fail } };
    default:
      return stores;
  }
}

/** Every method, also one that the interface gains one day. */
function failing<Store extends object>(store: Store, fail: () => never): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? fail : member;
    },
  });
}
