const maxTurns = 5;

/**
 * Calls `work` after a turn of the event loop in which nothing arrived, and after five turns at the latest. Under load most of the
 * concurrent requests have arrived by then; otherwise it takes microseconds.
 * @param count returns how many items have arrived
 */
export function afterArrivals(count: () => number, work: () => void): void {
  setImmediate(endTurn, 1, 0);

  function endTurn(turn: number, before: number): void {
    const arrived = count();
    if (turn < maxTurns && arrived > before) setImmediate(endTurn, turn + 1, arrived);
    else work();
  }
}

/** Returns a function that collects what arrives at about the same time. `send` gets all of it. */
export function gather<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  return (item) => {
    if (items.length === 0) afterArrivals(() => items.length, sendAll);
    items.push(item);
  };

  function sendAll(): void {
    const gathered = items;
    items = [];
    send(gathered);
  }
}
