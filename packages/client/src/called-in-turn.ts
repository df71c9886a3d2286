/**
 * Resolves once the function that it puts into this set is called, which then is there no more.
 * @throws the signal's reason once it is aborted
 */
export function calledInTurn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Called by the signal's event it is over; called in turn it goes on, though the signal be aborted by then, for what it was given counts.
    const end = (aborted?: Event) => {
      waiting.delete(end);
      signal.removeEventListener("abort", end);
      if (aborted) reject(signal.reason);
      else resolve();
    };
    waiting.add(end);
    signal.addEventListener("abort", end);
  });
}
