import { hashApiKey } from "./api-key.ts";
import type { KeyRecord } from "./key-record.ts";
import type { KeyStore } from "./key-store.ts";

interface Lookup extends PromiseWithResolvers<KeyRecord | undefined> {
  readonly token: string;
  readonly isExhausted: boolean;
}

/** The maximum number of keys in a query, and of waiting keys while those of exhausted clients are accepted. */
export const maxBatchSize = 256;
// Clients that have exhausted their limit cause at most 50 queries a second.
const exhaustedIntervalMs = 20;

/** Looks up keys that are not cached, with one query at a time for all that wait. */
export function createLookupQueue(store: Pick<KeyStore, "findByHashes">) {
  const waiting = new Map<string, Lookup>();
  let isRunning = false;

  return {
    /**
     * @param isExhausted whether the client has exhausted its limit: its lookups are slowed down, and rejected if the queue is full
     * @returns undefined if the lookup is rejected
     */
    find(token: string, isExhausted: boolean) {
      const same = waiting.get(token);
      if (same) return same.promise;
      if (isExhausted && waiting.size >= maxBatchSize) return undefined;
      const lookup = { token, isExhausted, ...Promise.withResolvers<KeyRecord | undefined>() };
      waiting.set(token, lookup);
      if (!isRunning) void run();
      return lookup.promise;
    },
  };

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.size > 0) {
      const batch = [...waiting.values()].slice(0, maxBatchSize);
      for (const { token } of batch) waiting.delete(token);
      const isSlowed = batch.some(({ isExhausted }) => isExhausted);
      const interval = isSlowed && new Promise((resolve) => setTimeout(resolve, exhaustedIntervalMs));
      await findAll(batch);
      await interval;
    }
    isRunning = false;
  }

  async function findAll(batch: readonly Lookup[]): Promise<void> {
    try {
      const hashes = await Promise.all(batch.map(({ token }) => hashApiKey(token)));
      const found = new Map((await store.findByHashes(hashes)).map((record) => [record.hash, record]));
      for (const [index, { resolve }] of batch.entries()) resolve(found.get(hashes[index] ?? ""));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
