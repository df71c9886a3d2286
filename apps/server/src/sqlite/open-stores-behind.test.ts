import { setImmediate } from "node:timers/promises";
import { createKeyRing, createMemoryLimiter, StoreUnavailable } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it, onTestFinished } from "vitest";
import { temporaryDirectory } from "../../test/server-process.ts";
import { openDatabase } from "./open-database.ts";
import { openStoresBehind } from "./open-stores-behind.ts";
import { createSqliteStores } from "./sqlite-stores.ts";

const limits = { perMinute: 10, perDay: 10 };

function open() {
  const folder = temporaryDirectory();
  const database = openDatabase(folder.path);
  const behind = openStoresBehind(folder.path);
  onTestFinished(() => {
    behind.close();
    database.close();
    folder.remove();
  });
  return { database, behind, stores: createSqliteStores(database) };
}

it("what is written behind does not wait for a lock, and is written when it is free", async () => {
  const { database, behind } = open();
  const limiter = createMemoryLimiter();
  const now = Date.UTC(2026, 0, 15);
  limiter.take("key_1", limits, now);
  database.exec("BEGIN IMMEDIATE");
  await expect(limiter.saveChanges(behind.usage.save)).rejects.toThrow(StoreUnavailable);
  database.exec("ROLLBACK");
  await limiter.saveChanges(behind.usage.save);
  expect(await behind.usage.load(now)).toMatchObject([{ keyId: "key_1", inMinute: 1 }]);
});

it("many changes are written in slices, between which requests are served", async () => {
  const { behind } = open();
  const limiter = createMemoryLimiter();
  const now = Date.UTC(2026, 0, 15);
  for (let index = 0; index < 2000; index += 1) limiter.take(`key_${index}`, limits, now);
  let turns = 0;
  let isSaved = false;
  const saved = limiter.saveChanges(behind.usage.save).then(() => {
    isSaved = true;
  });
  while (!isSaved) {
    await setImmediate();
    turns += 1;
  }
  await saved;
  expect(turns).toBeGreaterThan(2);
  expect(await behind.usage.load(now)).toHaveLength(2000);
});

it("the last uses of keys reach the store behind", async () => {
  const { behind, stores } = open();
  const clock = createTestClock();
  const keyRing = createKeyRing({ store: { ...stores.keys, recordUses: behind.recordUses }, clock });
  const { key, record } = await keyRing.issue({ plan: "free" });
  await keyRing.authenticate(`Bearer ${key}`);
  await keyRing.saveUses();
  expect(await keyRing.find(record.id)).toMatchObject({ lastUsedAt: clock.now() });
});
