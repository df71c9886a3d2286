import type { Plan, Scope } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";

/** What is kept of a key. The key itself is not: only its SHA-256. Times are milliseconds since the Unix epoch. */
export interface KeyRecord {
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal. */
  readonly hash: string;
  readonly plan: Plan;
  readonly name: string | null;
  /** The key's own limits; null: those of its plan. */
  readonly perMinute: number | null;
  readonly perDay: number | null;
  /** In the order of the contract. */
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
  /** The key that was issued in its place; null: it was not rotated. */
  readonly successorId: string | null;
  /** The first key of the lineage: a rotation hands it on. */
  readonly lineageId: string;
  /** When an operator lifted the bans and strikes of the time before; null: never. */
  readonly unbannedAt: number | null;
}

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
/** What changed, by field; `from` is null in a new key. */
export type KeyFieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

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
export interface KeyUse {
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

/** Keeps API keys. Every method may throw `StoreUnavailable`. */
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
  recordUses(uses: readonly KeyUse[]): Awaitable<void>;
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
    isSame(stored[field], update.before[field]),
  );
}

const loggedFields = ["successorId", "plan", "name", "perMinute", "perDay", "scopes", "expiresAt"] as const;

/** Returns the difference between two states of a key, for the log. */
export function keyFieldChanges(before: Partial<KeyRecord>, after: Partial<KeyRecord>): KeyFieldChanges {
  return Object.fromEntries(
    loggedFields
      .map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }] as const)
      .filter(([, { from, to }]) => !isSame(from, to)),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && String(one) === String(other));
}
