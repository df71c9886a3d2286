/** Returns a function that queues calls. Of all queued calls, `perTurn` run in each turn of the event loop. */
export function takeTurns(perTurn: number): (call: () => void) => void {
  const queue: (() => void)[] = [];
  function runTurn(): void {
    const turn = queue.splice(0, perTurn);
    if (queue.length > 0) setImmediate(runTurn);
    for (const call of turn) call();
  }
  return (call) => {
    if (queue.push(call) === 1) setImmediate(runTurn);
  };
}
