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
  return (Object.keys(changes) as (keyof KeyRecord)[]).every((field) => isSame(now[field], before[field]));
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
