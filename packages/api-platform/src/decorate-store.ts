export type StoreMethod = (...args: never[]) => unknown;

/** Returns the replacement of a store method. @param name the name of the method, such as `add` */
export type DecorateMethod = (method: StoreMethod, name: string) => StoreMethod;

/**
 * Returns a store with each method decorated.
 *
 * @example
 * const logged = decorateStore(store, (method, name) => (...args) => {
 *   console.log(name);
 *   return method(...args);
 * });
 */
export function decorateStore<Store extends object>(store: Store, decorate: DecorateMethod): Store {
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, decorate(method, name)])) as Store;
}
