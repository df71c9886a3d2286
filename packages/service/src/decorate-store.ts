/** Thrown by a store that is temporarily unavailable. The API returns 503, and clients can retry. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

export type StoreMethod = (...args: never[]) => unknown;

/** Returns the replacement of a store method. @param name such as `pets.add`, or `add` in a single store */
export type DecorateMethod = (method: StoreMethod, name: string) => StoreMethod;

/** Returns one store with each method decorated. Calls `decorate` with the method name only, such as `add`. */
export function decorateStore<Store extends object>(store: Store, decorate: DecorateMethod): Store {
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, decorate(method, name)])) as Store;
}
