import { createBatcher } from "@animal-store/process";

interface QueuedRead<Key, Result> extends PromiseWithResolvers<Result> {
  readonly key: Key;
}

/**
 * Batches reads, with each key once per batch. A read never joins a batch in flight, so it sees all earlier writes.
 * @param readBatch returns the function that finds the result of a key
 */
export function coalesceReads<Key, Result>(
  readBatch: (keys: readonly Key[]) => Promise<(key: Key) => Result>,
): (key: Key) => Promise<Result> {
  let queuedReads = new Map<string, QueuedRead<Key, Result>>();
  const add = createBatcher<Key>(async (keys) => {
    const reads = queuedReads;
    queuedReads = new Map();
    try {
      const find = await readBatch(keys);
      for (const { key, resolve } of reads.values()) resolve(find(key));
    } catch (error) {
      for (const { reject } of reads.values()) reject(error);
    }
  });
  return (key) => {
    const id = String(key);
    const queuedRead = queuedReads.get(id);
    if (queuedRead) return queuedRead.promise;
    const read = { key, ...Promise.withResolvers<Result>() };
    queuedReads.set(id, read);
    add(key);
    return read.promise;
  };
}
