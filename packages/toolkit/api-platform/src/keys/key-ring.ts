import type { Awaitable } from "@animal-store/openapi-hono";
import { type Clock, StoreUnavailableError } from "@animal-store/process/web";
import { LRUCache } from "lru-cache";
import type { PlatformContract } from "../platform-contract.ts";
import type { Limits } from "../rate-limits/limiter.ts";
import {
  createKeyFormat,
  generateKey,
  hashApiKey,
  type IssuedKey,
  type IssueOptions,
  type KeyFormat,
  type KeyPrefix,
  type NewKey,
} from "./api-key.ts";
import { type KeyError, keyErrors, missingKeyError } from "./key-error.ts";
import {
  createKeyLimits,
  type KeyFieldChanges,
  type KeyRecord,
  keyFieldChanges,
  keyState,
  type LimitSettings,
} from "./key-record.ts";
import { type KeyChange, type KeyLogEntry, type KeyStore, toKeyUpdate } from "./key-store.ts";
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

export interface ValidKey {
  readonly id: string;
  readonly limits: Limits;
  readonly scopes: readonly string[];
  /** The id of the first key of the lineage. It is part of the scope of an `Idempotency-Key`. */
  readonly lineageId: string;
}

/** Has only the fields that requests need, to save memory. */
interface CachedKey extends ValidKey {
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  /** The time of the lookup in seconds. V8 stores small integers inside the object. */
  readonly checkedSecond: number;
}

/** The rules of a key ring. */
export interface KeyRules {
  readonly format: KeyFormat;
  /** The header that contains only the key. Undefined if the key is a bearer token. */
  readonly keyHeader: string | undefined;
  readonly plans: readonly string[];
  readonly scopes: readonly string[];
  readonly keyLimits: (key: LimitSettings) => Limits;
}

export interface KeyRulesOptions {
  /** The start of each API key, in letters and digits: `acme` gives keys such as `acme_live_…`. */
  readonly keyPrefix: string;
  /** The header that contains only the key. @default the key is a bearer token in `Authorization` */
  readonly keyHeader?: string | undefined;
  /** The limits of each plan. A null limit is that of the nearest plan above it. @default keys have no limits */
  readonly plans?: PlatformContract["plans"];
  /** The scopes that a key can have. @default none */
  readonly scopes?: readonly string[];
}

/** Returns the rules of a key ring. `createPlatform` reads them from the contract. */
export function createKeyRules({ keyPrefix, keyHeader, plans = {}, scopes = [] }: KeyRulesOptions): KeyRules {
  const keyLimits = createKeyLimits(plans);
  return { format: createKeyFormat(keyPrefix), keyHeader, plans: Object.keys(plans), scopes, keyLimits };
}

export interface KeyRingDependencies {
  readonly store: KeyStore;
  readonly clock: Clock;
  /** Prefix of new keys. Keys with both prefixes are valid. @default `keyPrefixes.live` */
  readonly prefix?: KeyPrefix;
  /** Maximum number of cached keys. @default 100,000 */
  readonly maxCachedKeys?: number;
  /** Author of the changes in the audit log. @default "unknown" */
  readonly operator?: string;
}

const recheckAfterSeconds = 2;
const maxAttempts = 10;

/** Issues, changes and authenticates API keys. */
export interface KeyRing {
  /** The header of the API key, in lower case. */
  readonly header: string;
  /** Issues a key. Rejects if the contract has no such plan or scope, or if the secret is not 32 base62 characters. */
  issue(newKey?: NewKey, options?: IssueOptions): Promise<IssuedKey>;
  /** Issues a key if the store has no keys. Otherwise returns undefined. */
  issueFirst(newKey: NewKey): Promise<IssuedKey | undefined>;
  /**
   * Returns the valid key of a request, or the reason of its rejection.
   * @param value value of the header: a bearer token (RFC 6750, section 2.1), or only the key if the rules have a `keyHeader`
   * @param isOverLimit returns whether the client has exhausted its limit of failed authentications; an uncached key is then looked
   * up more slowly or, if the queue is full, not at all
   */
  authenticate(value: string | null, isOverLimit?: () => boolean): Awaitable<ValidKey | KeyError>;
  find(id: string): Awaitable<KeyRecord | undefined>;
  list(): Awaitable<KeyRecord[]>;
  /** Revokes a key. Returns false if it does not exist or is already revoked. */
  revoke(id: string): Promise<boolean>;
  /**
   * Replaces a key with a new key of the same settings. The old key expires after the overlap.
   * @returns undefined if the key does not exist, is not active, or is already rotated
   */
  rotate(id: string, rotation: Rotation): Promise<IssuedKey | undefined>;
  /**
   * Changes the settings of a key, which can be expired. Returns the key and the changed fields, or undefined if the
   * key does not exist or is revoked. Rejects if the contract has no such plan or scope.
   */
  set(id: string, settings: KeySettings): Promise<{ record: KeyRecord; changes: KeyFieldChanges } | undefined>;
  /** Removes the ban and the strikes of a key in each process. Returns undefined if the key does not exist or is revoked. */
  unban(id: string): Promise<KeyRecord | undefined>;
  /** Returns the audit log, oldest first. @param keyId returns only entries of this key */
  log(keyId?: string): Awaitable<KeyLogEntry[]>;
  /** Saves the last-used times since the last call. Rethrows errors of the store. The next call then saves these too. */
  saveLastUsed(): Promise<void>;
}

/**
 * Creates a key ring. `createPlatform` binds the rules of the contract.
 * @example
 * const keyRing = createKeyRing(createKeyRules({ keyPrefix: "acme" }), { store: createMemoryKeyStore(), clock: systemClock });
 */
export function createKeyRing(rules: KeyRules, dependencies: KeyRingDependencies): KeyRing {
  const { format, keyHeader, plans, scopes: allScopes, keyLimits } = rules;
  const { store, clock, prefix = format.prefixes.live, maxCachedKeys = 100_000, operator = "unknown" } = dependencies;
  const defaults = { plan: plans[0] ?? "none", scopes: allScopes };
  const missingKey = missingKeyError(keyHeader);
  const bearerStart = `Bearer ${format.start}`;
  const readToken = keyHeader === undefined ? parseBearerToken : (header: string | null) => header || undefined;
  const cache = maxCachedKeys === 0 ? undefined : new LRUCache<string, CachedKey>({ maxSize: maxCachedKeys });
  const lastUsed = createLastUsedTracker(store);
  const queue = createLookupQueue(store);
  let updateCount = 0;

  return {
    header: (keyHeader ?? "Authorization").toLowerCase(),
    issue,
    issueFirst: async (newKey) => ((await store.list()).length > 0 ? undefined : issue(newKey)),
    authenticate(header, isOverLimit = () => false) {
      const token = readToken(header);
      if (token === undefined) return missingKey;
      const now = clock.now();
      const key = cache?.get(token);
      if (key && isFresh(key, now)) return validate(key, now);
      if (!format.isApiKey(token)) return keyErrors.invalid;
      if (key) return validateLookup(token, key, findByToken(token));
      const lookup = queue.find(token, isOverLimit());
      return lookup ? validateLookup(token, undefined, lookup) : keyErrors.lookupQueueFull;
    },
    find: (id) => store.find(id),
    list: () => store.list(),
    async revoke(id) {
      const now = clock.now();
      const revoked = await update(id, () => ({ changes: { revokedAt: now }, log: [toLogEntry("revoke", id, now)] }));
      return revoked !== undefined;
    },
    async rotate(id, { overlap, expiresAt }) {
      const now = clock.now();
      let issued: IssuedKey | undefined;
      const updated = await update(id, async (old) => {
        issued = undefined;
        if (old.successorId !== null || keyState(old, now) === "expired") return undefined;
        const newSettings = expiresAt === undefined ? old : { ...old, expiresAt };
        issued = await generateKey(newSettings, { prefix, defaults, createdAt: now });
        const { record: added } = issued;
        const overlapEnd = now + overlap;
        const changes = { expiresAt: Math.min(old.expiresAt ?? overlapEnd, overlapEnd), successorId: added.id };
        const predecessor = { predecessorId: { from: null, to: id } };
        const log = [
          toLogEntry("rotate", id, now, keyFieldChanges(old, { ...old, ...changes })),
          toCreationEntry(added, predecessor),
        ];
        return { changes, added, log };
      });
      return updated && issued;
    },
    async set(id, settings) {
      assertKnown(settings);
      const now = clock.now();
      let changes: KeyFieldChanges = {};
      const record = await update(id, (old) => {
        changes = keyFieldChanges(old, { ...old, ...settings });
        if (Object.keys(changes).length === 0) return undefined;
        return { changes: settings, log: [toLogEntry("set", id, now, changes)] };
      });
      return record && { record, changes };
    },
    async unban(id) {
      const now = clock.now();
      return update(id, () => ({ changes: { unbannedAt: now }, log: [toLogEntry("unban", id, now)] }));
    },
    log: (keyId) => store.log(keyId),
    saveLastUsed: lastUsed.save,
  };

  async function issue(newKey: NewKey = {}, options?: IssueOptions): Promise<IssuedKey> {
    assertKnown(newKey);
    const issued = await generateKey(newKey, { prefix, defaults, createdAt: clock.now(), ...options });
    await store.save({ added: issued.record, log: [toCreationEntry(issued.record)] });
    return issued;
  }

  function assertKnown({ plan, scopes = [] }: KeySettings): void {
    if (plan !== undefined && !plans.includes(plan)) throw unknownNameError("plan", plan, plans);
    for (const scope of scopes) if (!allScopes.includes(scope)) throw unknownNameError("scope", scope, allScopes);
  }

  /** Parses an `Authorization` header (RFC 6750, section 2.1). */
  function parseBearerToken(authorization: string | null): string | undefined {
    if (authorization === null) return undefined;
    // This is ten times faster than the regular expression.
    if (authorization.startsWith(bearerStart)) return authorization.slice("Bearer ".length);
    return /^bearer +(\S.*)$/i.exec(authorization)?.[1];
  }

  async function findByToken(token: string): Promise<KeyRecord | undefined> {
    const [record] = await store.findByHashes([await hashApiKey(token)]);
    return record;
  }

  async function validateLookup(
    token: string,
    cachedKey: CachedKey | undefined,
    lookup: Promise<KeyRecord | undefined>,
  ): Promise<ValidKey | KeyError> {
    const updateCountBefore = updateCount;
    const checkedSecond = toSeconds(clock.now());
    const record = await lookup;
    if (!record) return keyErrors.invalid;
    const { id, expiresAt, revokedAt, scopes, unbannedAt } = record;
    const limits = unbannedAt === null ? keyLimits(record) : { ...keyLimits(record), unbannedAt };
    const fields = { limits, scopes, expiresAt, revokedAt, checkedSecond };
    if (cachedKey) return validate(Object.assign(cachedKey, fields), clock.now());
    // Sharing one string for both ids saves memory.
    const lineageId = record.lineageId === id ? id : record.lineageId;
    const key = { id, lineageId, ...fields };
    // A concurrent update makes the record stale. The clone releases the header, which a substring would retain.
    if (updateCount === updateCountBefore) cache?.set(structuredClone(token), key, { size: 1 });
    return validate(key, clock.now());
  }

  function validate(key: CachedKey, now: number): ValidKey | KeyError {
    const state = keyState(key, now);
    if (state !== "active") return keyErrors[state];
    lastUsed.markUsed(key.id, now);
    return key;
  }

  /** Updates a key, unless it does not exist or is revoked. Calls `decideChange` again after a concurrent change. */
  async function update(
    id: string,
    decideChange: (key: KeyRecord) => Awaitable<DecidedChange | undefined>,
  ): Promise<KeyRecord | undefined> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const key = await store.find(id);
      if (key?.revokedAt !== null) return undefined;
      const decided = await decideChange(key);
      if (!decided) return key;
      const { changes, ...otherWrites } = decided;
      const isSaved = await store.save({ update: toKeyUpdate(key, changes), ...otherWrites });
      updateCount += 1;
      removeFromCache(id);
      if (isSaved) return { ...key, ...changes };
    }
    throw new StoreUnavailableError(
      `cannot change the key ${id}: other processes keep changing it, or its row was edited manually. Check the key, then try again.`,
    );
  }

  function removeFromCache(id: string): void {
    for (const [token, key] of cache?.entries() ?? []) if (key.id === id) return void cache?.delete(token);
  }

  function toLogEntry(
    action: KeyLogEntry["action"],
    keyId: string,
    at: number,
    changes: KeyFieldChanges = {},
  ): KeyLogEntry {
    return { at, operator, action, keyId, changes };
  }

  function toCreationEntry(record: KeyRecord, extraChanges: KeyFieldChanges = {}): KeyLogEntry {
    return toLogEntry("create", record.id, record.createdAt, { ...keyFieldChanges({}, record), ...extraChanges });
  }
}

interface DecidedChange extends Pick<KeyChange, "added" | "log"> {
  readonly changes: Partial<KeyRecord>;
}

function isFresh({ checkedSecond }: CachedKey, now: number): boolean {
  const age = toSeconds(now) - checkedSecond;
  // The age is negative if the clock was set back.
  return age >= 0 && age < recheckAfterSeconds;
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

function unknownNameError(kind: "plan" | "scope", name: string, knownNames: readonly string[]): RangeError {
  return new RangeError(`the contract has no ${kind} "${name}"; it has ${knownNames.join(", ") || "none"}`);
}
