import { describe, expect, it, vi } from "vitest";
import { libraryPlatform } from "../testing/library-app.ts";
import { createTestClock } from "../testing/test-clock.ts";
import { createApiKey } from "./api-key.ts";
import type { KeyRing } from "./key-ring.ts";
import type { KeyLastUsed } from "./key-store.ts";
import { createMemoryKeyStore } from "./memory-key-store.ts";

const { createKeyRing, keyPrefixes } = libraryPlatform;

function setUp() {
  const keys = createMemoryKeyStore();
  const clock = createTestClock();
  const store = { ...keys, findByHashes: vi.fn(keys.findByHashes), saveLastUsed: vi.fn(keys.saveLastUsed) };
  const keyRing = createKeyRing({ store, clock });
  const issueTwo = () => Promise.all([keyRing.issue({ plan: "reader" }), keyRing.issue({ plan: "reader" })]);
  return { keyRing, issueTwo, otherRing: createKeyRing({ store: keys, clock }), keys, store, clock };
}

const authenticate = (keyRing: KeyRing, key: string) => keyRing.authenticate(`Bearer ${key}`);

describe("a key ring", () => {
  it("caches a key for each form of its header, and then authenticates it synchronously", async () => {
    const { keyRing, store } = setUp();
    const { key, record } = await keyRing.issue({ plan: "reader" });
    const validKey = { id: record.id, limits: { perMinute: 60, perDay: 1000 } };
    for (const scheme of ["Bearer ", "bearer ", "BEARER   "])
      expect(await keyRing.authenticate(scheme + key)).toMatchObject(validKey);
    expect(authenticate(keyRing, key)).not.toBeInstanceOf(Promise);
    expect(store.findByHashes).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["a wrong checksum, without a lookup", "lib_live_00000000000000000000000000000000000000", 0],
    ["a valid checksum, if it was never issued", createApiKey("lib_live_"), 1],
  ])("rejects a key with %s", async (_, key, lookupCount) => {
    const { keyRing, store } = setUp();
    expect(await authenticate(keyRing, key)).toMatchObject({ code: "invalid_api_key" });
    expect(store.findByHashes).toHaveBeenCalledTimes(lookupCount);
  });

  it("issues the same key for the same secret, and stores only its hash", async () => {
    const options = { secret: "0123456789ABCDEFGHIJKLMNOPQRSTUV" };
    for (const { keyRing } of [setUp(), setUp()]) {
      expect((await keyRing.issue({ plan: "reader" }, options)).key).toBe(createApiKey("lib_live_", options.secret));
      expect(JSON.stringify(await keyRing.list())).not.toContain(options.secret);
    }
  });

  it.each([
    [0, [1, 1, 1, 1, 1]],
    [2, [1, 1, 0, 1, 1]],
  ])("caches at most %i keys, and evicts the least recently used key", async (maxCachedKeys, lookupCounts) => {
    const { store, clock, issueTwo, keyRing: issuingRing } = setUp();
    const keyRing = createKeyRing({ store, clock, maxCachedKeys });
    const keys = [...(await issueTwo()), await issuingRing.issue({ plan: "reader" })];
    const counts: number[] = [];
    for (const index of [0, 1, 0, 2, 1]) {
      store.findByHashes.mockClear();
      await authenticate(keyRing, keys[index]?.key ?? "");
      counts.push(store.findByHashes.mock.calls.length);
    }
    expect(counts).toEqual(lookupCounts);
  });

  it.each([
    [{ plan: "sponsor" }, 'the contract has no plan "sponsor"; it has reader, member, patron'],
    [{ scopes: ["browse", "sell"] }, 'the contract has no scope "sell"; it has browse, lend'],
  ])("rejects a key with the unknown setting %j", async (settings, message) => {
    const { keyRing } = setUp();
    await expect(keyRing.issue(settings)).rejects.toThrow(message);
    await expect(keyRing.issueFirst(settings)).rejects.toThrow(message);
    const { record } = await keyRing.issue();
    await expect(keyRing.set(record.id, settings)).rejects.toThrow(message);
    expect(await keyRing.list()).toEqual([record]);
  });

  it("issues a key of the first plan with all scopes by default", async () => {
    expect((await setUp().keyRing.issue()).record).toMatchObject({ plan: "reader", scopes: ["browse", "lend"] });
  });
});

describe("revoking", () => {
  it.each([
    ["within 2 s", 2000],
    ["when the clock was set back", -3_600_000],
  ])("applies immediately in this process, and in another process %s", async (_, advanceMs) => {
    const { keyRing, otherRing, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "reader" });
    for (const ring of [keyRing, otherRing]) await authenticate(ring, key);
    expect(await keyRing.revoke(record.id)).toBe(true);
    expect(await authenticate(keyRing, key)).toMatchObject({ code: "revoked_api_key" });
    clock.advance(advanceMs);
    expect(await authenticate(otherRing, key)).toMatchObject({ code: "revoked_api_key" });
  });

  it("does not remove other keys from the cache", async () => {
    const { keyRing, store, issueTwo } = setUp();
    const [firstKey, secondKey] = await issueTwo();
    for (const { key } of [firstKey, secondKey]) await authenticate(keyRing, key);
    await keyRing.revoke(firstKey.record.id);
    expect(authenticate(keyRing, secondKey.key)).toMatchObject({ id: secondKey.record.id });
    expect(store.findByHashes).toHaveBeenCalledTimes(2);
  });

  it("applies to a key with a lookup in flight", async () => {
    const { keyRing, keys, store } = setUp();
    const { key, record } = await keyRing.issue({ plan: "reader" });
    const [lookupStarted, lookupReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    store.findByHashes.mockImplementationOnce(async (hashes) => {
      const found = await keys.findByHashes(hashes);
      lookupStarted.resolve();
      await lookupReleased.promise;
      return found;
    });
    const lookup = authenticate(keyRing, key);
    await lookupStarted.promise;
    await keyRing.revoke(record.id);
    lookupReleased.resolve();
    await lookup;
    expect(await authenticate(keyRing, key)).toMatchObject({ code: "revoked_api_key" });
  });
});

describe("rotating", () => {
  async function rotate(overlap: number, options: { expiresAt?: number | null; lifetime?: number } = {}) {
    const { lifetime, ...rotation } = options;
    const context = setUp();
    const { keyRing, clock } = context;
    const expiresAt = lifetime === undefined ? null : clock.now() + lifetime;
    const old = await keyRing.issue({ plan: "member", name: "shop", perDay: 7, expiresAt });
    for (const ring of [keyRing, context.otherRing]) await authenticate(ring, old.key);
    const successor = await keyRing.rotate(old.record.id, { overlap, ...rotation });
    if (!successor) throw new Error("failed to rotate an active key");
    return { ...context, old, successor };
  }

  it("issues a key with the plan, name, own limits, scopes, lineage and expiry of the old key", async () => {
    const { keyRing, old, successor } = await rotate(1000, { lifetime: 90_000 });
    const { id, hash, ...fields } = old.record;
    expect(successor.record).toEqual({ ...fields, id: expect.not.stringContaining(id), hash: expect.any(String) });
    expect(successor.record.hash).not.toBe(hash);
    const validKey = { id: successor.record.id, limits: { perMinute: 300, perDay: 7 } };
    expect(await authenticate(keyRing, successor.key)).toMatchObject(validKey);
  });

  it.each([null, Date.UTC(2030, 0)])("sets the expiry of the new key to %j", async (expiresAt) => {
    const { successor } = await rotate(1000, { lifetime: 90_000, expiresAt });
    expect(successor.record.expiresAt).toBe(expiresAt);
  });

  it.each(Object.values(keyPrefixes))("issues keys with the prefix %s, and accepts both prefixes", async (prefix) => {
    const { store, clock, keyRing: liveRing } = setUp();
    const keyRing = createKeyRing({ store, clock, prefix });
    const first = await keyRing.issue({ plan: "member" });
    const rotated = await keyRing.rotate(first.record.id, { overlap: 1000 });
    expect([first, rotated]).toEqual(
      Array(2).fill(expect.objectContaining({ key: expect.stringMatching(`^${prefix}`) })),
    );
    expect(await authenticate(keyRing, (await liveRing.issue({ plan: "member" })).key)).toHaveProperty("id");
  });

  it("keeps the old key valid for the overlap", async () => {
    const { keyRing, otherRing, clock, old, successor } = await rotate(60_000);
    clock.advance(59_999);
    for (const ring of [keyRing, otherRing])
      for (const { key } of [old, successor]) expect(await authenticate(ring, key)).toHaveProperty("id");
    clock.advance(1);
    for (const ring of [keyRing, otherRing]) {
      expect(await authenticate(ring, old.key)).toMatchObject({ code: "expired_api_key" });
      expect(await authenticate(ring, successor.key)).toHaveProperty("id");
    }
  });

  it.each([
    ["does not extend the expiry of the old key", 60_000, 1000],
    ["without an overlap expires the old key immediately, and within 2 s in another process", 0, 60_000],
  ])("%s", async (_, overlap, lifetime) => {
    const { keyRing, otherRing, clock, old } = await rotate(overlap, { lifetime });
    clock.advance(Math.min(overlap, lifetime));
    expect(await authenticate(keyRing, old.key)).toMatchObject({ code: "expired_api_key" });
    clock.advance(2000);
    expect(await authenticate(otherRing, old.key)).toMatchObject({ code: "expired_api_key" });
  });

  it("is rejected for a rotated key; its successor can be rotated and has the same expiry", async () => {
    const { keyRing, clock, old, successor } = await rotate(60_000, { lifetime: 90_000 });
    for (const advanceMs of [0, 60_000]) {
      clock.advance(advanceMs);
      expect(await keyRing.rotate(old.record.id, { overlap: 60_000 })).toBeUndefined();
    }
    const { expiresAt } = old.record;
    expect(await keyRing.rotate(successor.record.id, { overlap: 0 })).toMatchObject({ record: { expiresAt } });
    expect(await keyRing.list()).toHaveLength(3);
  });

  it("is rejected for a key that is unknown, expired or revoked", async () => {
    const { keyRing, clock } = setUp();
    const expired = await keyRing.issue({ plan: "reader", expiresAt: clock.now() });
    const revoked = await keyRing.issue({ plan: "reader" });
    await keyRing.revoke(revoked.record.id);
    const results = ["key_none", expired.record.id, revoked.record.id].map((id) => keyRing.rotate(id, { overlap: 1 }));
    expect(await Promise.all(results)).toEqual([undefined, undefined, undefined]);
    expect(await keyRing.list()).toHaveLength(2);
  });
});

describe("changes of a key", () => {
  it("apply immediately in this process, and within 2 s in another process", async () => {
    const { keyRing, otherRing, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "member", perDay: 7 });
    clock.advance(999);
    for (const ring of [keyRing, otherRing]) await authenticate(ring, key);
    const settings = { plan: "reader", perDay: null, perMinute: 1, scopes: ["browse"], name: "shop" } as const;
    expect(await keyRing.set(record.id, settings)).toMatchObject({ record: { ...record, ...settings } });
    const changed = { limits: { perMinute: 1, perDay: 1000 }, scopes: ["browse"] };
    expect(await authenticate(keyRing, key)).toMatchObject(changed);
    clock.advance(2000);
    expect(await authenticate(otherRing, key)).toMatchObject(changed);
    await keyRing.set(record.id, { expiresAt: clock.now() });
    expect(await authenticate(keyRing, key)).toMatchObject({ code: "expired_api_key" });
    clock.advance(2000);
    expect(await authenticate(otherRing, key)).toMatchObject({ code: "expired_api_key" });
    await keyRing.set(record.id, { expiresAt: null });
    clock.advance(2000);
    expect(await authenticate(otherRing, key)).toHaveProperty("id", record.id);
  });

  it("include an unban, which another process applies within 2 s", async () => {
    const { keyRing, otherRing, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "reader" });
    await authenticate(otherRing, key);
    const unbannedAt = clock.now();
    expect(await keyRing.unban(record.id)).toMatchObject({ id: record.id, unbannedAt });
    clock.advance(2000);
    expect(await authenticate(otherRing, key)).toMatchObject({ limits: { perMinute: 60, perDay: 1000, unbannedAt } });
  });

  it.each(["set", "unban"] as const)("are rejected for an unknown or revoked key: %s", async (action) => {
    const { keyRing } = setUp();
    const { record } = await keyRing.issue({ plan: "reader" });
    await keyRing.revoke(record.id);
    expect(await keyRing[action](record.id, { plan: "member" })).toBeUndefined();
    expect(await keyRing[action]("key_none", { plan: "member" })).toBeUndefined();
  });

  it("fail with an error when each attempt conflicts with a concurrent change", async () => {
    const { keyRing, store } = setUp();
    const { record } = await keyRing.issue({ plan: "reader" });
    let attempts = 0;
    store.save = async () => {
      attempts += 1;
      return attempts > 1000;
    };
    await expect(keyRing.set(record.id, { perMinute: 1 })).rejects.toThrow(`cannot change the key ${record.id}`);
  });

  it("are retried after a concurrent change, and both changes are logged", async () => {
    const { keyRing, otherRing } = setUp();
    const { record } = await keyRing.issue({ plan: "reader" });
    await Promise.all([keyRing.set(record.id, { perMinute: 1 }), otherRing.set(record.id, { perMinute: 2 })]);
    const log = (await keyRing.log()).flatMap(({ changes }) => (changes.perMinute ? [changes.perMinute] : []));
    expect(log).toHaveLength(2);
    expect(log[1]?.from).toBe(log[0]?.to);
    expect(await keyRing.find(record.id)).toMatchObject({ perMinute: log[1]?.to });
  });

  it("are logged with the operator, the time, the old and the new values, but without the key or its hash", async () => {
    const { store, clock } = setUp();
    const keyRing = createKeyRing({ store, clock, operator: "ann@host" });
    const { key, record } = await keyRing.issue({ plan: "reader", name: "shop" });
    await keyRing.set(record.id, { plan: "member" });
    await keyRing.set(record.id, { plan: "member" });
    await keyRing.unban(record.id);
    const successor = await keyRing.rotate(record.id, { overlap: 0 });
    if (!successor) throw new Error("failed to rotate an active key");
    await keyRing.revoke(record.id);
    const log = await keyRing.log();
    const now = clock.now();
    const scopes = { from: null, to: ["browse", "lend"] };
    const name = { from: null, to: "shop" };
    expect(log.map(({ operator: _, at: __, ...entry }) => entry)).toEqual([
      { action: "create", keyId: record.id, changes: { plan: { from: null, to: "reader" }, name, scopes } },
      { action: "set", keyId: record.id, changes: { plan: { from: "reader", to: "member" } } },
      { action: "unban", keyId: record.id, changes: {} },
      {
        action: "rotate",
        keyId: record.id,
        changes: { expiresAt: { from: null, to: now }, successorId: { from: null, to: successor.record.id } },
      },
      {
        action: "create",
        keyId: successor.record.id,
        changes: { plan: { from: null, to: "member" }, name, scopes, predecessorId: { from: null, to: record.id } },
      },
      { action: "revoke", keyId: record.id, changes: {} },
    ]);
    expect(new Set(log.map((entry) => `${entry.operator} ${entry.at}`))).toEqual(new Set([`ann@host ${now}`]));
    for (const secret of [key, successor.key, record.hash, successor.record.hash])
      expect(JSON.stringify(log)).not.toContain(secret.slice(8));
    expect(await keyRing.log(successor.record.id)).toHaveLength(1);
  });
});

describe("last-used times", () => {
  it("are saved once for each key", async () => {
    const { keyRing, clock, store, issueTwo } = setUp();
    const [firstKey, secondKey] = await issueTwo();
    const startTime = clock.now();
    for (const { key } of [firstKey, secondKey, firstKey]) {
      await authenticate(keyRing, key);
      clock.advance(10);
    }
    expect(store.saveLastUsed).not.toHaveBeenCalled();
    // Removes the key from the cache.
    await keyRing.rotate(firstKey.record.id, { overlap: 0 });
    for (let count = 0; count < 2; count += 1) await keyRing.saveLastUsed();
    expect(store.saveLastUsed).toHaveBeenCalledOnce();
    for (const [{ record }, lastUsedAt] of [
      [firstKey, startTime + 20],
      [secondKey, startTime + 10],
    ] as const)
      expect(await keyRing.find(record.id)).toMatchObject({ lastUsedAt });
  });

  it("are saved only for valid keys", async () => {
    const { keyRing, clock, store } = setUp();
    const expired = await keyRing.issue({ plan: "reader", expiresAt: clock.now() });
    const revoked = await keyRing.issue({ plan: "reader" });
    await keyRing.revoke(revoked.record.id);
    for (const key of [expired.key, revoked.key, createApiKey("lib_live_")]) await authenticate(keyRing, key);
    await keyRing.saveLastUsed();
    expect(store.saveLastUsed).not.toHaveBeenCalled();
  });

  it("are saved by the next call after overlapping saves fail, once for each key", async () => {
    const { keyRing, store, clock } = setUp();
    const { key } = await keyRing.issue({ plan: "reader" });
    const writes: { lastUses: readonly KeyLastUsed[]; fail: () => void }[] = [];
    store.saveLastUsed.mockImplementation(
      (lastUses) => new Promise((_, reject) => writes.push({ lastUses, fail: () => reject(new Error("unavailable")) })),
    );
    const saves: unknown[] = [];
    for (let count = 0; count < 2; count += 1) {
      clock.advance(1);
      await authenticate(keyRing, key);
      saves.push(keyRing.saveLastUsed());
    }
    for (const index of [1, 0]) {
      writes[index]?.fail();
      await expect(saves[index]).rejects.toThrow("unavailable");
    }
    void keyRing.saveLastUsed();
    const now = clock.now();
    expect(writes.map(({ lastUses }) => lastUses.map(({ at }) => at))).toEqual([[now - 1], [now], [now]]);
  });
});
