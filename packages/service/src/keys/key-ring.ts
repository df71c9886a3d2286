import { scopes as allScopes, type Scope } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import type { Clock } from "../clock.ts";
import { hashApiKey, isApiKey, type KeyPrefix, keyPrefixes } from "./api-key.ts";
import { keyLimits, type Limits } from "./key-limits.ts";
import { keyState } from "./key-state.ts";
import type { KeyRecord, KeyStore } from "./key-store.ts";
import { createKeyUses } from "./key-uses.ts";
import { createKnownKeys, type KnownKey } from "./known-keys.ts";
import { type IssuedKey, type IssueOptions, makeKey, type NewKey } from "./make-key.ts";
import { type RefusedKey, refusedKeys } from "./refused-key.ts";

export interface Rotation {
  /** Milliseconds that the old key lives on, though never longer than it would have; 0 ends it at once. */
  readonly overlap: number;
  /** When the new key expires, in milliseconds since the Unix epoch; null: never. That of the old key by default. */
  readonly expiresAt?: number | null;
}
/** A key that passed: who calls, and within which limits. */
export interface ValidKey {
  readonly id: string;
  readonly limits: Limits;
  readonly scopes: readonly Scope[];
}

export interface KeyRingDependencies {
  readonly store: KeyStore;
  readonly clock: Clock;
  /** What the keys that it issues begin with. It knows keys of either prefix. @default that of a store */
  readonly prefix?: KeyPrefix;
  /** How many keys are known without a look-up. @default 100,000 */
  readonly mostKnown?: number;
}

/** Issues keys and tells who holds one. What ends a key is in force at once here, and within two seconds in other processes. */
export interface KeyRing {
  issue(key: NewKey, options?: IssueOptions): Promise<IssuedKey>;
  /** Issues a key where there is none. @returns undefined when there are keys, or another process was faster */
  issueFirst(key: NewKey): Promise<IssuedKey | undefined>;
  /** @param authorization value of the `Authorization` header (RFC 6750, section 2.1) */
  authenticate(authorization: string | null): Awaitable<ValidKey | RefusedKey>;
  find(id: string): Awaitable<KeyRecord | undefined>;
  list(): Awaitable<KeyRecord[]>;
  /** @returns false when there is no such key or it was revoked before */
  revoke(id: string): Promise<boolean>;
  /** Issues a key with plan, name and own limits of another, which ends after an overlap. A key is rotated once. */
  rotate(
    id: string,
    rotation: Rotation,
  ): Promise<IssuedKey | { refused: "unknown" | "rotated" | "expired" | "revoked" }>;
  /** Writes which keys were used since the last call. @throws what the store throws; the next call writes it then */
  saveUses(): Awaitable<void>;
}

// Revocation is to reach every process within five seconds.
const recheckAfterSeconds = 2;

export function createKeyRing({
  store,
  clock,
  prefix = keyPrefixes.live,
  mostKnown = 100_000,
}: KeyRingDependencies): KeyRing {
  const known = createKnownKeys(mostKnown);
  const uses = createKeyUses(store);
  let endings = 0;

  return {
    async issue(newKey, options) {
      const issued = await makeKey(newKey, { prefix, createdAt: clock.now(), ...options });
      await store.add(issued.record);
      return issued;
    },
    async issueFirst(newKey) {
      // Made in vain only when processes start together.
      if ((await store.list()).length > 0) return undefined;
      const issued = await makeKey(newKey, { prefix, createdAt: clock.now() });
      return (await store.addFirst(issued.record)) ? issued : undefined;
    },
    authenticate(authorization) {
      const token = bearerToken(authorization);
      if (token === undefined) return refusedKeys.missing;
      const now = clock.now();
      const key = known.find(token);
      return key && isFresh(key, now) ? admit(key, now) : lookUp(token, key);
    },
    find: (id) => store.find(id),
    list: () => store.list(),
    async revoke(id) {
      const isRevoked = await store.revoke(id, clock.now());
      forget(id);
      return isRevoked;
    },
    async rotate(id, { overlap, expiresAt }) {
      const old = await store.find(id);
      if (!old) return { refused: "unknown" };
      const now = clock.now();
      const successor = { ...old, expiresAt: expiresAt === undefined ? old.expiresAt : expiresAt };
      const issued = await makeKey(successor, { prefix, createdAt: now });
      const isRotated = await store.rotate(id, issued.record, now + overlap);
      forget(id);
      if (isRotated) return issued;
      const { successorId, revokedAt } = (await store.find(id)) ?? old;
      if (successorId !== null) return { refused: "rotated" };
      return { refused: revokedAt === null ? "expired" : "revoked" };
    },
    saveUses: uses.save,
  };

  async function lookUp(token: string, knownKey: KnownKey | undefined): Promise<ValidKey | RefusedKey> {
    const endingsBefore = endings;
    const checkedSecond = secondOf(clock.now());
    const record = isApiKey(token) ? await store.findByHash(await hashApiKey(token)) : undefined;
    if (!record) return refusedKeys.invalid;
    const { id, scopes = allScopes, expiresAt, revokedAt } = record;
    const limits = keyLimits(record);
    if (knownKey)
      return admit(Object.assign(knownKey, { limits, scopes, expiresAt, revokedAt, checkedSecond }), clock.now());
    const key = { id, limits, scopes, expiresAt, revokedAt, checkedSecond, unsavedUse: 0 };
    // The end of a key during the look-up may have come too late for it.
    if (endings === endingsBefore) known.remember(token, key);
    return admit(key, clock.now());
  }

  function admit(key: KnownKey, now: number): ValidKey | RefusedKey {
    const state = keyState(key, now);
    if (state !== "in force") return refusedKeys[state];
    uses.note(key, now);
    return key;
  }

  function forget(id: string): void {
    endings += 1;
    known.forget(id);
  }
}

function isFresh({ checkedSecond }: KnownKey, now: number): boolean {
  const age = secondOf(now) - checkedSecond;
  // A clock that was set back says nothing about an age.
  return age >= 0 && age < recheckAfterSeconds;
}

function secondOf(time: number): number {
  return Math.floor(time / 1000);
}

/** The token of an `Authorization` header (RFC 6750, section 2.1); the scheme is case-insensitive. */
function bearerToken(authorization: string | null): string | undefined {
  if (authorization === null) return undefined;
  // How nearly everybody spells it, found in a tenth of the time of the pattern.
  if (authorization.startsWith("Bearer as_")) return authorization.slice("Bearer ".length);
  return /^bearer +(\S.*)$/i.exec(authorization)?.[1];
}
