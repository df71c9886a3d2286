import type { KeyStore } from "./key-store.ts";

interface LastUsedTracker {
  markUsed(id: string, usedAt: number): void;
  /** Saves the last-used times since the last call. If it fails, the next call saves them too. */
  save(): Promise<void>;
}

export function createLastUsedTracker(store: Pick<KeyStore, "saveLastUsed">): LastUsedTracker {
  let unsavedTimes = new Map<string, number>();

  return {
    markUsed: (id, usedAt) => void unsavedTimes.set(id, usedAt),
    async save() {
      if (unsavedTimes.size === 0) return;
      const times = unsavedTimes;
      unsavedTimes = new Map();
      try {
        await store.saveLastUsed(Array.from(times, ([id, at]) => ({ id, at })));
      } catch (error) {
        unsavedTimes = new Map([...times, ...unsavedTimes]);
        throw error;
      }
    },
  };
}
