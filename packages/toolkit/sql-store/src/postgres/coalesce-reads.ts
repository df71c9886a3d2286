import { createBatcher } from "../timing/create-batcher.ts";

/** Batches reads, with each key once per batch. A read never joins a batch in flight, so it sees all earlier writes. */
export function coalesceReads<Key, Result>(
  toId: (key: Key) => string,
  readBatch: (keys: readonly Key[]) => readonly Promise<Result>[],
): (key: Key) => Promise<Result> {
  const queuedReads = new Map<string, PromiseWithResolvers<Result>>();
  const add = createBatcher<Key>((keys) => {
    const reads = [...queuedReads.values()];
    queuedReads.clear();
    const results = readBatch(keys);
    for (const [index, result] of results.entries()) result.then(reads[index]?.resolve, reads[index]?.reject);
    return Promise.allSettled(results);
  });
  return (key) => {
    const id = toId(key);
    const queuedRead = queuedReads.get(id);
    if (queuedRead) return queuedRead.promise;
    const read = Promise.withResolvers<Result>();
    queuedReads.set(id, read);
    add(key);
    return read.promise;
  };
}
