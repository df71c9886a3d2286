import type { Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { createKeyRing } from "../src/keys/key-ring.ts";
import { createMemoryKeyStore } from "../src/keys/memory-key-store.ts";
import { createAddressLimiter } from "../src/rate-limits/address-limiter.ts";
import { createMemoryLimiter } from "../src/rate-limits/memory-limiter.ts";
import { createVersions } from "../src/response-cache/invalidation.ts";
import { createResponseCache, defaultMaxCacheBytes, petRow } from "../src/response-cache/response-cache.ts";
import { createMemoryStores } from "../src/stores/memory-stores.ts";
import { createTestClock } from "../src/testing/index.ts";

const megabyte = 1_000_000;
const many = 100_000;

it.each([
  ["IPv4", (index: number) => `${(index >>> 24) + 1}.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`],
  ["IPv6", (index: number) => `2001:db8:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`],
])("ten million addresses of %s in one minute take at most 30 MB, and none two minutes later", (_, address) => {
  const now = Date.UTC(2026, 0, 15);
  const taken = measure();
  const limiter = createAddressLimiter(60);
  for (let index = 0; index < 10_000_000; index += 1) limiter.take(address(index), now);
  expect(taken()).toBeLessThan(30 * megabyte);
  for (const later of [60_000, 120_000]) limiter.take(address(0), now + later);
  expect(taken()).toBeLessThan(2 * megabyte);
});

it("a hundred thousand cached and counted keys take at most 60 MB", async () => {
  const clock = createTestClock();
  const store = createMemoryKeyStore();
  const issuing = createKeyRing({ store, clock });
  const headers: string[] = [];
  for (let index = 0; index < many; index += 1)
    headers.push(Buffer.from(`Bearer ${(await issuing.issue({ plan: "pro" })).key}`).toString());

  const taken = measure();
  // As with a database, each lookup returns new strings.
  const findByHashes = async (hashes: readonly string[]) => structuredClone(await store.findByHashes(hashes));
  const keyRing = createKeyRing({ store: { ...store, findByHashes, saveLastUsed: () => {} }, clock });
  const limiter = createMemoryLimiter();
  for (const header of headers) {
    // A new string, as an HTTP parser makes it.
    const key = await keyRing.authenticate(Buffer.from(header).toString());
    if ("code" in key) throw new Error(key.message);
    limiter.take(key.id, key.limits, clock.now());
  }
  expect(taken()).toBeLessThan(60 * megabyte);
  // All three are still held.
  expect(await keyRing.authenticate(headers.at(-1) ?? "")).toHaveProperty("limits");
  expect(limiter.take("another", { perMinute: 1, perDay: 1 }, clock.now()).isAllowed).toBe(true);
});

it("usage of past days takes no memory", async () => {
  const taken = measure();
  const limiter = createMemoryLimiter();
  const limits = { perMinute: 10, perDay: 10 };
  for (let day = 0; day < 20; day += 1) {
    for (let index = 0; index < many; index += 1) limiter.take(`key_${day}_${index}`, limits, day * 86_400_000);
    await limiter.saveChanges(() => {});
  }
  expect(taken()).toBeLessThan(30 * megabyte);
  expect(limiter.take("key_19_0", limits, 19 * 86_400_000).windowStatuses[0].remaining).toBe(8);
});

it("idempotency records that have expired take no memory", () => {
  const { orders } = createMemoryStores();
  const taken = measure();
  for (let now = 0; now < 20 * many; now += 1)
    orders.place(1, now, { scope: `scope ${now}`, fingerprint: "body", now, expiresAt: now + 1000 });
  expect(taken()).toBeLessThan(5 * megabyte);
  expect(orders.place(1, 0)).toHaveProperty("outcome");
});

it.each([1, 20, 100])("responses of %i entries each take no more memory than the maximum", async (size) => {
  const taken = measure();
  const cached = createResponseCache({ versions: createVersions() });
  const get = cached("getPet", ({ path }: { path: { petId: number } }) => replyOf(size, Number(path.petId)), petRow);
  // A request that repeats evicts others.
  for (let petId = 0; petId < 50_000; petId += 1) {
    await get({ path: { petId } });
    await get({ path: { petId } });
  }
  expect(taken()).toBeLessThan(defaultMaxCacheBytes);
  // They are still held.
  expect(taken()).toBeGreaterThan(defaultMaxCacheBytes / 4);
  expect(await get({ path: { petId: 49_999 } })).toHaveProperty("status", 200);
});

/** Only the engine makes replies. */
function replyOf(size: number, after: number): Reply<"getPet"> {
  const entry = (_: unknown, index: number) => ({
    id: after + index + 1,
    name: `Pet ${after + index}`,
    categoryId: index,
  });
  const entries = Array.from({ length: size }, entry);
  // A new string, as JSON of a page is.
  const body = Buffer.from(JSON.stringify(entries)).toString();
  const plain: Partial<Reply<"getPet">> = { status: 200, body, headers: { Link: `<after ${after}>` } };
  return plain as Reply<"getPet">;
}

/** Returns a function that returns how many bytes the heap has grown since. */
function measure(): () => number {
  const before = heapUsed();
  return () => heapUsed() - before;
}

function heapUsed(): number {
  if (!globalThis.gc) throw new Error("run node with --expose-gc: memory is measured after a collection");
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
