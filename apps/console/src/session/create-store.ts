/** A value that components observe with `useSyncExternalStore`. */
export interface Store<Value> {
  read(): Value;
  /** @returns a function that removes the listener */
  subscribe(listener: () => void): () => void;
  update(value: Value): void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update(newValue) {
      value = newValue;
      for (const listener of listeners) listener();
    },
  };
}
