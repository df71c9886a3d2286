/** A kind of change to a collection: rows are appended, or existing rows change or are deleted. */
export type CollectionChange = `${string}.${"appended" | "changed"}`;

/**
 * Counts the batches with each kind of change. The response cache compares these counts to detect stale responses.
 *
 * A store calls `begin` before it commits a batch, with all changes that the batch can make. It calls the returned function after
 * the commit or failure, and before it acknowledges a write of the batch. In between, a read may or may not include the batch.
 * So the response cache then serves and stores nothing that depends on these changes.
 *
 * @example
 * const finish = invalidationTracker.begin(["books.changed", "loans.appended"]);
 * try {
 *   commit();
 * } finally {
 *   finish();
 * }
 */
export interface InvalidationTracker {
  /** Marks a batch as in flight. Returns the function that marks it as finished. */
  begin(changes: Iterable<CollectionChange>): () => void;
  /** Returns the number of finished batches with a change. While one is in flight, returns NaN, which equals no version. */
  currentVersion(change: CollectionChange): number;
}

/**
 * Creates a tracker in the memory of this process.
 * @example
 * const invalidationTracker = createInvalidationTracker();
 * const store = createMemoryStore(library, { invalidationTracker });
 * const cacheReads = createReadCache(contract, definition.tables, { invalidationTracker });
 */
export function createInvalidationTracker(): InvalidationTracker {
  const counts = new Map<CollectionChange, { finished: number; inFlight: number }>();

  function countsOf(change: CollectionChange) {
    let known = counts.get(change);
    if (!known) {
      known = { finished: 0, inFlight: 0 };
      counts.set(change, known);
    }
    return known;
  }

  return {
    begin(changes) {
      const changed = [...new Set(changes)].map(countsOf);
      for (const each of changed) each.inFlight += 1;
      return () => {
        for (const each of changed) {
          each.inFlight -= 1;
          each.finished += 1;
        }
      };
    },
    currentVersion(change) {
      const { finished, inFlight } = countsOf(change);
      return inFlight > 0 ? Number.NaN : finished;
    },
  };
}
