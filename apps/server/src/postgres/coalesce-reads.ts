import { gather } from "../timing/collect.ts";

/**
 * Batches reads that arrive at about the same time, and reads each key once per batch. A request never joins a batch that was already
 * sent: a request that starts after a write sees that write.
 * @param nameOf returns a unique name for each key
 * @param send reads all keys. @returns a promise for each key, in the same order
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
    const known = waiting.get(name);
    if (known) return known.promise;
    const request = Promise.withResolvers<Found>();
    waiting.set(name, request);
    add(key);
    return request.promise;
  };
}
