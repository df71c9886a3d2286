import { describe, expect, it } from "vitest";
import type { KeyRecord } from "../keys/key-store.ts";
import type { Stores } from "../stores/stores.ts";

const record: KeyRecord = {
  id: "key_1",
  hash: "ab".repeat(32),
  plan: "pro",
  name: null,
  perMinute: null,
  perDay: 7,
  createdAt: 1_768_469_400_000,
  expiresAt: 1_768_469_400_900,
  revokedAt: null,
  lastUsedAt: null,
  successorId: null,
};
const successor: KeyRecord = { ...record, id: "key_2", hash: "cd".repeat(32), createdAt: record.createdAt + 100 };

export function describeKeyStore(stores: () => Stores): void {
  const expiryOfOld = async () => (await stores().keys.find(record.id))?.expiresAt;

  describe("keys", () => {
    it("are found by their id and by their hash, whole", async () => {
      await stores().keys.add(record);
      expect(await stores().keys.find(record.id)).toEqual(record);
      expect(await stores().keys.findByHash(record.hash)).toEqual(record);
      expect(await stores().keys.find(record.hash)).toBeUndefined();
      expect(await stores().keys.findByHash(record.id)).toBeUndefined();
    });

    it.each([
      ["id", { ...successor, id: record.id }],
      ["hash", { ...successor, hash: record.hash }],
    ])("are added once: no other one has the same %s", async (_, other) => {
      await stores().keys.add(record);
      const add = async () => stores().keys.add(other);
      await expect(add()).rejects.toThrow();
      expect(await stores().keys.list()).toEqual([record]);
    });

    it("are added as the first one where there is none, and by nobody else", async () => {
      const keys = [record, successor, { ...record, id: "key_3", hash: "ef".repeat(32) }];
      const added = await Promise.all(keys.map(async (key) => stores().keys.addFirst(key)));
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await stores().keys.list()).toEqual([keys[added.indexOf(true)]]);
      expect(await stores().keys.addFirst({ ...record, id: "key_4", hash: "01".repeat(32) })).toBe(false);
    });

    it("are listed oldest first, those of one moment in the order they came", async () => {
      for (const [id, createdAt] of [
        ["key_3", 3],
        ["key_2b", 2],
        ["key_2a", 2],
      ] as const)
        await stores().keys.add({ ...record, id, hash: id, createdAt });
      expect((await stores().keys.list()).map(({ id }) => id)).toEqual(["key_2b", "key_2a", "key_3"]);
    });

    it("are revoked once, by their id", async () => {
      await stores().keys.add(record);
      expect(await stores().keys.revoke("key_1", 5)).toBe(true);
      expect(await stores().keys.revoke("key_1", 6)).toBe(false);
      expect(await stores().keys.revoke("key_9", 6)).toBe(false);
      expect((await stores().keys.findByHash(record.hash))?.revokedAt).toBe(5);
    });

    it("are rotated: a new one is added, the old one expires earlier and knows it", async () => {
      await stores().keys.add(record);
      expect(await stores().keys.rotate(record.id, successor, record.createdAt + 500)).toBe(true);
      expect(await stores().keys.list()).toEqual([
        { ...record, expiresAt: record.createdAt + 500, successorId: successor.id },
        successor,
      ]);
      expect(await stores().keys.findByHash(successor.hash)).toEqual(successor);
    });

    it("are rotated once", async () => {
      await stores().keys.add(record);
      await stores().keys.rotate(record.id, successor, record.createdAt + 500);
      const rotated = await stores().keys.list();
      const third = { ...successor, id: "key_3", hash: "ef".repeat(32) };
      expect(await stores().keys.rotate(record.id, third, record.createdAt + 500)).toBe(false);
      expect(await stores().keys.list()).toEqual(rotated);
      expect(await stores().keys.rotate(successor.id, third, record.createdAt + 500)).toBe(true);
    });

    it("get an expiry by a rotation where they had none", async () => {
      await stores().keys.add({ ...record, expiresAt: null });
      await stores().keys.rotate(record.id, successor, record.createdAt + 500);
      expect(await expiryOfOld()).toBe(record.createdAt + 500);
    });

    it("live no longer by a rotation", async () => {
      await stores().keys.add(record);
      expect(await stores().keys.rotate(record.id, successor, record.createdAt + 100_000)).toBe(true);
      expect(await expiryOfOld()).toBe(record.expiresAt);
    });

    it.each<[which: string, ...keys: KeyRecord[]]>([
      ["unknown"],
      ["expired", { ...record, expiresAt: successor.createdAt }],
      ["revoked", { ...record, revokedAt: 1 }],
    ])("are not rotated when they are %s", async (_, ...keys) => {
      for (const key of keys) await stores().keys.add(key);
      expect(await stores().keys.rotate(record.id, successor, record.createdAt + 500)).toBe(false);
      expect(await stores().keys.list()).toEqual(keys);
    });

    it("stay as they are when a rotation fails", async () => {
      await stores().keys.add(record);
      await stores().keys.add(successor);
      const rotate = async () => stores().keys.rotate(record.id, successor, record.createdAt + 500);
      await expect(rotate()).rejects.toThrow();
      expect(await stores().keys.list()).toEqual([record, successor]);
    });

    it("know their last use, which never moves back", async () => {
      await stores().keys.add(record);
      await stores().keys.add(successor);
      await stores().keys.recordUses([
        { id: "key_1", at: 5 },
        { id: "key_2", at: 7 },
        { id: "key_1", at: 4 },
        { id: "key_9", at: 9 },
      ]);
      await stores().keys.recordUses([{ id: "key_2", at: 6 }]);
      expect((await stores().keys.list()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([5, 7]);
      await stores().keys.recordUses([{ id: "key_2", at: 8 }]);
      expect((await stores().keys.find("key_2"))?.lastUsedAt).toBe(8);
    });
  });
}
