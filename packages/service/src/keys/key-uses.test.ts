import { expect, it } from "vitest";
import type { KeyUse } from "./key-store.ts";
import { createKeyUses } from "./key-uses.ts";

it("keeps the later use of a key when two writes fail in the other order", async () => {
  const writes: { uses: readonly KeyUse[]; fail: () => void }[] = [];
  const recordUses = (uses: readonly KeyUse[]) =>
    new Promise<void>((_, reject) => writes.push({ uses, fail: () => reject(new Error("away")) }));
  const keyUses = createKeyUses({ recordUses });

  const saves = [1, 2].map((at) => {
    keyUses.note("key_1", at);
    return keyUses.save();
  });
  writes[1]?.fail();
  await expect(saves[1]).rejects.toThrow("away");
  writes[0]?.fail();
  await expect(saves[0]).rejects.toThrow("away");

  void keyUses.save();
  expect(writes.map(({ uses }) => uses)).toEqual([1, 2, 2].map((at) => [{ id: "key_1", at }]));
});
