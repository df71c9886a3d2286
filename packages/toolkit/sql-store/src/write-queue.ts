import {
  createArrivals,
  type GatherOptions,
  monotonicMs,
  StoreUnavailableError,
  TimeoutError,
  withTimeout,
} from "@animal-store/process";
import type { BatchResult } from "./write-batch.ts";
import type { WriteCommand } from "./writes.ts";

interface PendingWrite<Write> extends PromiseWithResolvers<unknown> {
  readonly write: Write;
  readonly addedAt: number;
}

// Settling a batch of this size blocks the event loop for a few milliseconds.
export const defaultMaxBatchSize = 256;
// Eight batches. The contract limits the size of a body, so this also limits the memory of the queue.
export const maxQueuedWrites = 2048;

export interface BatchOptions {
  readonly maxBatchSize?: number | undefined;
  readonly observer?: WriteQueueObserver | undefined;
}

/** After a batch, the clients of its writes and the queued writes are expected in the next batch. */
export interface WriteQueueOptions extends BatchOptions, GatherOptions {
  /** Milliseconds after which a write is rejected. A write in flight may be committed nevertheless. @default no timeout */
  readonly timeoutMs?: number;
}

/** Receives the sizes and durations of batches. */
export interface WriteQueueObserver {
  onOpen(count: () => number): void;
  onSettle(batch: { readonly size: number; readonly milliseconds: number; readonly isFailed: boolean }): void;
}

/** Commits writes in batches. SQLite and PostgreSQL implement it. */
export interface Writer {
  /** Resolves with a `WriteResult` when the write is durable. */
  write(command: WriteCommand): Promise<unknown>;
  /** Commits a transaction without changes. */
  probe(): Promise<void>;
  /** Rejects new writes. Resolves when all other writes are settled. */
  stop(): Promise<void>;
}

export interface WriteQueue<Write> {
  /** Resolves when the write is durable. @throws {StoreUnavailableError} if the queue is full or the write times out */
  add(write: Write): Promise<unknown>;
  /** Settles the writes of the batch in flight, and sends the next batch. */
  settle(result: BatchResult): void;
  /** Rejects the queued writes, but not the batch in flight. */
  rejectQueued(error: Error): void;
  /** Rejects new writes. Resolves when all other writes are settled. */
  close(): Promise<void>;
  /** Rejects all writes, also new ones. */
  fail(error: Error): void;
}

/**
 * Batches writes. One batch is in flight at a time; later writes form the next batch.
 * @param send if it throws, the writes of the batch are sent one by one, and those for which it throws are rejected
 */
export function createWriteQueue<Write>(
  send: (batch: readonly Write[]) => void,
  { maxBatchSize = defaultMaxBatchSize, timeoutMs, observer, gatherMs }: WriteQueueOptions = {},
): WriteQueue<Write> {
  const queue: PendingWrite<Write>[] = [];
  let inFlight: PendingWrite<Write>[] = [];
  let isWatching = false;
  let closeError: Error | undefined;
  let singleWrites = 0;
  let sentAt = 0;
  const arrivals = createArrivals(() => queue.length, sendNext, { gatherMs });
  observer?.onOpen(() => queue.length);

  return {
    add(write) {
      if (closeError) return Promise.reject(closeError);
      if (queue.length >= maxQueuedWrites)
        return Promise.reject(new StoreUnavailableError("too many writes are queued"));
      const addedAt = timeoutMs === undefined ? 0 : monotonicMs();
      const queuedWrite = { write, addedAt, ...Promise.withResolvers<unknown>() };
      queue.push(queuedWrite);
      schedule();
      watchOldest();
      return queuedWrite.promise;
    },
    settle(result) {
      const batch = inFlight;
      inFlight = [];
      arrivals.expect(Math.min(maxBatchSize, queue.length + batch.length));
      observer?.onSettle({
        size: batch.length,
        milliseconds: monotonicMs() - sentAt,
        isFailed: "failure" in result,
      });
      if ("failure" in result) rejectAll(batch, result.failure);
      else {
        for (const [index, error] of result.failures) batch[index]?.reject(error);
        for (const [index, write] of batch.entries()) write.resolve(result.results[index]);
      }
      schedule();
    },
    rejectQueued(error) {
      rejectAll(queue.splice(0), error);
    },
    async close() {
      closeError ??= new StoreUnavailableError("the store is closed");
      await Promise.allSettled([...inFlight, ...queue].map(({ promise }) => promise));
    },
    fail(error) {
      closeError = new StoreUnavailableError("the store no longer accepts writes", { cause: error });
      rejectAll([...inFlight.splice(0), ...queue.splice(0)], closeError);
    },
  };

  /** Starts the only timer, which is for the oldest write, so that most writes need none. */
  function watchOldest(): void {
    if (timeoutMs === undefined || isWatching) return;
    const oldest = inFlight.find((write) => !isLate(write)) ?? queue[0];
    if (!oldest) return;
    isWatching = true;
    void withTimeout(oldest.addedAt + timeoutMs - monotonicMs(), oldest.promise)
      .catch((error) => error instanceof TimeoutError && rejectLate())
      .finally(() => {
        isWatching = false;
        watchOldest();
      });
  }

  /** A write in flight stays in its batch. */
  function rejectLate(): void {
    const queuedCount = queue.findIndex((write) => !isLate(write));
    const queued = queue.splice(0, queuedCount < 0 ? queue.length : queuedCount);
    rejectAll([...inFlight.filter(isLate), ...queued], new StoreUnavailableError("the write timed out"));
  }

  function isLate({ addedAt }: PendingWrite<Write>): boolean {
    return timeoutMs !== undefined && monotonicMs() - addedAt >= timeoutMs;
  }

  function schedule(): void {
    if (inFlight.length === 0 && queue.length > 0) arrivals.onArrival();
  }

  function sendNext(): void {
    inFlight = queue.splice(0, singleWrites > 0 ? 1 : maxBatchSize);
    if (inFlight.length === 0) return;
    singleWrites = Math.max(0, singleWrites - 1);
    if (observer) sentAt = monotonicMs();
    try {
      send(inFlight.map(({ write }) => write));
    } catch (error) {
      const batch = inFlight.splice(0);
      if (batch.length === 1) batch[0]?.reject(error);
      else {
        singleWrites = batch.length;
        queue.unshift(...batch);
      }
      schedule();
    }
  }
}

function rejectAll(writes: readonly PromiseWithResolvers<unknown>[], error: unknown): void {
  for (const write of writes) write.reject(error);
}
