import type { KeyStore } from "../src/keys/key-store.ts";

/** A store of which every look-up gives texts of its own, as a database does, and whose uses go out of this memory. */
export function likeDatabase(keys: KeyStore): KeyStore {
  return {
    ...keys,
    findByHashes: async (hashes) => structuredClone(await keys.findByHashes(hashes)),
    recordUses: () => {},
  };
}
