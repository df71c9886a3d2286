import { hashApiKey } from "./api-key.ts";
import type { KeyRecord } from "./key-record.ts";
import type { KeyStore } from "./key-store.ts";

interface Lookup extends PromiseWithResolvers<KeyRecord | undefined> {
  readonly token: string;
  readonly isOverLimit: boolean;
}

interface LookupQueue {
  /** Looks up a key. Throttles clients over their limit, and returns undefined for them while the queue is full. */
  find(token: string, isOverLimit: boolean): Promise<KeyRecord | undefined> | undefined;
}

/** Maximum keys per query. While this many lookups are queued, clients over their limit cannot add more. */
export const maxBatchSize = 256;
// Clients over their limit cause at most 50 queries a second.
const throttledIntervalMs = 20;

/** Looks up uncached keys in batches, one query at a time. */
export function createLookupQueue(store: Pick<KeyStore, "findByHashes">): LookupQueue {
  const queuedLookups = new Map<string, Lookup>();
  let isRunning = false;

  return {
    find(token, isOverLimit) {
      const queuedLookup = queuedLookups.get(token);
      if (queuedLookup) return queuedLookup.promise;
      if (isOverLimit && queuedLookups.size >= maxBatchSize) return undefined;
      const lookup = { token, isOverLimit, ...Promise.withResolvers<KeyRecord | undefined>() };
      queuedLookups.set(token, lookup);
      if (!isRunning) void runQueue();
      return lookup.promise;
    },
  };

  async function runQueue(): Promise<void> {
    isRunning = true;
    while (queuedLookups.size > 0) {
      const batch = [...queuedLookups.values()].slice(0, maxBatchSize);
      for (const { token } of batch) queuedLookups.delete(token);
      const isThrottled = batch.some(({ isOverLimit }) => isOverLimit);
      const pause = isThrottled && new Promise((resolve) => setTimeout(resolve, throttledIntervalMs));
      await findBatch(batch);
      await pause;
    }
    isRunning = false;
  }

  async function findBatch(batch: readonly Lookup[]): Promise<void> {
    try {
      const hashes = await Promise.all(batch.map(({ token }) => hashApiKey(token)));
      const recordByHash = new Map((await store.findByHashes(hashes)).map((record) => [record.hash, record]));
      for (const [index, { resolve }] of batch.entries()) resolve(recordByHash.get(hashes[index] ?? ""));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
