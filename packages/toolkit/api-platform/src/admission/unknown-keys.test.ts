import { expect, it, onTestFinished, vi } from "vitest";
import { createApiKey } from "../keys/api-key.ts";
import { maxBatchSize } from "../keys/lookup-queue.ts";
import { createMemoryKeyStore } from "../keys/memory-key-store.ts";
import { createAddressLimiter } from "../rate-limits/address-limiter.ts";
import { booksPath, createLibraryApp, libraryPlatform } from "../testing/library-app.ts";
import { createTestClock } from "../testing/test-clock.ts";

const perMinute = 60;

function setUp() {
  const store = createMemoryKeyStore();
  const findByHashes = vi.spyOn(store, "findByHashes");
  const clock = createTestClock();
  const keyRing = libraryPlatform.createKeyRing({ store, clock });
  const addressLimiter = createAddressLimiter(perMinute);
  const { app } = createLibraryApp({ keyRing, addressLimiter, clock });
  return {
    countLookups: () => findByHashes.mock.calls.length,
    clock,
    issue: async () => (await keyRing.issue({ plan: "reader" })).key,
    send: (key: string) => app.request(booksPath, { headers: { Authorization: `Bearer ${key}` } }),
    exhaustLimit() {
      while (addressLimiter.take("192.0.2.1", clock.now()).isAllowed);
    },
  };
}

const createUnknownKeys = (count: number) => Array.from({ length: count }, () => createApiKey("lib_live_"));

it("looks up 12,000 unknown keys of one address with fewer than 300 queries, without effect on the quota of a valid key", async () => {
  const { send, countLookups, issue } = setUp();
  const key = await issue();
  const statuses: number[] = [];
  for (let count = 0; count < 12_000; count += 1000)
    statuses.push(...(await Promise.all(createUnknownKeys(1000).map(async (key) => (await send(key)).status))));
  expect(statuses.filter((status) => status === 401)).toHaveLength(perMinute);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12_000 - perMinute);
  expect(countLookups()).toBeLessThan(300);
  const { status, headers } = await send(key);
  expect([status, headers.get("X-RateLimit-Remaining")]).toEqual([200, String(perMinute - 1)]);
});

it("accepts an uncached valid key from an address that has exhausted its limit", async () => {
  const { send, exhaustLimit, issue, countLookups } = setUp();
  const keys = await Promise.all(Array.from({ length: 200 }, issue));
  exhaustLimit();
  const statuses = await Promise.all(keys.map(async (key) => (await send(key)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(countLookups()).toBeLessThanOrEqual(2);
});

it("accepts a cached key when the lookup queue is full", async () => {
  const { send, exhaustLimit, issue, countLookups } = setUp();
  const key = await issue();
  await send(key);
  exhaustLimit();
  const pendingRequests = createUnknownKeys(2 * maxBatchSize).map(send);
  const lookupsBefore = countLookups();
  expect((await send(key)).status).toBe(200);
  expect(countLookups()).toBe(lookupsBefore);
  await Promise.all(pendingRequests);
});

it("rejects an unknown key without a lookup when the lookup queue is full", async () => {
  const { send, exhaustLimit, countLookups, clock } = setUp();
  exhaustLimit();
  const statuses = await Promise.all(createUnknownKeys(10 * maxBatchSize).map(async (key) => (await send(key)).status));
  expect(new Set(statuses)).toEqual(new Set([429]));
  expect(countLookups()).toBeLessThanOrEqual(3);
  const response = await send("lib_live_00000000000000000000000000000000000000");
  expect(response.headers.get("Retry-After")).toBe(String(60 - Math.floor((clock.now() / 1000) % 60)));
});

it("sends at most one query in 20 ms for clients that have exhausted their limit", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { send, exhaustLimit, countLookups } = setUp();
  exhaustLimit();
  const [firstKey = "", secondKey = ""] = createUnknownKeys(2);
  await send(firstKey);
  const secondResponse = send(secondKey);
  await vi.advanceTimersByTimeAsync(19);
  expect(countLookups()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await secondResponse;
  expect(countLookups()).toBe(2);
});

it("looks up the keys of concurrent requests in batches, and a repeated key once", async () => {
  const { send, issue, countLookups } = setUp();
  const keys = await Promise.all(Array.from({ length: 1000 }, issue));
  const statuses = await Promise.all([...keys, ...keys].map(async (key) => (await send(key)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(countLookups()).toBeLessThan(10);
});
