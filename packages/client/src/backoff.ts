/** Returns a random delay in milliseconds: exponential backoff with full jitter. The maximum doubles with each attempt. */
export function backoffDelay(attempt: number, backoffMs: number, random: () => number): number {
  return random() * backoffMs * 2 ** (attempt - 1);
}
