import type { Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { createInvalidationTracker } from "../src/response-cache/invalidation-tracker.ts";
import { createResponseCache, defaultMaxCacheBytes, petDependencies } from "../src/response-cache/response-cache.ts";
import { createMemoryStores } from "../src/stores/memory-stores.ts";

const megabyte = 1_000_000;
const keyCount = 100_000;

it("expired idempotency records use no memory", () => {
  const { orders } = createMemoryStores();
  const getHeapGrowth = measureHeapGrowth();
  for (let now = 0; now < 20 * keyCount; now += 1)
    orders.place(1, now, { scope: `scope ${now}`, fingerprint: "body", now, expiresAt: now + 1000 });
  expect(getHeapGrowth()).toBeLessThan(5 * megabyte);
  expect(orders.place(1, 0)).toHaveProperty("outcome");
});

it.each([1, 20, 100])("cached responses of %i entries use at most the maximum size", async (size) => {
  const getHeapGrowth = measureHeapGrowth();
  const withCache = createResponseCache({ invalidationTracker: createInvalidationTracker() });
  const get = withCache(
    "getPet",
    ({ path }: { path: { petId: number } }) => createReply(size, Number(path.petId)),
    petDependencies,
  );
  // Only a repeated request evicts cached responses.
  for (let petId = 0; petId < 50_000; petId += 1) {
    await get({ path: { petId } });
    await get({ path: { petId } });
  }
  expect(getHeapGrowth()).toBeLessThan(defaultMaxCacheBytes);
  expect(getHeapGrowth()).toBeGreaterThan(defaultMaxCacheBytes / 4);
  expect(await get({ path: { petId: 49_999 } })).toHaveProperty("status", 200);
});

function createReply(size: number, previousId: number): Reply<"getPet"> {
  const createEntry = (_: unknown, index: number) => ({
    id: previousId + index + 1,
    name: `Pet ${previousId + index}`,
    categoryId: index,
  });
  const entries = Array.from({ length: size }, createEntry);
  const body = Buffer.from(JSON.stringify(entries)).toString();
  // Only the pipeline creates complete replies.
  const partialReply: Partial<Reply<"getPet">> = { status: 200, body, headers: { Link: `<after ${previousId}>` } };
  return partialReply as Reply<"getPet">;
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
