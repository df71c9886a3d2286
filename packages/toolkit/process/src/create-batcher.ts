const maxTurns = 5;

/** Decides when the items that arrive at about the same time are complete. */
export interface Arrivals {
  /** Must be called after each arrival. */
  onArrival(): void;
  /** Sets the number of items for which to wait, at most `gatherMs`. */
  expect(count: number): void;
}

export interface GatherOptions {
  /** Milliseconds for which a batch waits, at most, for as many items as expected. @default 0 */
  readonly gatherMs?: number | undefined;
}

/**
 * Calls `work` after the first event-loop turn in which no item arrived, and after at most five turns. With `gatherMs`,
 * it then waits for the expected items: clients that got their responses together send their next requests together.
 */
export function createArrivals(count: () => number, work: () => void, { gatherMs = 0 }: GatherOptions = {}): Arrivals {
  let isGathering = false;
  let expectedCount = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    onArrival() {
      if (!isGathering) {
        isGathering = true;
        setImmediate(endTurn, 1, 0);
      } else if (timer && count() >= expectedCount) finish();
    },
    expect(newCount) {
      expectedCount = newCount;
    },
  };

  function endTurn(turn: number, previousCount: number): void {
    const itemCount = count();
    if (turn < maxTurns && itemCount > previousCount) setImmediate(endTurn, turn + 1, itemCount);
    else if (gatherMs > 0 && itemCount < expectedCount) timer = setTimeout(finish, gatherMs);
    else finish();
  }

  function finish(): void {
    clearTimeout(timer);
    timer = undefined;
    isGathering = false;
    work();
  }
}

const maxWaitMs = 20;

/**
 * Returns a function that collects items into batches. A batch waits for the previous one, at most 20 ms, so a busy
 * database gets fewer and larger batches.
 * @param send sends a batch, which is in flight until its promise settles. It handles its own errors
 * @param options a batch is expected to have as many items as the previous one
 * @example
 * const add = createBatcher<number>((ids) => loadRows(ids));
 */
export function createBatcher<Item>(
  send: (items: readonly Item[]) => Promise<unknown>,
  options?: GatherOptions,
): (item: Item) => void {
  let items: Item[] = [];
  let inFlightTimer: NodeJS.Timeout | undefined;
  let isNextBatchReady = false;
  const arrivals = createArrivals(() => items.length, sendOrWait, options);
  return (item) => {
    items.push(item);
    if (!isNextBatchReady) arrivals.onArrival();
  };

  function sendOrWait(): void {
    if (inFlightTimer) isNextBatchReady = true;
    else sendAll();
  }

  function sendAll(): void {
    const batch = items;
    items = [];
    arrivals.expect(batch.length);
    isNextBatchReady = false;
    inFlightTimer = setTimeout(finish, maxWaitMs);
    send(batch).finally(finish);
  }

  // Runs when the batch is done, and after 20 ms if it takes longer.
  function finish(): void {
    clearTimeout(inFlightTimer);
    inFlightTimer = undefined;
    if (isNextBatchReady) sendAll();
  }
}
