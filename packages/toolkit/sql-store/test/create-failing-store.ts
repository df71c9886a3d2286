import { StoreUnavailableError } from "@animal-store/api-platform";
import { decorateMethods, type Store, type StoreDefinition } from "../src/store.ts";

/**
 * Returns a store that fails as a condition of the platform scenarios requires. In `store-fails` and `store-unavailable`, each call
 * for the tables throws. In `keys-fail` and `keys-unavailable`, each key lookup throws. Any other condition returns it unchanged.
 * @param failure the error message in `store-fails` and `keys-fail`
 */
export function createFailingStore<Definition extends StoreDefinition>(
  condition: string,
  store: Store<Definition>,
  failure: string,
): Store<Definition> {
  const fail = () => {
    throw condition.endsWith("-unavailable") ? new StoreUnavailableError("unavailable") : new Error(failure);
  };
  if (condition === "store-fails" || condition === "store-unavailable")
    return decorateMethods(store, (method, name) => (name.startsWith("keys.") ? method : fail));
  if (condition === "keys-fail" || condition === "keys-unavailable")
    return decorateMethods(store, (method, name) => (name.startsWith("keys.findBy") ? fail : method));
  return store;
}
