import { createKeyRing, createMemoryLimiter, StoreUnavailable } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it } from "vitest";
import { countCommits } from "../../test/count-commits.ts";
import { openFreshStores } from "../../test/open-test-stores.ts";

const limits = { perMinute: 10, perDay: 10 };
const now = Date.UTC(2026, 0, 15);

it("what is written behind the answers is written later when another process holds the store", async () => {
  const { other, usage } = openFreshStores({ lockTimeout: 1 });
  const limiter = createMemoryLimiter();
  limiter.take("key_1", limits, now);
  other.exec("BEGIN IMMEDIATE");
  await expect(limiter.saveChanges(usage.save)).rejects.toThrow(StoreUnavailable);
  other.exec("ROLLBACK");
  await limiter.saveChanges(usage.save);
  expect(await usage.load(now)).toMatchObject([{ keyId: "key_1", inMinute: 1 }]);
});

it("many changes go along with what answers wait for, which does not wait for all of them", async () => {
  const { stores, usage } = openFreshStores();
  const limiter = createMemoryLimiter();
  for (let index = 0; index < 2000; index += 1) limiter.take(`key_${index}`, limits, now);
  const saved = limiter.saveChanges(usage.save);
  await stores.pets.add({ name: "Rex", categoryId: 1 });
  expect((await usage.load(now)).length).toBeLessThan(500);
  await saved;
  expect(await usage.load(now)).toHaveLength(2000);
});

it("a slice of them and a pet are one commit", async () => {
  const { stores, usage, folder } = openFreshStores();
  const limiter = createMemoryLimiter();
  limiter.take("key_1", limits, now);
  const before = countCommits(folder);
  await Promise.all([limiter.saveChanges(usage.save), stores.pets.add({ name: "Rex", categoryId: 1 })]);
  expect(countCommits(folder) - before).toBe(1);
});

it("the last uses of keys reach the store", async () => {
  const { stores } = openFreshStores();
  const clock = createTestClock();
  const keyRing = createKeyRing({ store: stores.keys, clock });
  const { key, record } = await keyRing.issue({ plan: "free" });
  await keyRing.authenticate(`Bearer ${key}`);
  await keyRing.saveUses();
  expect(await keyRing.find(record.id)).toMatchObject({ lastUsedAt: clock.now() });
});
