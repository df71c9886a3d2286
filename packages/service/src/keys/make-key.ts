import type { Plan, Scope } from "@animal-store/contract";
import { createApiKey, hashApiKey, type KeyPrefix, randomBase62 } from "./api-key.ts";
import type { KeyRecord } from "./key-store.ts";

export interface NewKey {
  readonly plan: Plan;
  /** @default all scopes */
  readonly scopes?: readonly Scope[];
  readonly name?: string | null;
  readonly perMinute?: number | null;
  readonly perDay?: number | null;
  /** Milliseconds since the Unix epoch; null: never. */
  readonly expiresAt?: number | null;
}
export interface IssueOptions {
  /** 32 base62 characters, for a key that must come out the same each time. Random by default. */
  readonly secret?: string;
}
export interface IssuedKey {
  /** To be shown this once: nothing keeps it. */
  readonly key: string;
  readonly record: KeyRecord;
}

interface MakeOptions extends IssueOptions {
  readonly prefix: KeyPrefix;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

export async function makeKey(newKey: NewKey, { prefix, createdAt, secret }: MakeOptions): Promise<IssuedKey> {
  const { plan, scopes, name = null, perMinute = null, perDay = null, expiresAt = null } = newKey;
  const key = createApiKey(prefix, secret);
  const hash = await hashApiKey(key);
  const id = `key_${randomBase62(16)}`;
  const unused = { revokedAt: null, lastUsedAt: null, successorId: null };
  return {
    key,
    record: { id, hash, plan, name, perMinute, perDay, createdAt, expiresAt, ...unused, ...(scopes && { scopes }) },
  };
}
