import { StoreUnavailableError } from "@animal-store/api-platform";
import { decorateMethods } from "@animal-store/sql-store";
import type { PetStore } from "../store.ts";

/**
 * Returns a store that fails as a condition of the contract tests requires. In `store-fails` and `store-unavailable`, each call for
 * pets and orders throws. In `keys-fail` and `keys-unavailable`, each key lookup throws. Any other condition returns the store unchanged.
 * @param failure the error message in `store-fails` and `keys-fail`
 */
export function createFailingStore(condition: string, store: PetStore, failure: string): PetStore {
  const fail = () => {
    throw condition.endsWith("-unavailable") ? new StoreUnavailableError("unavailable") : new Error(failure);
  };
  if (condition === "store-fails" || condition === "store-unavailable")
    return decorateMethods(store, (method, name) => (name.startsWith("keys.") ? method : fail));
  if (condition === "keys-fail" || condition === "keys-unavailable")
    return decorateMethods(store, (method, name) => (name.startsWith("keys.findBy") ? fail : method));
  return store;
}
