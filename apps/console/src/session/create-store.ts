/** Creates a value that components can observe with `useSyncExternalStore`. */
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update(newValue: Value) {
      value = newValue;
      for (const listener of listeners) listener();
    },
  };
}
