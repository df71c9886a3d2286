import type { KeyStore } from "./key-store.ts";

export function createLastUsedTracker(store: Pick<KeyStore, "saveLastUsed">) {
  let unsavedTimes = new Map<string, number>();

  return {
    markUsed: (id: string, usedAt: number) => void unsavedTimes.set(id, usedAt),
    /** Saves the last-used times since the last call. If it fails, the next call saves them too. */
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
