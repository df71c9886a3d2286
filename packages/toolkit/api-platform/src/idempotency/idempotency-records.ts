import type { Awaitable } from "@animal-store/openapi-hono";

/** What is known about a request with an `Idempotency-Key`. */
export interface IdempotencyRecord {
  /** The key of the record: a hash of the caller and the `Idempotency-Key`. */
  readonly scope: string;
  /** The state of the request, as text. */
  readonly value: string;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number;
}

/** Stores idempotency records. `now` is in milliseconds since the Unix epoch. */
export interface IdempotencyRecords {
  /** Adds a record, unless the scope has one that has not expired. Then it returns the value of that one. */
  add(record: IdempotencyRecord, now: number): Awaitable<string | undefined>;
  /** Replaces the record of a scope if it still has the expected value. A record that has expired is like none. */
  replace(expected: string, record: IdempotencyRecord, now: number): Awaitable<void>;
}

/**
 * Creates idempotency records in the memory of one process.
 * @example
 * app.use(idempotency({ records: createMemoryIdempotencyRecords(), caller: (c) => c.var.jwtPayload.sub }));
 */
export function createMemoryIdempotencyRecords(): IdempotencyRecords {
  // In the order of their last change.
  const records = new Map<string, IdempotencyRecord>();

  return {
    add(record, now) {
      deleteExpired(now);
      const stored = records.get(record.scope);
      if (stored && stored.expiresAt > now) return stored.value;
      set(record);
      return undefined;
    },
    replace(expected, record, now) {
      if (records.get(record.scope)?.value !== expected) return;
      if (record.expiresAt > now) set(record);
      else records.delete(record.scope);
    },
  };

  function set(record: IdempotencyRecord): void {
    records.delete(record.scope);
    records.set(record.scope, record);
  }

  /** Stops at the first record that has not expired, so that it takes constant time on average. */
  function deleteExpired(now: number): void {
    for (const { scope, expiresAt } of records.values()) {
      if (expiresAt > now) return;
      records.delete(scope);
    }
  }
}
