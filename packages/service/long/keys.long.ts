import { expect, it } from "vitest";
import { likeDatabase } from "../bench/like-database.ts";
import { usedMemory } from "../bench/used-memory.ts";
import { createKeyRing } from "../src/keys/key-ring.ts";
import { createMemoryKeyStore } from "../src/keys/memory-key-store.ts";
import { createMemoryLimiter } from "../src/limits/memory-limiter.ts";
import { createMemoryStores } from "../src/stores/memory-stores.ts";
import { createTestClock } from "../src/testing/test-clock.ts";

const megabyte = 1_000_000;
const many = 100_000;

it("a hundred thousand active keys, known and counted, take at most 60 MB", async () => {
  const clock = createTestClock();
  const store = createMemoryKeyStore();
  const issuing = createKeyRing({ store, clock });
  const headers: string[] = [];
  for (let index = 0; index < many; index += 1)
    headers.push(Buffer.from(`Bearer ${(await issuing.issue({ plan: "pro" })).key}`).toString());

  const before = usedMemory();
  const keyRing = createKeyRing({ store: likeDatabase(store), clock });
  const limiter = createMemoryLimiter();
  for (const header of headers) {
    // A text of its own, as a parser of HTTP makes it.
    const key = await keyRing.authenticate(Buffer.from(header).toString());
    if ("code" in key) throw new Error(key.message);
    limiter.take(key.id, key.limits, clock.now());
  }
  const taken = usedMemory() - before;
  console.log(`${many} keys: ${(taken / megabyte).toFixed(1)} MB`);
  expect(taken).toBeLessThan(60 * megabyte);
  // All three are still held.
  expect(await keyRing.authenticate(headers.at(-1) ?? "")).toHaveProperty("limits");
  expect(limiter.take("another", { perMinute: 1, perDay: 1 }, clock.now()).isAllowed).toBe(true);
});

it("what keys did on days that are over takes no memory", async () => {
  const limiter = createMemoryLimiter();
  const before = usedMemory();
  const limits = { perMinute: 10, perDay: 10 };
  for (let day = 0; day < 20; day += 1) {
    for (let index = 0; index < many; index += 1) limiter.take(`key_${day}_${index}`, limits, day * 86_400_000);
    await limiter.saveChanges(() => {});
  }
  const taken = usedMemory() - before;
  console.log(`${many} keys on each of 20 days: ${(taken / megabyte).toFixed(1)} MB`);
  expect(taken).toBeLessThan(30 * megabyte);
  expect(limiter.take("key_19_0", limits, 19 * 86_400_000).allowances[0].remaining).toBe(8);
});

it("idempotency records that have expired take no memory", () => {
  const { orders } = createMemoryStores();
  const before = usedMemory();
  for (let now = 0; now < 20 * many; now += 1)
    orders.place(1, now, { scope: `scope ${now}`, fingerprint: "body", now, expiresAt: now + 1000 });
  const taken = usedMemory() - before;
  expect(taken).toBeLessThan(5 * megabyte);
  expect(orders.place(1, 0)).toHaveProperty("outcome");
});
