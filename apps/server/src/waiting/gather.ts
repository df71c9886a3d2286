const maxTurns = 5;

/**
 * Returns a function that collects what arrives at about the same time. `send` gets it after a turn of the event loop in which nothing
 * was added, and after five turns at the latest. Under load that is most of the concurrent requests; otherwise it takes microseconds.
 */
export function gather<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  return (item) => {
    if (items.length === 0) setImmediate(endTurn, 1, 0);
    items.push(item);
  };

  function endTurn(turn: number, before: number): void {
    if (turn < maxTurns && items.length > before) {
      setImmediate(endTurn, turn + 1, items.length);
      return;
    }
    const gathered = items;
    items = [];
    send(gathered);
  }
}
