/** How a write changes a collection: rows are added, or an existing row changes. */
export type CollectionChange = `${"pets" | "orders"}.${"appended" | "changed"}`;

/**
 * Counts the batches that changed each collection, so that the response cache can tell which responses are fresh.
 *
 * A store calls `begin` before it commits a batch, with all changes that the batch may make. It calls the returned function after
 * the batch was committed or failed, and before it acknowledges a write of the batch. In between a reader may see the batch or not,
 * so the response cache serves and stores nothing that depends on these changes.
 *
 * @example
 * const finish = versions.begin(["pets.changed", "orders.appended"]);
 * try {
 *   commit();
 * } finally {
 *   finish();
 * }
 */
export interface Versions {
  begin(changes: Iterable<CollectionChange>): () => void;
  /** Returns the number of batches with a change, or NaN while one is in flight: NaN equals no version. */
  current(change: CollectionChange): number;
}

export function createVersions(): Versions {
  const finished = new Map<CollectionChange, number>();
  const inFlight = new Map<CollectionChange, number>();

  return {
    begin(changes) {
      const raised = new Set(changes);
      for (const change of raised) add(inFlight, change, 1);
      return () => {
        for (const change of raised) {
          add(inFlight, change, -1);
          add(finished, change, 1);
        }
      };
    },
    current: (change) => (inFlight.get(change) ? Number.NaN : (finished.get(change) ?? 0)),
  };
}

function add(counts: Map<CollectionChange, number>, change: CollectionChange, count: number): void {
  counts.set(change, (counts.get(change) ?? 0) + count);
}
