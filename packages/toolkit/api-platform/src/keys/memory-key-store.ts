import type { KeyRecord } from "./key-record.ts";
import { canSave, type KeyLogEntry, type KeyStore } from "./key-store.ts";

/**
 * Creates an empty key store in memory.
 * @example
 * const keyRing = platform.createKeyRing({ store: createMemoryKeyStore(), clock: systemClock });
 */
export function createMemoryKeyStore(): KeyStore {
  const keys = new Map<string, KeyRecord>();
  const idByHash = new Map<string, string>();
  const log: KeyLogEntry[] = [];

  return {
    find: (id) => keys.get(id),
    findByHashes: (hashes) => [...new Set(hashes)].flatMap((hash) => keys.get(idByHash.get(hash) ?? "") ?? []),
    list: () => [...keys.values()].sort((one, other) => one.createdAt - other.createdAt),
    save(change) {
      const { update, added, log: entries } = change;
      const stored = update && keys.get(update.before.id);
      if (!canSave(change, stored)) return false;
      if (added) add(added);
      if (update && stored) keys.set(stored.id, { ...stored, ...update.changes });
      log.push(...entries);
      return true;
    },
    log: (keyId) => log.filter((entry) => keyId === undefined || entry.keyId === keyId),
    saveLastUsed(lastUses) {
      for (const { id, at } of lastUses) {
        const key = keys.get(id);
        if (key && (key.lastUsedAt ?? 0) < at) keys.set(id, { ...key, lastUsedAt: at });
      }
    },
  };

  function add(key: KeyRecord): void {
    if (keys.has(key.id) || idByHash.has(key.hash))
      throw new Error(`the key ${key.id} already exists: add a key with another id and hash`);
    keys.set(key.id, key);
    idByHash.set(key.hash, key.id);
  }
}
