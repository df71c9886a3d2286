import type { OperationEntry, Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { createMemoryKeyStore } from "../src/keys/memory-key-store.ts";
import { createAddressLimiter } from "../src/rate-limits/address-limiter.ts";
import { createMemoryLimiter } from "../src/rate-limits/memory-limiter.ts";
import { createInvalidationTracker } from "../src/response-cache/invalidation-tracker.ts";
import { createResponseCache, defaultMaxCacheBytes } from "../src/response-cache/response-cache.ts";
import { libraryPlatform } from "../src/testing/library-app.ts";
import { createTestClock } from "../src/testing/test-clock.ts";

const { banPolicy, createKeyRing } = libraryPlatform;
const megabyte = 1_000_000;
const keyCount = 100_000;

it.each([
  ["IPv4", (index: number) => `${(index >>> 24) + 1}.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`],
  ["IPv6", (index: number) => `2001:db8:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`],
])("ten million %s addresses in one minute use at most 30 MB, which is freed two minutes later", (_, address) => {
  const now = Date.UTC(2026, 0, 15);
  const getHeapGrowth = measureHeapGrowth();
  const limiter = createAddressLimiter(60);
  for (let index = 0; index < 10_000_000; index += 1) limiter.take(address(index), now);
  expect(getHeapGrowth()).toBeLessThan(30 * megabyte);
  for (const elapsedMs of [60_000, 120_000]) limiter.take(address(0), now + elapsedMs);
  expect(getHeapGrowth()).toBeLessThan(2 * megabyte);
});

it("caching and rate limiting 100,000 keys uses at most 60 MB", async () => {
  const clock = createTestClock();
  const store = createMemoryKeyStore();
  const issuingRing = createKeyRing({ store, clock });
  const headers: string[] = [];
  for (let index = 0; index < keyCount; index += 1)
    headers.push(Buffer.from(`Bearer ${(await issuingRing.issue({ plan: "member" })).key}`).toString());

  const getHeapGrowth = measureHeapGrowth();
  // Like a database, returns new strings.
  const findByHashes = async (hashes: readonly string[]) => structuredClone(await store.findByHashes(hashes));
  const keyRing = createKeyRing({ store: { ...store, findByHashes, saveLastUsed: () => {} }, clock });
  const limiter = createMemoryLimiter(banPolicy);
  for (const header of headers) {
    // Like an HTTP parser, passes a new string.
    const key = await keyRing.authenticate(Buffer.from(header).toString());
    if ("code" in key) throw new Error(key.message);
    limiter.take(key.id, key.limits, clock.now());
  }
  expect(getHeapGrowth()).toBeLessThan(60 * megabyte);
  // Keeps the headers, the key ring and the limiter reachable during the measurement.
  expect(await keyRing.authenticate(headers.at(-1) ?? "")).toHaveProperty("limits");
  expect(limiter.take("another", { perMinute: 1, perDay: 1 }, clock.now()).isAllowed).toBe(true);
});

it("usage of past days uses no memory", async () => {
  const getHeapGrowth = measureHeapGrowth();
  const limiter = createMemoryLimiter(banPolicy);
  const limits = { perMinute: 10, perDay: 10 };
  for (let day = 0; day < 20; day += 1) {
    for (let index = 0; index < keyCount; index += 1) limiter.take(`key_${day}_${index}`, limits, day * 86_400_000);
    await limiter.saveChanges(() => {});
  }
  expect(getHeapGrowth()).toBeLessThan(30 * megabyte);
  expect(limiter.take("key_19_0", limits, 19 * 86_400_000).windowStatuses[0].remaining).toBe(8);
});

const listBooks: OperationEntry & { readonly id: "listBooks" } = {
  id: "listBooks",
  method: "GET",
  path: "/books",
  parameters: [],
  body: null,
  responses: {},
  deprecation: null,
};

it.each([1, 20, 100])("cached responses of %i entries use at most the maximum size", async (size) => {
  const getHeapGrowth = measureHeapGrowth();
  const withCache = createResponseCache({ invalidationTracker: createInvalidationTracker() });
  const get = withCache(listBooks, ({ target }) => createReply(size, Number(target.split("=")[1])), {
    table: "books",
    rows: "one",
  });
  // Only a repeated request evicts cached responses.
  for (let after = 0; after < 50_000; after += 1) {
    await get({ target: `/v1/books?after=${after}` });
    await get({ target: `/v1/books?after=${after}` });
  }
  expect(getHeapGrowth()).toBeLessThan(defaultMaxCacheBytes);
  expect(getHeapGrowth()).toBeGreaterThan(defaultMaxCacheBytes / 4);
  expect(await get({ target: "/v1/books?after=49999" })).toHaveProperty("status", 200);
});

function createReply(size: number, previousId: number): Reply<"listBooks"> {
  const createEntry = (_: unknown, index: number) => ({
    id: previousId + index + 1,
    title: `Book ${previousId + index}`,
    shelf: index,
  });
  const entries = Array.from({ length: size }, createEntry);
  const body = Buffer.from(JSON.stringify(entries)).toString();
  // Only the pipeline creates complete replies.
  const partialReply: Partial<Reply<"listBooks">> = { status: 200, body, headers: { Link: `<after ${previousId}>` } };
  return partialReply as Reply<"listBooks">;
}

function measureHeapGrowth(): () => number {
  const initialBytes = heapUsed();
  return () => heapUsed() - initialBytes;
}

function heapUsed(): number {
  if (!globalThis.gc) throw new Error("cannot measure memory without garbage collection: run node with --expose-gc");
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
