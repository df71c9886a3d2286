import { describe, expect, it } from "vitest";
import { createMemoryStores } from "../stores/memory-stores.ts";
import { createTestClock } from "../testing/test-clock.ts";
import { createApiKey, keyPrefixes } from "./api-key.ts";
import { createKeyRing, type KeyRing } from "./key-ring.ts";
import type { KeyUse } from "./key-store.ts";

function setUp() {
  const { keys } = createMemoryStores();
  const clock = createTestClock();
  const seen = { lookUps: 0, written: [] as (readonly KeyUse[])[] };
  const store = {
    ...keys,
    findByHashes: async (hashes: readonly string[]) => {
      seen.lookUps += 1;
      return keys.findByHashes(hashes);
    },
    recordUses: (uses: readonly KeyUse[]) => {
      seen.written.push(uses);
      return keys.recordUses(uses);
    },
  };
  const keyRing = createKeyRing({ store, clock });
  return { keyRing, elsewhere: createKeyRing({ store: keys, clock }), store, clock, seen };
}

const authenticate = (keyRing: KeyRing, key: string) => keyRing.authenticate(`Bearer ${key}`);

describe("a key ring", () => {
  it.each(["Bearer", "bearer", "BEARER"])("takes the scheme %s", async (scheme) => {
    const { keyRing } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    expect(await keyRing.authenticate(`${scheme} ${key}`)).toMatchObject({
      id: record.id,
      limits: { perMinute: 60, perDay: 1000 },
    });
  });

  it.each([null, "", "Bearer", "Bearer ", "Basic YTpi", "Token abc"])("finds no key in %j", async (authorization) => {
    expect(await setUp().keyRing.authenticate(authorization)).toMatchObject({ code: "missing_api_key" });
  });

  it("refuses a key with a wrong checksum without a look-up", async () => {
    const { keyRing, seen } = setUp();
    expect(await authenticate(keyRing, "as_live_00000000000000000000000000000000000000")).toMatchObject({
      code: "invalid_api_key",
    });
    expect(seen.lookUps).toBe(0);
  });

  it("refuses a well-formed key that was never issued", async () => {
    const { keyRing, seen } = setUp();
    expect(await authenticate(keyRing, createApiKey("as_live_"))).toMatchObject({ code: "invalid_api_key" });
    expect(seen.lookUps).toBe(1);
  });

  it("keeps no key, only its hash", async () => {
    const { keyRing } = setUp();
    const { key } = await keyRing.issue({ plan: "free" });
    expect(JSON.stringify(await keyRing.list())).not.toContain(key.slice(8));
  });

  it("issues the same key each time from the same secret", async () => {
    const options = { secret: "0123456789ABCDEFGHIJKLMNOPQRSTUV" };
    const issued = await Promise.all([setUp(), setUp()].map(({ keyRing }) => keyRing.issue({ plan: "free" }, options)));
    expect(issued[0]?.key).toMatch(/^as_live_0123456789ABCDEFGHIJKLMNOPQRSTUV\w{6}$/);
    expect(issued[1]?.key).toBe(issued[0]?.key);
  });

  it("remembers a key for a moment, and answers then without a promise", async () => {
    const { keyRing, seen } = setUp();
    const { key } = await keyRing.issue({ plan: "free" });
    await authenticate(keyRing, key);
    expect(authenticate(keyRing, key)).not.toBeInstanceOf(Promise);
    expect(seen.lookUps).toBe(1);
  });

  it("remembers a key once, however its header is spelled", async () => {
    const { keyRing, seen } = setUp();
    const { key } = await keyRing.issue({ plan: "free" });
    for (const spelled of ["Bearer ", "bearer ", "Bearer   "]) await keyRing.authenticate(spelled + key);
    expect(seen.lookUps).toBe(1);
  });

  it("remembers the keys that were used last, as many as it may", async () => {
    const { store, clock, seen } = setUp();
    for (const [mostKnown, lookUps] of [
      [0, [1, 1, 1, 1, 1]],
      [2, [1, 1, 0, 1, 1]],
    ] as const) {
      const keyRing = createKeyRing({ store, clock, mostKnown });
      const keys: string[] = [];
      for (let count = 0; count < 3; count += 1) keys.push((await keyRing.issue({ plan: "free" })).key);
      const counted: number[] = [];
      for (const index of [0, 1, 0, 2, 1]) {
        const before = seen.lookUps;
        await authenticate(keyRing, keys[index] ?? "");
        counted.push(seen.lookUps - before);
      }
      expect(counted).toEqual(lookUps);
    }
  });

  it("ends a key at its expiry, remembered or not", async () => {
    const { keyRing, clock } = setUp();
    const { key } = await keyRing.issue({ plan: "free", expiresAt: clock.now() + 1000 });
    expect(await authenticate(keyRing, key)).toHaveProperty("id");
    clock.advance(999);
    expect(await authenticate(keyRing, key)).toHaveProperty("id");
    clock.advance(1);
    expect(await authenticate(keyRing, key)).toMatchObject({ code: "expired_api_key" });
  });
});

describe("revoking", () => {
  it("applies immediately here, and within 2 s elsewhere", async () => {
    const { keyRing, elsewhere, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    await authenticate(keyRing, key);
    await authenticate(elsewhere, key);
    expect(await keyRing.revoke(record.id)).toBe(true);
    expect(await authenticate(keyRing, key)).toMatchObject({ code: "revoked_api_key" });
    clock.advance(2000);
    expect(await authenticate(elsewhere, key)).toMatchObject({ code: "revoked_api_key" });
  });

  it("forgets that key alone", async () => {
    const { keyRing, seen } = setUp();
    const [one, other] = [await keyRing.issue({ plan: "free" }), await keyRing.issue({ plan: "free" })];
    for (const { key } of [one, other]) await authenticate(keyRing, key);
    await keyRing.revoke(one.record.id);
    expect(authenticate(keyRing, other.key)).toMatchObject({ id: other.record.id });
    expect(seen.lookUps).toBe(2);
  });

  it("reaches a key whose look-up is under way", async () => {
    const { keyRing, store } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    const answer = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { findByHashes } = store;
    store.findByHashes = async (hashes) => {
      const found = await findByHashes(hashes);
      asked.resolve();
      await answer.promise;
      return found;
    };
    const lookUp = authenticate(keyRing, key);
    await asked.promise;
    await keyRing.revoke(record.id);
    answer.resolve();
    await lookUp;
    expect(await authenticate(keyRing, key)).toMatchObject({ code: "revoked_api_key" });
  });

  it("is noticed elsewhere also when the clock was set back", async () => {
    const { keyRing, elsewhere, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    await authenticate(elsewhere, key);
    await keyRing.revoke(record.id);
    clock.advance(-3_600_000);
    expect(await authenticate(elsewhere, key)).toMatchObject({ code: "revoked_api_key" });
  });
});

describe("rotating", () => {
  async function rotate(overlap: number, options: { expiresAt?: number | null; lifetime?: number } = {}) {
    const { lifetime, ...rotation } = options;
    const rings = setUp();
    const { keyRing, clock } = rings;
    const expiresAt = lifetime === undefined ? null : clock.now() + lifetime;
    const old = await keyRing.issue({ plan: "pro", name: "shop", perDay: 7, expiresAt });
    await authenticate(keyRing, old.key);
    await authenticate(rings.elsewhere, old.key);
    const fresh = await keyRing.rotate(old.record.id, { overlap, ...rotation });
    if ("refused" in fresh) throw new Error(`refused: ${fresh.refused}`);
    return { ...rings, old, fresh };
  }

  it("gives a new key with plan, name, own limits, scopes, lineage and expiry of the old one", async () => {
    const { keyRing, old, fresh } = await rotate(1000, { lifetime: 90_000 });
    const { id, hash, ...same } = old.record;
    expect(fresh.record).toEqual({ ...same, id: expect.not.stringContaining(id), hash: expect.any(String) });
    expect(fresh.record.hash).not.toBe(hash);
    expect(await authenticate(keyRing, fresh.key)).toEqual(
      expect.objectContaining({ id: fresh.record.id, limits: { perMinute: 300, perDay: 7 } }),
    );
  });

  it.each([null, Date.UTC(2030, 0)])("takes %j as the expiry of the new key", async (expiresAt) => {
    const { fresh } = await rotate(1000, { lifetime: 90_000, expiresAt });
    expect(fresh.record.expiresAt).toBe(expiresAt);
  });

  it.each(Object.values(keyPrefixes))("begins all its keys with %s, and knows those of others", async (prefix) => {
    const { store, clock, keyRing: other } = setUp();
    const keyRing = createKeyRing({ store, clock, prefix });
    const first = await keyRing.issue({ plan: "pro" });
    const next = await keyRing.rotate(first.record.id, { overlap: 1000 });
    expect([first, next]).toEqual(Array(2).fill(expect.objectContaining({ key: expect.stringMatching(`^${prefix}`) })));
    expect(await authenticate(keyRing, (await other.issue({ plan: "pro" })).key)).toHaveProperty("id");
  });

  it("lets the old key live on for the overlap", async () => {
    const { keyRing, elsewhere, clock, old, fresh } = await rotate(60_000);
    clock.advance(59_999);
    for (const ring of [keyRing, elsewhere])
      for (const { key } of [old, fresh]) expect(await authenticate(ring, key)).toHaveProperty("id");
    clock.advance(1);
    for (const ring of [keyRing, elsewhere]) {
      expect(await authenticate(ring, old.key)).toMatchObject({ code: "expired_api_key" });
      expect(await authenticate(ring, fresh.key)).toHaveProperty("id");
    }
  });

  it("lets the old key live no longer than it would have", async () => {
    const { keyRing, clock, old } = await rotate(60_000, { lifetime: 1000 });
    expect((await keyRing.find(old.record.id))?.expiresAt).toBe(clock.now() + 1000);
  });

  it("without an overlap ends the old key at once here, and within five seconds elsewhere", async () => {
    const { keyRing, elsewhere, clock, old } = await rotate(0);
    expect(await authenticate(keyRing, old.key)).toMatchObject({ code: "expired_api_key" });
    clock.advance(5000);
    expect(await authenticate(elsewhere, old.key)).toMatchObject({ code: "expired_api_key" });
  });

  it("is refused for a key that was rotated, and done for the one in its place, which lives as long as it was to", async () => {
    const { keyRing, clock, old, fresh } = await rotate(60_000, { lifetime: 90_000 });
    expect(await keyRing.rotate(old.record.id, { overlap: 60_000 })).toEqual({ refused: "rotated" });
    clock.advance(60_000);
    expect(await keyRing.rotate(old.record.id, { overlap: 60_000 })).toEqual({ refused: "rotated" });
    const { expiresAt } = old.record;
    expect(await keyRing.rotate(fresh.record.id, { overlap: 0 })).toMatchObject({ record: { expiresAt } });
    expect(await keyRing.list()).toHaveLength(3);
  });

  it("is refused for a key that is unknown, expired or revoked", async () => {
    const { keyRing, clock } = setUp();
    const expired = await keyRing.issue({ plan: "free", expiresAt: clock.now() });
    const revoked = await keyRing.issue({ plan: "free" });
    await keyRing.revoke(revoked.record.id);
    const rotated = ["key_none", expired.record.id, revoked.record.id].map((id) => keyRing.rotate(id, { overlap: 1 }));
    expect(await Promise.all(rotated)).toEqual(["unknown", "expired", "revoked"].map((refused) => ({ refused })));
    expect(await keyRing.list()).toHaveLength(2);
  });
});

describe("changes of a key", () => {
  it("apply immediately here, and within 2 s elsewhere", async () => {
    const { keyRing, elsewhere, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "pro", perDay: 7 });
    clock.advance(999);
    for (const ring of [keyRing, elsewhere]) await authenticate(ring, key);
    const settings = { plan: "free", perDay: null, perMinute: 1, scopes: ["read"], name: "shop" } as const;
    expect(await keyRing.set(record.id, settings)).toMatchObject({ record: { ...record, ...settings } });
    const changed = { limits: { perMinute: 1, perDay: 1000 }, scopes: ["read"] };
    expect(await authenticate(keyRing, key)).toMatchObject(changed);
    clock.advance(2000);
    expect(await authenticate(elsewhere, key)).toMatchObject(changed);
    await keyRing.set(record.id, { expiresAt: clock.now() });
    expect(await authenticate(keyRing, key)).toMatchObject({ code: "expired_api_key" });
    clock.advance(2000);
    expect(await authenticate(elsewhere, key)).toMatchObject({ code: "expired_api_key" });
    await keyRing.set(record.id, { expiresAt: null });
    clock.advance(2000);
    expect(await authenticate(elsewhere, key)).toHaveProperty("id", record.id);
  });

  it("hand an unban on with the limits, within 2 s", async () => {
    const { keyRing, elsewhere, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    await authenticate(elsewhere, key);
    const unbannedAt = clock.now();
    expect(await keyRing.unban(record.id)).toMatchObject({ record: { id: record.id, unbannedAt } });
    clock.advance(2000);
    expect(await authenticate(elsewhere, key)).toMatchObject({ limits: { perMinute: 60, perDay: 1000, unbannedAt } });
  });

  it.each(["set", "unban"] as const)("are rejected for an unknown or revoked key: %s", async (action) => {
    const { keyRing } = setUp();
    const { record } = await keyRing.issue({ plan: "free" });
    await keyRing.revoke(record.id);
    expect(await keyRing[action](record.id, { plan: "pro" })).toEqual({ refused: "revoked" });
    expect(await keyRing[action]("key_none", { plan: "pro" })).toEqual({ refused: "unknown" });
  });

  it("end with an error when no attempt fits the stored key", async () => {
    const { keyRing, store } = setUp();
    const { record } = await keyRing.issue({ plan: "free" });
    let attempts = 0;
    store.save = async () => {
      attempts += 1;
      return attempts > 1000;
    };
    await expect(keyRing.set(record.id, { perMinute: 1 })).rejects.toThrow(`the key ${record.id} could not be changed`);
  });

  it("are planned again after a concurrent change, so both are kept and logged", async () => {
    const { keyRing, elsewhere } = setUp();
    const { record } = await keyRing.issue({ plan: "free" });
    await Promise.all([keyRing.set(record.id, { perMinute: 1 }), elsewhere.set(record.id, { perMinute: 2 })]);
    const log = (await keyRing.log()).flatMap(({ changes }) => (changes.perMinute ? [changes.perMinute] : []));
    expect(log).toHaveLength(2);
    expect(log[1]?.from).toBe(log[0]?.to);
    expect(await keyRing.find(record.id)).toMatchObject({ perMinute: log[1]?.to });
  });

  it("are logged with operator, time, and both values, without key and hash", async () => {
    const { store, clock } = setUp();
    const keyRing = createKeyRing({ store, clock, operator: "ann@host" });
    const { key, record } = await keyRing.issue({ plan: "free", name: "shop" });
    await keyRing.set(record.id, { plan: "pro" });
    await keyRing.set(record.id, { plan: "pro" });
    await keyRing.unban(record.id);
    const fresh = await keyRing.rotate(record.id, { overlap: 0 });
    if ("refused" in fresh) throw new Error(fresh.refused);
    await keyRing.revoke(record.id);
    const log = await keyRing.log();
    const at = clock.now();
    const scopes = { from: null, to: ["read", "write"] };
    const name = { from: null, to: "shop" };
    expect(log.map(({ operator: _, at: __, ...rest }) => rest)).toEqual([
      { action: "create", keyId: record.id, changes: { plan: { from: null, to: "free" }, name, scopes } },
      { action: "set", keyId: record.id, changes: { plan: { from: "free", to: "pro" } } },
      { action: "unban", keyId: record.id, changes: {} },
      {
        action: "rotate",
        keyId: record.id,
        changes: { expiresAt: { from: null, to: at }, successorId: { from: null, to: fresh.record.id } },
      },
      {
        action: "create",
        keyId: fresh.record.id,
        changes: { plan: { from: null, to: "pro" }, name, scopes, predecessorId: { from: null, to: record.id } },
      },
      { action: "revoke", keyId: record.id, changes: {} },
    ]);
    expect(new Set(log.map((entry) => `${entry.operator} ${entry.at}`))).toEqual(new Set([`ann@host ${at}`]));
    for (const secret of [key, fresh.key, record.hash, fresh.record.hash])
      expect(JSON.stringify(log)).not.toContain(secret.slice(8));
    expect(await keyRing.log(fresh.record.id)).toHaveLength(1);
  });
});

describe("uses", () => {
  it("are written once, the last of each key", async () => {
    const { keyRing, clock, seen } = setUp();
    const [one, other] = [await keyRing.issue({ plan: "free" }), await keyRing.issue({ plan: "free" })];
    const start = clock.now();
    for (const { key } of [one, other, one]) {
      await authenticate(keyRing, key);
      clock.advance(10);
    }
    expect(seen.written).toEqual([]);
    await keyRing.saveUses();
    await keyRing.saveUses();
    expect(seen.written).toHaveLength(1);
    expect((await keyRing.list()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([start + 20, start + 10]);
  });

  it("are only those of keys that passed", async () => {
    const { keyRing, clock, seen } = setUp();
    const expired = await keyRing.issue({ plan: "free", expiresAt: clock.now() });
    const revoked = await keyRing.issue({ plan: "free" });
    await keyRing.revoke(revoked.record.id);
    for (const key of [expired.key, revoked.key, createApiKey("as_live_")]) await authenticate(keyRing, key);
    await keyRing.saveUses();
    expect(seen.written).toEqual([]);
  });

  it("outlive the memory of their key", async () => {
    const { keyRing, clock } = setUp();
    const { key, record } = await keyRing.issue({ plan: "free" });
    await authenticate(keyRing, key);
    await keyRing.rotate(record.id, { overlap: 0 });
    await keyRing.saveUses();
    expect((await keyRing.find(record.id))?.lastUsedAt).toBe(clock.now());
  });
});
