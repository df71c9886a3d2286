import { createMemoryLimiter, type KeyUsage, StoreUnavailableError } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { banPolicy } from "../../test/library-store.ts";
import { openEmptyLibrary } from "../../test/open-library.ts";
import { countCommits } from "../../test/open-test-store.ts";

const now = Date.UTC(2026, 0, 15, 9, 30, 17);
const usage: KeyUsage = {
  keyId: "key_1",
  minute: Math.floor(now / 60_000),
  inMinute: 3,
  minuteRejectedAt: now,
  day: Math.floor(now / 86_400_000),
  inDay: 40,
  dayRejectedAt: null,
  strikes: [now - 2, now - 1],
  bannedUntil: now + 300_000,
};

it("loads usage unchanged; a later save replaces an earlier one of the same key", async () => {
  const { usage: store } = openEmptyLibrary();
  const secondUsage = { ...usage, keyId: "key_2", minuteRejectedAt: null, strikes: [], bannedUntil: null };
  await store.save([usage, secondUsage]);
  expect(await store.load(now)).toEqual([usage, secondUsage]);
  await store.save([{ ...usage, inMinute: 4 }]);
  const loaded = (await store.load(now)).toSorted((a, b) => a.keyId.localeCompare(b.keyId));
  expect(loaded).toEqual([{ ...usage, inMinute: 4 }, secondUsage]);
});

it("deletes usage from before yesterday whose ban has ended", async () => {
  const { secondConnection: database, usage: store } = openEmptyLibrary();
  await store.save([usage, { ...usage, keyId: "key_2", strikes: [], bannedUntil: null }]);
  const day = 86_400_000;
  expect(await store.load(now + day)).toHaveLength(2);
  expect(await store.load(now + 2 * day)).toEqual([]);
  await store.save([{ ...usage, bannedUntil: now + 9 * day }]);
  expect(await store.load(now + 8 * day)).toHaveLength(1);
  expect(await store.load(now + 9 * day)).toEqual([]);
  expect(database.prepare("SELECT count(*) AS rows FROM key_usage").get()).toEqual({ rows: 0 });
});

const limits = { perMinute: 10, perDay: 10 };

it("can save usage again after another process unlocks the store", async () => {
  const { secondConnection: database, usage } = openEmptyLibrary({ lockTimeoutMs: 1 });
  const limiter = createMemoryLimiter(banPolicy);
  limiter.take("key_1", limits, now);
  database.exec("BEGIN IMMEDIATE");
  await expect(limiter.saveChanges(usage.save)).rejects.toThrow(StoreUnavailableError);
  database.exec("ROLLBACK");
  await limiter.saveChanges(usage.save);
  expect(await usage.load(now)).toMatchObject([{ keyId: "key_1", inMinute: 1 }]);
});

it("commits a book before many queued usage rows", async () => {
  const { store, usage } = openEmptyLibrary();
  const limiter = createMemoryLimiter(banPolicy);
  for (let index = 0; index < 2000; index += 1) limiter.take(`key_${index}`, limits, now);
  const saved = limiter.saveChanges(usage.save);
  await store.writes.addBook({ title: "Momo", shelf: 1 });
  expect((await usage.load(now)).length).toBeLessThan(500);
  await saved;
  expect(await usage.load(now)).toHaveLength(2000);
});

it("commits a chunk of usage rows together with a book", async () => {
  const { store, usage, folder } = openEmptyLibrary();
  const limiter = createMemoryLimiter(banPolicy);
  limiter.take("key_1", limits, now);
  const commitsBefore = countCommits(folder);
  await Promise.all([limiter.saveChanges(usage.save), store.writes.addBook({ title: "Momo", shelf: 1 })]);
  expect(countCommits(folder) - commitsBefore).toBe(1);
});
