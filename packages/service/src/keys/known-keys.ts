import type { Scope } from "@animal-store/contract";
import type { Limits } from "./key-limits.ts";
import type { UsedKey } from "./key-uses.ts";

/** What a request needs of a key, and no more: there may be very many. */
export interface KnownKey extends UsedKey {
  limits: Limits;
  scopes: readonly Scope[];
  /** The first key of its lineage. */
  lineageId: string;
  /** Milliseconds since the Unix epoch, as in the key's record. */
  expiresAt: number | null;
  revokedAt: number | null;
  /** When the store was asked, in whole seconds: small integers, unlike others, need no memory beside the object. */
  checkedSecond: number;
}

/** The keys that were looked up, by their token. */
export interface KnownKeys {
  find(token: string): KnownKey | undefined;
  /** Where there are `capacity` already, the one that came first gives way. */
  remember(token: string, key: KnownKey): void;
  forget(id: string): void;
}

export function createKnownKeys(capacity: number): KnownKeys {
  const keys = new Map<string, KnownKey>();
  // A ring of tokens in the order they came: a Map that loses its first entries finds the next first one ever more slowly.
  const tokens: string[] = [];
  let place = 0;

  return {
    find: (token) => keys.get(token),
    remember(token, key) {
      if (capacity === 0) return;
      if (keys.has(token)) keys.set(token, key);
      else add(token, key);
    },
    // Seldom, so it is worth no second index.
    forget(id) {
      for (const [token, key] of keys) if (key.id === id) keys.delete(token);
    },
  };

  function add(token: string, key: KnownKey): void {
    // A text that is cut from a header may keep the whole header in memory. A clone is a text of its own.
    const ownToken = structuredClone(token);
    const oldest = tokens[place];
    if (oldest !== undefined) keys.delete(oldest);
    tokens[place] = ownToken;
    place = (place + 1) % capacity;
    keys.set(ownToken, key);
  }
}
