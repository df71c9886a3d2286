const maxTurns = 5;

/** Calls `work` after the first event-loop turn in which no item arrived, and after at most five turns. */
export function runAfterArrivals(count: () => number, work: () => void): void {
  setImmediate(endTurn, 1, 0);

  function endTurn(turn: number, previousCount: number): void {
    const itemCount = count();
    if (turn < maxTurns && itemCount > previousCount) setImmediate(endTurn, turn + 1, itemCount);
    else work();
  }
}

export interface BatcherOptions {
  /**
   * Milliseconds for which a batch waits, at most, until it has as many items as the previous batch. Clients that got
   * their responses together then send their next requests in one batch. @default 0
   */
  readonly gatherMs?: number;
}

const maxWaitMs = 20;

/**
 * Returns a function that collects items into batches. A batch waits for the previous one, at most 20 ms, so a busy
 * database gets fewer and larger batches.
 * @param send sends a batch, which is in flight until its promise settles. It handles its own errors
 * @example
 * const add = createBatcher<number>((ids) => loadRows(ids));
 */
export function createBatcher<Item>(
  send: (items: readonly Item[]) => Promise<unknown>,
  { gatherMs = 0 }: BatcherOptions = {},
): (item: Item) => void {
  let items: Item[] = [];
  let previousSize = 0;
  let gatherTimer: NodeJS.Timeout | undefined;
  let inFlightTimer: NodeJS.Timeout | undefined;
  let isNextBatchReady = false;
  return (item) => {
    items.push(item);
    if (items.length === 1) runAfterArrivals(() => items.length, gather);
    else if (gatherTimer && items.length >= previousSize) endGathering();
  };

  function gather(): void {
    if (gatherMs === 0 || items.length >= previousSize) sendOrWait();
    else gatherTimer = setTimeout(endGathering, gatherMs);
  }

  function endGathering(): void {
    clearTimeout(gatherTimer);
    gatherTimer = undefined;
    sendOrWait();
  }

  function sendOrWait(): void {
    if (inFlightTimer) isNextBatchReady = true;
    else sendAll();
  }

  function sendAll(): void {
    const batch = items;
    items = [];
    previousSize = batch.length;
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
