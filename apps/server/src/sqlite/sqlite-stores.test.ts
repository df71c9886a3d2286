import { createMemoryLimiter, type KeyUsage, StoreUnavailable } from "@animal-store/service";
import { expect, it } from "vitest";
import { openFreshStores } from "../../test/open-test-stores.ts";

const now = Date.UTC(2026, 0, 15, 9, 30, 17);
const usage: KeyUsage = {
  keyId: "key_1",
  minute: Math.floor(now / 60_000),
  inMinute: 3,
  minuteRefusedAt: now,
  day: Math.floor(now / 86_400_000),
  inDay: 40,
  dayRefusedAt: null,
  strikes: [now - 2, now - 1],
  bannedUntil: now + 300_000,
};

it("usage comes back as it was saved", async () => {
  const { usage: store } = openFreshStores();
  await store.save([usage, { ...usage, keyId: "key_2", minuteRefusedAt: null, strikes: [], bannedUntil: null }]);
  expect(await store.load(now)).toEqual([
    usage,
    { ...usage, keyId: "key_2", minuteRefusedAt: null, strikes: [], bannedUntil: null },
  ]);
});

it("a later save takes the place of an earlier one, key by key", async () => {
  const { usage: store } = openFreshStores();
  await store.save([usage, { ...usage, keyId: "key_2" }]);
  await store.save([{ ...usage, inMinute: 4 }]);
  const kept = new Map((await store.load(now)).map(({ keyId, inMinute }) => [keyId, inMinute]));
  expect(Object.fromEntries(kept)).toEqual({ key_1: 4, key_2: 3 });
});

it("what could not be saved is saved the next time", async () => {
  const { usage: store, close } = openFreshStores();
  const limiter = createMemoryLimiter();
  limiter.take("key_1", { perMinute: 5, perDay: 50 }, now);
  await close();
  await expect(limiter.saveChanges(store.save)).rejects.toThrow(StoreUnavailable);
  const { usage: again } = openFreshStores();
  await limiter.saveChanges(again.save);
  expect(await again.load(now)).toMatchObject([{ keyId: "key_1", inMinute: 1, inDay: 1 }]);
});

it("what is over is dropped, what may still matter is not", async () => {
  const { other, usage: store } = openFreshStores();
  await store.save([usage, { ...usage, keyId: "key_2", strikes: [], bannedUntil: null }]);
  const day = 86_400_000;
  expect(await store.load(now + day)).toHaveLength(2);
  expect(await store.load(now + 2 * day)).toEqual([]);
  await store.save([{ ...usage, bannedUntil: now + 9 * day }]);
  expect(await store.load(now + 8 * day)).toHaveLength(1);
  expect(await store.load(now + 9 * day)).toEqual([]);
  expect(other.prepare("SELECT count(*) AS rows FROM key_usage").get()).toEqual({ rows: 0 });
});
