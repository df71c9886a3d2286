import type { KeyRecord } from "./key-record.ts";
import { canUpdate, type KeyLogEntry, type KeyStore } from "./key-store.ts";

/** Keys that live as long as the process. */
export function createMemoryKeyStore(): KeyStore {
  const keys = new Map<string, KeyRecord>();
  const ids = new Map<string, string>();
  const log: KeyLogEntry[] = [];

  return {
    add,
    addFirst(key, entry) {
      if (keys.size > 0) return false;
      add(key, entry);
      return true;
    },
    find: (id) => keys.get(id),
    findByHash: (hash) => keys.get(ids.get(hash) ?? ""),
    findByHashes: (hashes) => [...new Set(hashes)].flatMap((hash) => keys.get(ids.get(hash) ?? "") ?? []),
    list: () => [...keys.values()].sort((one, other) => one.createdAt - other.createdAt),
    update(update) {
      const { before, changes, successor, log: entries } = update;
      const key = keys.get(before.id);
      if (!key || !canUpdate(key, update)) return false;
      if (successor) add(successor);
      keys.set(key.id, { ...key, ...changes });
      log.push(...entries);
      return true;
    },
    log: (keyId) => log.filter((entry) => keyId === undefined || entry.keyId === keyId),
    recordUses(uses) {
      for (const { id, at } of uses) {
        const key = keys.get(id);
        if (key && (key.lastUsedAt ?? 0) < at) keys.set(id, { ...key, lastUsedAt: at });
      }
    },
  };

  function add(key: KeyRecord, ...entries: KeyLogEntry[]): void {
    if (keys.has(key.id) || ids.has(key.hash)) throw new Error(`the key ${key.id} is there already: add another one`);
    keys.set(key.id, key);
    ids.set(key.hash, key.id);
    log.push(...entries);
  }
}
