import { createBatcher } from "../timing/create-batcher.ts";

/** Batches reads, and reads each key once per batch. A read never joins a sent batch, so it sees all earlier writes. */
export function coalesceReads<Key, Found>(
  nameOf: (key: Key) => string,
  send: (keys: readonly Key[]) => readonly Promise<Found>[],
): (key: Key) => Promise<Found> {
  const waiting = new Map<string, PromiseWithResolvers<Found>>();
  const add = createBatcher<Key>((keys) => {
    const requests = [...waiting.values()];
    waiting.clear();
    const all = send(keys);
    for (const [index, found] of all.entries()) found.then(requests[index]?.resolve, requests[index]?.reject);
    return Promise.allSettled(all);
  });
  return (key) => {
    const name = nameOf(key);
    const existing = waiting.get(name);
    if (existing) return existing.promise;
    const request = Promise.withResolvers<Found>();
    waiting.set(name, request);
    add(key);
    return request.promise;
  };
}
