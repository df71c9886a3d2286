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

const maxWaitMs = 20;

/** Collects items into batches. A batch waits for the previous one, so a busy database gets fewer and larger batches. */
export function createBatcher<Item>(send: (items: readonly Item[]) => Promise<unknown>): (item: Item) => void {
  let items: Item[] = [];
  let inFlightTimer: NodeJS.Timeout | undefined;
  let isNextBatchReady = false;
  return (item) => {
    items.push(item);
    if (items.length === 1) runAfterArrivals(() => items.length, sendOrWait);
  };

  function sendOrWait(): void {
    if (inFlightTimer) isNextBatchReady = true;
    else sendAll();
  }

  function sendAll(): void {
    const batch = items;
    items = [];
    isNextBatchReady = false;
    inFlightTimer = setTimeout(finish, maxWaitMs);
    send(batch).finally(finish);
  }

  function finish(): void {
    clearTimeout(inFlightTimer);
    inFlightTimer = undefined;
    if (isNextBatchReady) sendAll();
  }
}
