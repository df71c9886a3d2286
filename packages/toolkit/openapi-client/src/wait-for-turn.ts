/** Adds a callback to the set and resolves when it is called. @throws the reason of the signal when it is aborted */
export function waitForTurn(waiters: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (abortEvent?: Event) => {
      waiters.delete(finish);
      if (abortEvent) reject(signal.reason);
      else resolve();
    };
    waiters.add(finish);
    signal.addEventListener("abort", finish);
  });
}
