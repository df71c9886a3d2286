import { scopes as allScopes, type Plan, type Scope } from "@animal-store/contract";
import { createApiKey, hashApiKey, type KeyPrefix, randomBase62 } from "./api-key.ts";
import type { KeyRecord } from "./key-store.ts";

export interface NewKey {
  readonly plan: Plan;
  readonly name?: string | null;
  readonly perMinute?: number | null;
  readonly perDay?: number | null;
  /** @default all */
  readonly scopes?: readonly Scope[];
  /** Milliseconds since the Unix epoch; null: never. */
  readonly expiresAt?: number | null;
  /** The first key of its lineage. @default itself */
  readonly lineageId?: string;
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
  const { plan, name = null, perMinute = null, perDay = null, scopes = allScopes, expiresAt = null } = newKey;
  const key = createApiKey(prefix, secret);
  const hash = await hashApiKey(key);
  const id = `key_${randomBase62(16)}`;
  const lineageId = newKey.lineageId ?? id;
  const unused = { revokedAt: null, lastUsedAt: null, successorId: null, unbannedAt: null };
  return {
    key,
    record: { id, hash, plan, name, perMinute, perDay, scopes, createdAt, expiresAt, lineageId, ...unused },
  };
}
