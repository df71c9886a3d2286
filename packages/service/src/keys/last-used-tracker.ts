import type { KeyStore } from "./key-store.ts";

export function createLastUsedTracker(store: Pick<KeyStore, "saveLastUsed">) {
  let unsaved = new Map<string, number>();

  return {
    markUsed: (id: string, at: number) => void unsaved.set(id, at),
    /** Saves the last-used times since the last call. If it fails, the next call saves them too. */
    async save() {
      if (unsaved.size === 0) return;
      const saving = unsaved;
      unsaved = new Map();
      try {
        await store.saveLastUsed(Array.from(saving, ([id, at]) => ({ id, at })));
      } catch (error) {
        unsaved = new Map([...saving, ...unsaved]);
        throw error;
      }
    },
  };
}
