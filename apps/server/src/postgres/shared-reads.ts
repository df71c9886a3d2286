/**
 * Lets the reads of one turn of the event loop go together, each key once. What was sent takes no more: it may miss what was written
 * since, and whoever was told of a write is to read it.
 * @param nameOf tells keys apart
 * @param send reads all of them. @returns what was found of each, in its place
 */
export function shareReads<Key, Found>(
  nameOf: (key: Key) => string,
  send: (keys: readonly Key[]) => readonly Promise<Found>[],
): (key: Key) => Promise<Found> {
  let waiting = new Map<string, PromiseWithResolvers<Found> & { readonly key: Key }>();
  return (key) => {
    // After all that came in this turn was read from its sockets.
    if (waiting.size === 0) setImmediate(sendAll);
    const name = nameOf(key);
    const known = waiting.get(name);
    if (known) return known.promise;
    const added = { key, ...Promise.withResolvers<Found>() };
    waiting.set(name, added);
    return added.promise;
  };

  function sendAll(): void {
    const sent = [...waiting.values()];
    waiting = new Map();
    const found = send(sent.map(({ key }) => key));
    for (const [index, { resolve, reject }] of sent.entries()) found[index]?.then(resolve, reject);
  }
}
