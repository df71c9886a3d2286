import type { Plan, Scope } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";

/** What is kept of a key. The key itself is not: only its SHA-256. Times are milliseconds since the Unix epoch. */
export interface KeyRecord {
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal. */
  readonly hash: string;
  readonly plan: Plan;
  /** Missing: all scopes. */
  readonly scopes?: readonly Scope[];
  readonly name: string | null;
  /** The key's own limits; null: those of its plan. */
  readonly perMinute: number | null;
  readonly perDay: number | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
  /** The key that was issued in its place; null: it was not rotated. */
  readonly successorId: string | null;
}

/** A key was used. */
export interface KeyUse {
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
}

/** Keeps API keys. Every method may throw `StoreUnavailable`. */
export interface KeyStore {
  add(key: KeyRecord): Awaitable<void>;
  /** @returns false, and nothing is done, when there is any key: of several processes that call it at once one adds its own */
  addFirst(key: KeyRecord): Awaitable<boolean>;
  find(id: string): Awaitable<KeyRecord | undefined>;
  findByHash(hash: string): Awaitable<KeyRecord | undefined>;
  /** All keys, oldest first. */
  list(): Awaitable<KeyRecord[]>;
  /** @returns false when there is no such key or it was revoked before */
  revoke(id: string, revokedAt: number): Awaitable<boolean>;
  /**
   * Adds a key in the place of another, which expires at `endsAt` unless it does so earlier. Both or nothing.
   * @returns false, and nothing is done, when the other one was rotated before or is not in force at the time the new one is created
   */
  rotate(id: string, successor: KeyRecord, endsAt: number): Awaitable<boolean>;
  /** Notes all uses or none. The last use of a key never moves back. */
  recordUses(uses: readonly KeyUse[]): Awaitable<void>;
}
