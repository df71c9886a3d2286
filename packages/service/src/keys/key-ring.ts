import type { Scope } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import type { Limits } from "../rate-limits/limiter.ts";
import { StoreUnavailableError } from "../stores/stores.ts";
import {
  generateKey,
  hashApiKey,
  type IssuedKey,
  type IssueOptions,
  isApiKey,
  type KeyPrefix,
  keyPrefixes,
  type NewKey,
} from "./api-key.ts";
import { type KeyError, keyErrors } from "./key-error.ts";
import { type KeyFieldChanges, type KeyRecord, keyFieldChanges, keyLimits, keyState } from "./key-record.ts";
import type { KeyChange, KeyLogEntry, KeyStore } from "./key-store.ts";
import { createLastUsedTracker } from "./last-used-tracker.ts";
import { createLookupQueue } from "./lookup-queue.ts";

export interface Rotation {
  /** Milliseconds for which the old key stays valid, at most until its own expiry. 0 ends it immediately. */
  readonly overlap: number;
  /** When the new key expires, in milliseconds since the Unix epoch; null: never. @default the expiry of the old key */
  readonly expiresAt?: number | null;
}
/** The settings of a key that can change. */
export type KeySettings = Partial<Pick<KeyRecord, "plan" | "name" | "perMinute" | "perDay" | "scopes" | "expiresAt">>;

/** An authenticated key with its limits and scopes. */
export interface ValidKey {
  readonly id: string;
  readonly limits: Limits;
  readonly scopes: readonly Scope[];
  /** The first key of its lineage. Idempotency keys belong to the lineage. */
  readonly lineageId: string;
}

/** Only the members of a key that requests need, because the cache can hold very many keys. */
interface CachedKey extends ValidKey {
  /** Milliseconds since the Unix epoch, as in the key's record. */
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** When the store was queried, in whole seconds. Small integers need no memory outside the object. */
  readonly checkedSecond: number;
}

export interface KeyRingDependencies {
  readonly store: KeyStore;
  readonly clock: Clock;
  /** Prefix of the keys that it issues. It accepts keys of either prefix. @default that of a store */
  readonly prefix?: KeyPrefix;
  /** Maximum number of cached keys. @default 100,000 */
  readonly maxCachedKeys?: number;
  /** Author of the changes in the audit log. @default "unknown" */
  readonly operator?: string;
}

// A change must reach every process within 2 s.
const recheckAfterSeconds = 2;
const maxAttempts = 10;

export type KeyRing = ReturnType<typeof createKeyRing>;

/** Issues and authenticates API keys. A change takes effect immediately in this process and within 2 s in the others. */
export function createKeyRing({
  store,
  clock,
  prefix = keyPrefixes.live,
  maxCachedKeys = 100_000,
  operator = "unknown",
}: KeyRingDependencies) {
  const known = maxCachedKeys === 0 ? undefined : new LRUCache<string, CachedKey>({ maxSize: maxCachedKeys });
  const uses = createLastUsedTracker(store);
  const queue = createLookupQueue(store);
  let updates = 0;

  return {
    async issue(newKey: NewKey, options?: IssueOptions): Promise<IssuedKey> {
      const issued = await generateKey(newKey, { prefix, createdAt: clock.now(), ...options });
      await store.save(addition(issued.record));
      return issued;
    },
    /** Issues a key if the store has none. @returns undefined if the store has keys or another process was faster */
    async issueFirst(newKey: NewKey): Promise<IssuedKey | undefined> {
      // The key is discarded only if processes start at the same time.
      if ((await store.list()).length > 0) return undefined;
      const issued = await generateKey(newKey, { prefix, createdAt: clock.now() });
      return (await store.save({ ...addition(issued.record), isFirst: true })) ? issued : undefined;
    },
    /**
     * @param authorization value of the `Authorization` header (RFC 6750, section 2.1)
     * @param isExhausted returns whether the client has exhausted its limit of failed authentications: a key that is not cached is then
     * looked up more slowly, or not at all (`keyErrors.unchecked`)
     */
    authenticate(authorization: string | null, isExhausted = () => false): Awaitable<ValidKey | KeyError> {
      const token = bearerToken(authorization);
      if (token === undefined) return keyErrors.missing;
      const now = clock.now();
      const key = known?.get(token);
      if (key && isFresh(key, now)) return admit(key, now);
      if (!isApiKey(token)) return keyErrors.invalid;
      if (key) return findKey(token, key, findOne(token));
      const found = queue.find(token, isExhausted());
      return found ? findKey(token, undefined, found) : keyErrors.unchecked;
    },
    find: (id: string) => store.find(id),
    list: () => store.list(),
    /** @returns false when there is no such key or it was revoked before */
    async revoke(id: string) {
      const at = clock.now();
      const revoked = await update(id, () => ({ changes: { revokedAt: at }, log: [entry("revoke", id, at)] }));
      return !("rejected" in revoked);
    },
    /** Issues a key with the plan, name and own limits of another key, which ends after an overlap. A key can be rotated once. */
    async rotate(
      id: string,
      { overlap, expiresAt }: Rotation,
    ): Promise<IssuedKey | { rejected: "unknown" | "rotated" | "expired" | "revoked" }> {
      const now = clock.now();
      let issued: IssuedKey | undefined;
      const rotated = await update(id, async (old) => {
        issued = undefined;
        if (old.successorId !== null || keyState(old, now) === "expired") return undefined;
        const changed = expiresAt === undefined ? old : { ...old, expiresAt };
        issued = await generateKey(changed, { prefix, createdAt: now });
        const { record: added } = issued;
        const endsAt = now + overlap;
        const changes = { expiresAt: Math.min(old.expiresAt ?? endsAt, endsAt), successorId: added.id };
        const from = { predecessorId: { from: null, to: id } };
        const log = [entry("rotate", id, now, keyFieldChanges(old, { ...old, ...changes })), created(added, from)];
        return { changes, added, log };
      });
      if (issued && !("rejected" in rotated)) return issued;
      const old = await store.find(id);
      if (!old) return { rejected: "unknown" };
      if (old.successorId !== null) return { rejected: "rotated" };
      return { rejected: old.revokedAt === null ? "expired" : "revoked" };
    },
    /** Changes settings of a key, also of an expired one. @returns the key and its changes */
    async set(id: string, settings: KeySettings) {
      const at = clock.now();
      let changes: KeyFieldChanges = {};
      const record = await update(id, (old) => {
        changes = keyFieldChanges(old, { ...old, ...settings });
        if (Object.keys(changes).length === 0) return undefined;
        return { changes: settings, log: [entry("set", id, at, changes)] };
      });
      return "rejected" in record ? record : { record, changes };
    },
    /** Lifts the ban and the strikes of a key in every limiter. */
    async unban(id: string) {
      const at = clock.now();
      const record = await update(id, () => ({ changes: { unbannedAt: at }, log: [entry("unban", id, at)] }));
      return "rejected" in record ? record : { record };
    },
    /** The audit log, oldest first. @param keyId entries of this key only */
    log: (keyId?: string) => store.log(keyId),
    /** Saves when keys were used since the last call. Rethrows errors of the store; the next call then saves these uses too. */
    saveLastUsed: uses.save,
  };

  async function findOne(token: string): Promise<KeyRecord | undefined> {
    const [record] = await store.findByHashes([await hashApiKey(token)]);
    return record;
  }

  async function findKey(
    token: string,
    knownKey: CachedKey | undefined,
    found: Promise<KeyRecord | undefined>,
  ): Promise<ValidKey | KeyError> {
    const updatesBefore = updates;
    const checkedSecond = secondOf(clock.now());
    const record = await found;
    if (!record) return keyErrors.invalid;
    const { id, expiresAt, revokedAt, scopes, unbannedAt } = record;
    const limits = unbannedAt === null ? keyLimits(record) : { ...keyLimits(record), unbannedAt };
    const current = { limits, scopes, expiresAt, revokedAt, checkedSecond };
    if (knownKey) return admit(Object.assign(knownKey, current), clock.now());
    // Most keys are the first of their lineage and share one string for both ids.
    const lineageId = record.lineageId === id ? id : record.lineageId;
    const key = { id, lineageId, ...current };
    // The lookup may have missed a concurrent update.
    // A substring can keep the whole header in memory, a clone does not.
    if (updates === updatesBefore) known?.set(structuredClone(token), key, { size: 1 });
    return admit(key, clock.now());
  }

  function admit(key: CachedKey, now: number): ValidKey | KeyError {
    const state = keyState(key, now);
    if (state !== "in force") return keyErrors[state];
    uses.note(key.id, now);
    return key;
  }

  /**
   * Changes a key that is not revoked. Calls `plan` again if another process changes the key meanwhile.
   * @param plan returns undefined for no change
   * @throws {StoreUnavailableError} if no attempt fits the stored key
   */
  async function update(
    id: string,
    plan: (key: KeyRecord) => Awaitable<PlannedChange | undefined>,
  ): Promise<KeyRecord | { rejected: "unknown" | "revoked" }> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const before = await store.find(id);
      if (before?.revokedAt !== null) return { rejected: before ? "revoked" : "unknown" };
      const planned = await plan(before);
      if (!planned) return before;
      const { changes, ...rest } = planned;
      const isSaved = await store.save({ update: { before, changes }, ...rest });
      updates += 1;
      forget(id);
      if (isSaved) return { ...before, ...changes };
    }
    throw new StoreUnavailableError(
      `cannot change the key ${id}: other processes keep changing it, or its row was edited manually. Check the key, then try again.`,
    );
  }

  function forget(id: string): void {
    for (const [token, key] of known?.entries() ?? []) if (key.id === id) return void known?.delete(token);
  }

  function entry(action: KeyLogEntry["action"], keyId: string, at: number, changes: KeyFieldChanges = {}): KeyLogEntry {
    return { at, operator, action, keyId, changes };
  }

  function addition(record: KeyRecord): KeyChange {
    return { added: record, log: [created(record)] };
  }

  function created(record: KeyRecord, more: KeyFieldChanges = {}): KeyLogEntry {
    return entry("create", record.id, record.createdAt, { ...keyFieldChanges({}, record), ...more });
  }
}

interface PlannedChange extends Pick<KeyChange, "added" | "log"> {
  readonly changes: Partial<KeyRecord>;
}

function isFresh({ checkedSecond }: CachedKey, now: number): boolean {
  const age = secondOf(now) - checkedSecond;
  // The age is unknown if the clock was set back.
  return age >= 0 && age < recheckAfterSeconds;
}

function secondOf(time: number): number {
  return Math.floor(time / 1000);
}

/** Returns the token of an `Authorization` header (RFC 6750, section 2.1); the scheme is case-insensitive. */
function bearerToken(authorization: string | null): string | undefined {
  if (authorization === null) return undefined;
  // The usual spelling. This check takes a tenth of the time of the regular expression.
  if (authorization.startsWith("Bearer as_")) return authorization.slice("Bearer ".length);
  return /^bearer +(\S.*)$/i.exec(authorization)?.[1];
}
