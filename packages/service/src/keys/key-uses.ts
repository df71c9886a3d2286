import type { KeyStore } from "./key-store.ts";

/** When keys were last used, until the store knows it. */
export interface KeyUses {
  note(id: string, at: number): void;
  /** Writes what was noted since the last call. What could not be written is kept for the next one. */
  save(): Promise<void>;
}

export function createKeyUses(store: KeyStore): KeyUses {
  let uses = new Map<string, number>();

  return {
    note(id, at) {
      uses.set(id, at);
    },
    async save() {
      if (uses.size === 0) return;
      const unsaved = uses;
      uses = new Map();
      try {
        await store.recordUses(Array.from(unsaved, ([id, at]) => ({ id, at })));
      } catch (error) {
        uses = new Map([...unsaved, ...uses]);
        throw error;
      }
    },
  };
}
