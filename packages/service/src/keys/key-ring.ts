import type { ErrorCode, Plan } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import type { Clock } from "../clock.ts";
import { createApiKey, hashApiKey, isApiKey, type KeyPrefix, randomBase62 } from "./api-key.ts";
import { keyLimits, type Limits } from "./key-limits.ts";
import type { KeyRecord, KeyStore } from "./key-store.ts";

export interface NewKey {
  readonly plan: Plan;
  readonly name?: string | null;
  readonly perMinute?: number | null;
  readonly perDay?: number | null;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt?: number | null;
}
/** A key that passed: who calls, and within which limits. */
export interface ValidKey {
  readonly record: KeyRecord;
  readonly limits: Limits;
}
export interface RefusedKey {
  readonly code: Extract<ErrorCode, "missing_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key">;
  readonly message: string;
}

/** Issues keys and tells who holds one. */
export interface KeyRing {
  /** @returns the key, shown this once, and what is kept of it */
  issue(key: NewKey, prefix?: KeyPrefix): Promise<{ key: string; record: KeyRecord }>;
  /** @param authorization value of the `Authorization` header (RFC 6750, section 2.1) */
  authenticate(authorization: string | null): Awaitable<ValidKey | RefusedKey>;
  list(): Awaitable<KeyRecord[]>;
  /** In force at once here, and within `recheckAfter` in other processes. @returns false when there is no such key in force */
  revoke(id: string): Promise<boolean>;
}

// Revocation is to reach every process within five seconds.
const recheckAfter = 2_000;
const mostRemembered = 10_000;

export function createKeyRing({ store, clock }: { store: KeyStore; clock: Clock }): KeyRing {
  const remembered = new Map<string, { key: ValidKey; checkedAt: number }>();
  let revocations = 0;

  return {
    async issue({ plan, name = null, perMinute = null, perDay = null, expiresAt = null }, prefix = "as_live_") {
      const key = createApiKey(prefix);
      const hash = await hashApiKey(key);
      const record = {
        id: `key_${randomBase62(16)}`,
        hash,
        plan,
        name,
        perMinute,
        perDay,
        createdAt: clock.now(),
        expiresAt,
        revokedAt: null,
      };
      await store.add(record);
      return { key, record };
    },
    authenticate(authorization) {
      const token = bearerToken(authorization);
      if (token === undefined) return missing;
      const known = remembered.get(token);
      if (!known) return lookUp(token);
      const now = clock.now();
      const age = now - known.checkedAt;
      return age >= 0 && age < recheckAfter ? inForce(known.key, now) : lookUp(token);
    },
    list: () => store.list(),
    async revoke(id) {
      const isRevoked = await store.revoke(id, clock.now());
      revocations += 1;
      remembered.clear();
      return isRevoked;
    },
  };

  async function lookUp(token: string): Promise<ValidKey | RefusedKey> {
    const revocationsBefore = revocations;
    const record = isApiKey(token) ? await store.findByHash(await hashApiKey(token)) : undefined;
    if (!record) return invalid;
    const key = { record, limits: keyLimits(record) };
    if (remembered.size >= mostRemembered) remembered.clear();
    // A revocation during the look-up may have come too late for it.
    if (revocations === revocationsBefore) remembered.set(token, { key, checkedAt: clock.now() });
    return inForce(key, clock.now());
  }
}

/** The token of an `Authorization` header (RFC 6750, section 2.1); the scheme is case-insensitive. */
function bearerToken(authorization: string | null): string | undefined {
  return authorization === null ? undefined : /^bearer +(\S.*)$/i.exec(authorization)?.[1];
}

function inForce(key: ValidKey, now: number): ValidKey | RefusedKey {
  const { revokedAt, expiresAt } = key.record;
  if (revokedAt !== null) return revoked;
  return expiresAt !== null && now >= expiresAt ? expired : key;
}

const missing: RefusedKey = {
  code: "missing_api_key",
  message: "There is no API key. Send it as Authorization: Bearer <API_KEY>.",
};
const invalid: RefusedKey = {
  code: "invalid_api_key",
  message: "The API key is not valid. Check it for typing errors or ask for a new one.",
};
const revoked: RefusedKey = { code: "revoked_api_key", message: "The API key was revoked. Ask for a new one." };
const expired: RefusedKey = { code: "expired_api_key", message: "The API key has expired. Ask for a new one." };
