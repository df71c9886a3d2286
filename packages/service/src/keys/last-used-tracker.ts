import type { KeyStore } from "./key-store.ts";

/** Collects when keys were last used, until they are saved to the store. */
export function createLastUsedTracker(store: Pick<KeyStore, "saveLastUsed">) {
  let unsaved = new Map<string, number>();

  return {
    note: (id: string, at: number) => void unsaved.set(id, at),
    /** Saves the uses since the last call. If that fails, the next call saves them too. */
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
