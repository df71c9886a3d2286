import { StoreUnavailableError } from "@animal-store/api-platform";
import { monotonicMs } from "@animal-store/node-http";
import { runAfterArrivals } from "../timing/create-batcher.ts";
import { timerSlackMs } from "../timing/with-timeout.ts";
import type { BatchResult } from "./write-batch.ts";

interface QueuedWrite<Write> extends PromiseWithResolvers<unknown> {
  readonly write: Write;
  readonly queuedAt: number;
}

// Settling a batch of this size blocks the event loop for a few milliseconds.
export const defaultMaxBatchSize = 256;
// Eight batches. The contract limits the size of a body, so this also limits the memory of the queue.
export const maxQueuedWrites = 2048;

export interface WriteQueueOptions {
  readonly maxBatchSize?: number | undefined;
  /** Milliseconds after which a write is rejected. A write in flight may be committed nevertheless. @default no timeout */
  readonly timeoutMs?: number;
  readonly observer?: WriteQueueObserver | undefined;
}

/** Receives the sizes and durations of batches. */
export interface WriteQueueObserver {
  onOpen(count: () => number): void;
  onSettle(batch: { readonly size: number; readonly milliseconds: number; readonly isFailed: boolean }): void;
}

/** Batches writes. One batch is in flight at a time; later writes form the next batch. */
export function createWriteQueue<Write>(
  send: (batch: readonly Write[]) => void,
  { maxBatchSize = defaultMaxBatchSize, timeoutMs: timeout, observer }: WriteQueueOptions = {},
) {
  const queue: QueuedWrite<Write>[] = [];
  let inFlight: QueuedWrite<Write>[] = [];
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;
  let closeError: Error | undefined;
  let closing: PromiseWithResolvers<void> | undefined;
  let sentAt = 0;
  observer?.onOpen(() => queue.length);

  return {
    /** Resolves when the write is durable. @throws {StoreUnavailableError} if the queue is full or the write times out */
    add: (write: Write): Promise<unknown> => {
      if (queue.length >= maxQueuedWrites)
        return Promise.reject(new StoreUnavailableError("too many writes are queued"));
      return enqueue(write);
    },
    /** Settles the writes of the batch in flight, and sends the next batch. */
    settle(result: BatchResult) {
      const batch = inFlight;
      inFlight = [];
      observer?.onSettle({
        size: batch.length,
        milliseconds: monotonicMs() - sentAt,
        isFailed: "failure" in result,
      });
      if ("failure" in result) rejectAll(batch, result.failure);
      else {
        for (const [index, error] of result.failures) batch[index]?.reject(error);
        // Has no effect on a write that is already rejected.
        for (const [index, write] of batch.entries()) write.resolve(result.results[index]);
      }
      schedule();
      resolveIfIdle();
    },
    /** Rejects the queued writes, but not the batch in flight. */
    rejectQueued(error: Error) {
      rejectAll(queue.splice(0), error);
      resolveIfIdle();
    },
    /** Rejects new writes. Resolves when all other writes are settled. */
    close(): Promise<void> {
      closeError ??= new StoreUnavailableError("the store is closed");
      closing ??= Promise.withResolvers();
      resolveIfIdle();
      return closing.promise;
    },
    fail(error: Error) {
      closeError = new StoreUnavailableError("the store no longer accepts writes", { cause: error });
      rejectAll([...inFlight.splice(0), ...queue.splice(0)], closeError);
      closing?.reject(error);
    },
  };

  function enqueue(write: Write): Promise<unknown> {
    if (closeError) return Promise.reject(closeError);
    const queuedAt = timeout === undefined ? 0 : monotonicMs();
    const queuedWrite = { write, queuedAt, ...Promise.withResolvers<unknown>() };
    queue.push(queuedWrite);
    if (timeout !== undefined && !timer) startTimer(timeout, queuedAt + timeout);
    schedule();
    return queuedWrite.promise;
  }

  function schedule(): void {
    if (isScheduled || inFlight.length > 0 || queue.length === 0) return;
    isScheduled = true;
    runAfterArrivals(() => queue.length, sendNext);
  }

  function sendNext(): void {
    isScheduled = false;
    inFlight = queue.splice(0, maxBatchSize);
    if (observer) sentAt = monotonicMs();
    if (inFlight.length > 0) send(inFlight.map(({ write }) => write));
  }

  function startTimer(timeoutMs: number, deadline: number): void {
    timer = setTimeout(() => {
      // If this process was busy, it first reads the results that have arrived.
      if (monotonicMs() > deadline + timerSlackMs) timer = setTimeout(rejectExpired, timeoutMs / 4, timeoutMs).unref();
      else rejectExpired(timeoutMs);
    }, deadline - monotonicMs()).unref();
  }

  function rejectExpired(timeoutMs: number): void {
    timer = undefined;
    const cutoff = monotonicMs() - timeoutMs;
    const isExpired = ({ queuedAt }: QueuedWrite<Write>) => queuedAt <= cutoff;
    const error = new StoreUnavailableError("the write timed out");
    rejectAll(inFlight.filter(isExpired), error);
    const unexpiredIndex = queue.findIndex((write) => !isExpired(write));
    rejectAll(queue.splice(0, unexpiredIndex < 0 ? queue.length : unexpiredIndex), error);
    const oldest = inFlight.find((write) => !isExpired(write)) ?? queue[0];
    if (oldest) startTimer(timeoutMs, oldest.queuedAt + timeoutMs);
    resolveIfIdle();
  }

  function resolveIfIdle(): void {
    if (inFlight.length + queue.length === 0) closing?.resolve();
  }
}

function rejectAll(writes: readonly PromiseWithResolvers<unknown>[], error: unknown): void {
  for (const write of writes) write.reject(error);
}

const chunkSize = 250;

/** Writes rows in sequential chunks, so that other writes can run between the chunks. */
export function inChunks<Row>(write: (rows: readonly Row[]) => Promise<unknown>) {
  return async (rows: readonly Row[]): Promise<void> => {
    for (let start = 0; start < rows.length; start += chunkSize) await write(rows.slice(start, start + chunkSize));
  };
}
