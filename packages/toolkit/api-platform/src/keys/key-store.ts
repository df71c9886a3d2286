import type { Awaitable } from "@animal-store/openapi-hono";
import type { KeyFieldChanges, KeyRecord } from "./key-record.ts";

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
  readonly update?: KeyUpdate;
  /** The key to add. */
  readonly added?: KeyRecord;
  readonly log: readonly KeyLogEntry[];
}

export interface KeyUpdate {
  readonly id: string;
  /** The members that the stored key must still have. */
  readonly expected: Partial<KeyRecord>;
  readonly changes: Partial<KeyRecord>;
}

/** Returns an update for a key that is not revoked, and whose fields to change have not changed since they were read. */
export function toKeyUpdate(key: KeyRecord, changes: Partial<KeyRecord>): KeyUpdate {
  const fields = (Object.keys(changes) as (keyof KeyRecord)[]).map((field) => [field, key[field]]);
  return { id: key.id, expected: { ...Object.fromEntries(fields), revokedAt: null }, changes };
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
   * @returns false without a change if the key to update does not exist or lacks an expected member
   */
  save(change: KeyChange): Awaitable<boolean>;
  /** Returns the audit log, oldest first. @param keyId returns only entries of this key */
  log(keyId?: string): Awaitable<KeyLogEntry[]>;
  /** Saves the last-used times of keys, all or none. Ignores a time before the saved one. */
  saveLastUsed(lastUses: readonly KeyLastUsed[]): Awaitable<void>;
}
