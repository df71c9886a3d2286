import { describe, expect, it } from "vitest";
import type { KeyRecord } from "../keys/key-record.ts";
import type { KeyChange, KeyLogEntry, KeyStore } from "../keys/key-store.ts";

const keyFields: Omit<KeyRecord, "scopes"> = {
  id: "key_1",
  hash: "ab".repeat(32),
  plan: "member",
  name: null,
  perMinute: null,
  perDay: 7,
  createdAt: 1_768_469_400_000,
  expiresAt: 1_768_469_400_900,
  revokedAt: null,
  lastUsedAt: null,
  successorId: null,
  lineageId: "key_1",
  unbannedAt: null,
};
const entry: KeyLogEntry = {
  at: keyFields.createdAt,
  operator: "ann@host",
  action: "create",
  keyId: keyFields.id,
  changes: { plan: { from: null, to: "member" } },
};

/**
 * Registers the tests that all implementations of a key store must pass.
 * @param keys returns an empty key store in each test
 * @param scopes scopes that the store can save, at least two
 *
 * @example
 * describeKeyStore(() => opened.keys, ["read", "write"]);
 */
export function describeKeyStore(keys: () => KeyStore, scopes: readonly string[]): void {
  const record: KeyRecord = { ...keyFields, scopes };
  const successor: KeyRecord = { ...record, id: "key_2", hash: "cd".repeat(32), createdAt: record.createdAt + 100 };
  const fewerScopes = scopes.slice(1);
  const add = async (key = record) => keys().save({ added: key, log: [{ ...entry, keyId: key.id }] });
  const update = async (changes: Partial<KeyRecord>, otherChanges: Partial<KeyChange> = {}, before = record) =>
    keys().save({ update: { before, changes }, log: [{ ...entry, action: "set" }], ...otherChanges });

  describe("keys", () => {
    it("are found by id and by several hashes, each once", async () => {
      for (const key of [record, successor]) await add(key);
      expect(await keys().find(record.id)).toEqual(record);
      expect(await keys().find(record.hash)).toBeUndefined();
      const found = await keys().findByHashes([successor.hash, "unknown", record.hash, record.hash]);
      expect(found.toSorted((one, other) => one.createdAt - other.createdAt)).toEqual([record, successor]);
      expect(await keys().findByHashes(["unknown", record.id])).toEqual([]);
    });

    it.each([
      ["id", { ...successor, id: record.id }],
      ["hash", { ...successor, hash: record.hash }],
    ])("are rejected if their %s already exists", async (_, duplicate) => {
      await add();
      await expect(add(duplicate)).rejects.toThrow();
      expect(await keys().list()).toEqual([record]);
      expect(await keys().log()).toEqual([entry]);
    });

    it("are listed oldest first, and in insertion order for equal times", async () => {
      for (const id of ["key_3", "key_2b", "key_2a"]) await add({ ...record, id, hash: id, createdAt: Number(id[4]) });
      expect((await keys().list()).map(({ id }) => id)).toEqual(["key_2b", "key_2a", "key_3"]);
    });

    it("are changed in one transaction with a successor and a log entry", async () => {
      const changes: Partial<KeyRecord> = {
        plan: "reader",
        name: "shop",
        perMinute: 5,
        perDay: null,
        scopes: fewerScopes,
        expiresAt: null,
        unbannedAt: 9,
        successorId: successor.id,
      };
      await add();
      expect(await update(changes, { added: successor })).toBe(true);
      const changed = { ...record, ...changes };
      expect(await keys().list()).toEqual([changed, successor]);
      expect(await update({ revokedAt: 5 }, {}, changed)).toBe(true);
      expect(await keys().list()).toEqual([{ ...changed, revokedAt: 5 }, successor]);
      expect((await keys().log()).map(({ action }) => action)).toEqual(["create", "set", "set"]);
    });

    it.each<[state: string, current?: KeyRecord]>([
      ["unknown"],
      ["revoked", { ...record, revokedAt: 1 }],
      ["changed since they were read", { ...record, plan: "reader" }],
    ])("are not changed or logged if they are %s", async (_, current) => {
      if (current) await add(current);
      const before = current && { ...current, revokedAt: null, plan: record.plan };
      expect(await update({ plan: "patron" }, { added: successor }, before)).toBe(false);
      expect(await keys().list()).toEqual(current ? [current] : []);
      expect(await keys().log()).toHaveLength(current ? 1 : 0);
    });

    it("are changed if only another field changed since they were read", async () => {
      await add();
      await update({ scopes: fewerScopes });
      await keys().saveLastUsed([{ id: record.id, at: 5 }]);
      expect(await update({ plan: "reader" })).toBe(true);
      expect(await keys().find(record.id)).toMatchObject({ plan: "reader", scopes: fewerScopes, lastUsedAt: 5 });
    });

    it("are changed by only one of several concurrent updates", async () => {
      await add();
      const results = await Promise.all([1, 2, 3].map((perMinute) => update({ perMinute })));
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await keys().log()).toHaveLength(2);
    });

    it("are not changed if the successor already exists", async () => {
      await add();
      await add(successor);
      await expect(update({ successorId: successor.id }, { added: successor })).rejects.toThrow();
      expect(await keys().list()).toEqual([record, successor]);
      expect(await keys().log()).toHaveLength(2);
    });

    it("are logged in the order of the changes", async () => {
      await add();
      await add(successor);
      await update({ perDay: 1 });
      expect(await keys().log(record.id)).toEqual([entry, { ...entry, action: "set" }]);
      expect((await keys().log()).map(({ keyId }) => keyId)).toEqual(["key_1", "key_2", "key_1"]);
      expect(await keys().log("key_9")).toEqual([]);
    });

    it("have the time of their latest use", async () => {
      await add();
      await add(successor);
      await keys().saveLastUsed([
        { id: "key_1", at: 5 },
        { id: "key_2", at: 7 },
        { id: "key_1", at: 4 },
        { id: "key_9", at: 9 },
      ]);
      await keys().saveLastUsed([{ id: "key_2", at: 6 }]);
      expect((await keys().list()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([5, 7]);
      await keys().saveLastUsed([{ id: "key_2", at: 8 }]);
      expect((await keys().find("key_2"))?.lastUsedAt).toBe(8);
    });
  });
}
