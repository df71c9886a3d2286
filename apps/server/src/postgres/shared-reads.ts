import { gather } from "../waiting/gather.ts";

/**
 * Sends the reads that arrive at about the same time together, each key once. A read that was sent takes no more requests: a client
 * that knows of a write reads it.
 * @param nameOf tells keys apart
 * @param send reads all of them. @returns what was found of each, in its place
 */
export function shareReads<Key, Found>(
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
