/** Returns a function that queues calls. Of all queued calls, `perTurn` run each time that `wait` calls back. */
export function takeTurns(perTurn: number, wait: (run: () => void) => unknown): (call: () => void) => void {
  const queue: (() => void)[] = [];
  function runTurn(): void {
    const turn = queue.splice(0, perTurn);
    if (queue.length > 0) wait(runTurn);
    for (const call of turn) call();
  }
  return (call) => {
    if (queue.push(call) === 1) wait(runTurn);
  };
}
