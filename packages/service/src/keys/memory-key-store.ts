import { keyState } from "./key-state.ts";
import type { KeyRecord, KeyStore } from "./key-store.ts";

/** Keys that live as long as the process. */
export function createMemoryKeyStore(): KeyStore {
  const keys = new Map<string, KeyRecord>();
  const ids = new Map<string, string>();

  return {
    add,
    addFirst(key) {
      if (keys.size > 0) return false;
      add(key);
      return true;
    },
    find: (id) => keys.get(id),
    findByHash: (hash) => keys.get(ids.get(hash) ?? ""),
    list: () => [...keys.values()].sort((one, other) => one.createdAt - other.createdAt),
    revoke(id, revokedAt) {
      const key = keys.get(id);
      if (!key || key.revokedAt !== null) return false;
      keys.set(id, { ...key, revokedAt });
      return true;
    },
    rotate(id, successor, endsAt) {
      const key = keys.get(id);
      if (!key || key.successorId !== null || keyState(key, successor.createdAt) !== "in force") return false;
      add(successor);
      keys.set(id, { ...key, expiresAt: Math.min(key.expiresAt ?? endsAt, endsAt), successorId: successor.id });
      return true;
    },
    recordUses(uses) {
      for (const { id, at } of uses) {
        const key = keys.get(id);
        if (key && (key.lastUsedAt ?? 0) < at) keys.set(id, { ...key, lastUsedAt: at });
      }
    },
  };

  function add(key: KeyRecord): void {
    if (keys.has(key.id) || ids.has(key.hash)) throw new Error(`the key ${key.id} is there already: add another one`);
    keys.set(key.id, key);
    ids.set(key.hash, key.id);
  }
}
