import type { KeyStore } from "./key-store.ts";

/** A key that notes its own use: that costs a request less than any table. */
export interface UsedKey {
  readonly id: string;
  /** The last use that is not on its way to the store, in milliseconds since the Unix epoch; 0: there is none. */
  unsavedUse: number;
}

/** When keys were last used, until the store knows it. */
export interface KeyUses {
  note(key: UsedKey, at: number): void;
  /** Writes what was noted since the last call. What could not be written is kept for the next one. */
  save(): Promise<void>;
}

export function createKeyUses(store: KeyStore): KeyUses {
  let used: UsedKey[] = [];
  let unsaved = new Map<string, number>();

  return {
    note(key, at) {
      if (key.unsavedUse === 0) used.push(key);
      key.unsavedUse = at;
    },
    async save() {
      collect();
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

  function collect(): void {
    for (const key of used) {
      unsaved.set(key.id, key.unsavedUse);
      key.unsavedUse = 0;
    }
    used = [];
  }
}
