import type { KeyStore } from "./key-store.ts";

/** When keys were last used, until the store knows it. */
export function createKeyUses(store: Pick<KeyStore, "recordUses">) {
  let unsaved = new Map<string, number>();

  return {
    note: (id: string, at: number) => void unsaved.set(id, at),
    /** Writes what was noted since the last call. What could not be written is kept for the next one. */
    async save() {
      if (unsaved.size === 0) return;
      const saving = unsaved;
      unsaved = new Map();
      try {
        await store.recordUses(Array.from(saving, ([id, at]) => ({ id, at })));
      } catch (error) {
        unsaved = new Map([...saving, ...unsaved]);
        throw error;
      }
    },
  };
}
