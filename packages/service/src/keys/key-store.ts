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

export interface KeyUpdate {
  /** The key as it was read. */
  readonly before: KeyRecord;
  readonly changes: Partial<KeyRecord>;
  /** A key to add. */
  readonly successor?: KeyRecord;
  readonly log: readonly KeyLogEntry[];
}

/** A key was used. */
export interface KeyUse {
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

/** Keeps API keys. Every method may throw `StoreUnavailable`. */
export interface KeyStore {
  add(key: KeyRecord, entry: KeyLogEntry): Awaitable<void>;
  /** @returns false, and nothing is done, when there is any key: of several processes that call it at once one adds its own */
  addFirst(key: KeyRecord, entry: KeyLogEntry): Awaitable<boolean>;
  find(id: string): Awaitable<KeyRecord | undefined>;
  findByHash(hash: string): Awaitable<KeyRecord | undefined>;
  /** Returns the keys that have one of the hashes, in any order, by one query. */
  findByHashes(hashes: readonly string[]): Awaitable<KeyRecord[]>;
  /** All keys, oldest first. */
  list(): Awaitable<KeyRecord[]>;
  /**
   * Changes a key, adds its successor and writes the log, all or nothing.
   * @returns false, and does nothing, if the key is revoked or one of the changed fields is not as it was read
   */
  update(update: KeyUpdate): Awaitable<boolean>;
  /** The audit log, oldest first. @param keyId entries of this key only */
  log(keyId?: string): Awaitable<KeyLogEntry[]>;
  /** Notes all uses or none. The last use of a key never moves back. */
  recordUses(uses: readonly KeyUse[]): Awaitable<void>;
}

/** Returns whether an update still fits the key as it is now. */
export function canUpdate(now: KeyRecord | undefined, { before, changes }: KeyUpdate): boolean {
  if (now?.revokedAt !== null) return false;
  return (Object.keys(changes) as (keyof KeyRecord)[]).every((field) => isSameField(now[field], before[field]));
}
