import type { Plan } from "@animal-store/contract";
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
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
}

/** Keeps API keys. Every method may throw `StoreUnavailable`. */
export interface KeyStore {
  add(key: KeyRecord): Awaitable<void>;
  findByHash(hash: string): Awaitable<KeyRecord | undefined>;
  /** All keys, oldest first. */
  list(): Awaitable<KeyRecord[]>;
  /** @returns false when there is no such key or it was revoked before */
  revoke(id: string, revokedAt: number): Awaitable<boolean>;
}
