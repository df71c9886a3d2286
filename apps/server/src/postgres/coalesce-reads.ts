import { gather } from "../timing/collect.ts";

/**
 * Batches reads that arrive at about the same time, and reads each key once per batch. A read never joins a batch that is already sent,
 * so it sees every write that ended before it started.
 * @param nameOf returns a unique name for each key
 * @param send reads all keys, and returns a promise for each key in the same order
 */
export function coalesceReads<Key, Found>(
  nameOf: (key: Key) => string,
  send: (keys: readonly Key[]) => readonly Promise<Found>[],
): (key: Key) => Promise<Found> {
  const waiting = new Map<string, PromiseWithResolvers<Found>>();
  const add = gather<Key>((keys) => {
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
