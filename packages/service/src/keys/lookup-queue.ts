import { hashApiKey } from "./api-key.ts";
import type { KeyRecord, KeyStore } from "./key-store.ts";

/** Looks up keys that are not cached in batches, one at a time. Thousands of keys cost the store a few queries. */
export interface LookupQueue {
  /**
   * @param isBounded whether it is rejected if the queue is full
   * @returns undefined if the queue is full
   */
  find(token: string, isBounded: boolean): Promise<KeyRecord | undefined> | undefined;
}

interface Waiting extends PromiseWithResolvers<KeyRecord | undefined> {
  readonly token: string;
}

/** How many lookups can wait in the queue until it rejects those of clients that have exhausted their limit. */
export const maxWaitingLookups = 256;
const batchIntervalMs = 20;

export function createLookupQueue(store: Pick<KeyStore, "findByHashes">): LookupQueue {
  const waiting: Waiting[] = [];
  let isRunning = false;

  return {
    find(token, isBounded) {
      if (isBounded && waiting.length >= maxWaitingLookups) return undefined;
      const lookup = { token, ...Promise.withResolvers<KeyRecord | undefined>() };
      waiting.push(lookup);
      if (!isRunning) void run();
      return lookup.promise;
    },
  };

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxWaitingLookups);
      const interval = new Promise((resolve) => setTimeout(resolve, batchIntervalMs));
      await findAll(batch);
      await interval;
    }
    isRunning = false;
  }

  async function findAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const hashes = await Promise.all(batch.map(({ token }) => hashApiKey(token)));
      const found = new Map((await store.findByHashes(hashes)).map((record) => [record.hash, record]));
      for (const [index, { resolve }] of batch.entries()) resolve(found.get(hashes[index] ?? ""));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
