import type { Awaitable } from "@animal-store/openapi-hono";
import { isSameField, type KeyFieldChanges, type KeyRecord } from "./key-record.ts";

/** A change of a key, for the audit log. It never holds a key or a hash. */
export interface KeyLogEntry {
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  /** Who made the change, and on which host. */
  readonly operator: string;
  readonly action: "create" | "rotate" | "revoke" | "set" | "unban";
  readonly keyId: string;
  readonly changes: KeyFieldChanges;
}

/** A change of a key, a key to add, or both. It is saved with its log entries, all or nothing. */
export interface KeyChange {
  readonly update?: {
    /** The key as it was read. */
    readonly before: KeyRecord;
    readonly changes: Partial<KeyRecord>;
  };
  readonly added?: KeyRecord;
  /** Whether it is saved only into a store without keys. */
  readonly isFirst?: boolean;
  readonly log: readonly KeyLogEntry[];
}

/** A key was used. */
export interface LastUse {
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

/** Keeps API keys. Every method may throw `StoreUnavailableError`. */
export interface KeyStore {
  find(id: string): Awaitable<KeyRecord | undefined>;
  /** Returns the keys that have one of the hashes, in any order, by one query. */
  findByHashes(hashes: readonly string[]): Awaitable<KeyRecord[]>;
  /** All keys, oldest first. */
  list(): Awaitable<KeyRecord[]>;
  /**
   * Saves a change in a transaction that no other change of keys overlaps.
   * @returns false, and does nothing, if `canSave` returns false
   */
  save(change: KeyChange): Awaitable<boolean>;
  /** The audit log, oldest first. @param keyId entries of this key only */
  log(keyId?: string): Awaitable<KeyLogEntry[]>;
  /** Notes all uses or none. The last use of a key never moves back. */
  saveLastUsed(uses: readonly LastUse[]): Awaitable<void>;
}

/**
 * Returns whether a change fits the store: the key to change is not revoked, and the changed fields are as they were read.
 * @param stored the key to change
 */
export function canSave({ update, isFirst }: KeyChange, stored: KeyRecord | undefined, hasKeys: boolean): boolean {
  if (isFirst && hasKeys) return false;
  if (!update) return true;
  if (stored?.revokedAt !== null) return false;
  return (Object.keys(update.changes) as (keyof KeyRecord)[]).every((field) =>
    isSameField(stored[field], update.before[field]),
  );
}
