/**
 * Settles like the promise, unless that takes too long.
 * @param limit milliseconds
 * @throws {TimeLimitError} when the limit has passed
 */
export async function withinTimeLimit<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeLimitError(limit)), limit);
  return Promise.race([promise, expiry]).finally(() => clearTimeout(timer));
}

/** Something took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";

  constructor(limit: number) {
    super(`Prism gave no answer within ${limit} ms. Report the request that caused it.`);
  }
}
