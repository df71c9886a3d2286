import type { Awaitable } from "@animal-store/openapi-hono";
import { isSameValue, type KeyFieldChanges, type KeyRecord } from "./key-record.ts";

/** An entry of the audit log. It contains no key and no hash. */
export interface KeyLogEntry {
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  /** The person who made the change, such as `user@host`. */
  readonly operator: string;
  readonly action: "create" | "rotate" | "revoke" | "set" | "unban";
  readonly keyId: string;
  readonly changes: KeyFieldChanges;
}

/** An update of a key, a key to add, or both. A store saves it atomically with its log entries. */
export interface KeyChange {
  readonly update?: {
    /** The key as it was read before the update. */
    readonly before: KeyRecord;
    readonly changes: Partial<KeyRecord>;
  };
  /** The key to add. */
  readonly added?: KeyRecord;
  readonly log: readonly KeyLogEntry[];
}

/** The time when a key was last used. */
export interface KeyLastUsed {
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

/** Stores API keys. Each method can throw a `StoreUnavailableError`. */
export interface KeyStore {
  /** Returns the key with an id, if it exists. */
  find(id: string): Awaitable<KeyRecord | undefined>;
  /** Returns the keys with these hashes in one query, in any order. */
  findByHashes(hashes: readonly string[]): Awaitable<KeyRecord[]>;
  /** Returns all keys, oldest first. */
  list(): Awaitable<KeyRecord[]>;
  /**
   * Saves a change in a transaction that excludes other changes of the key.
   * @returns false without a change if `canSave` returns false
   */
  save(change: KeyChange): Awaitable<boolean>;
  /** Returns the audit log, oldest first. @param keyId returns only entries of this key */
  log(keyId?: string): Awaitable<KeyLogEntry[]>;
  /** Saves the last-used times of keys, all or none. Ignores a time before the saved one. */
  saveLastUsed(lastUses: readonly KeyLastUsed[]): Awaitable<void>;
}

/**
 * Returns whether a store can save a change: the key is not revoked, and the fields to change have not changed since they were read.
 * @param stored the current record of the key to update
 *
 * @example
 * if (!canSave(change, keys.get(id))) return false;
 */
export function canSave({ update }: KeyChange, stored: KeyRecord | undefined): boolean {
  if (!update) return true;
  if (stored?.revokedAt !== null) return false;
  return (Object.keys(update.changes) as (keyof KeyRecord)[]).every((field) =>
    isSameValue(stored[field], update.before[field]),
  );
}
