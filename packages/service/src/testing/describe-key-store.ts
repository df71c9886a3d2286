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
  expiresAt: 1_768_469_400_001,
  revokedAt: null,
};

export function describeKeyStore(stores: () => Stores): void {
  describe("keys", () => {
    it("are found by their hash, whole", async () => {
      await stores().keys.add(record);
      expect(await stores().keys.findByHash(record.hash)).toEqual(record);
      expect(await stores().keys.findByHash("cd".repeat(32))).toBeUndefined();
    });

    it("are listed oldest first", async () => {
      await stores().keys.add({ ...record, id: "key_2", hash: "2", createdAt: 2 });
      await stores().keys.add({ ...record, id: "key_3", hash: "3", createdAt: 3 });
      expect((await stores().keys.list()).map(({ id }) => id)).toEqual(["key_2", "key_3"]);
    });

    it("are revoked once, by their id", async () => {
      await stores().keys.add(record);
      expect(await stores().keys.revoke("key_1", 5)).toBe(true);
      expect(await stores().keys.revoke("key_1", 6)).toBe(false);
      expect(await stores().keys.revoke("key_9", 6)).toBe(false);
      expect((await stores().keys.findByHash(record.hash))?.revokedAt).toBe(5);
    });
  });
}
