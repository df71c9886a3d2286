import { stopwatch } from "@animal-store/node-http";
import { StoreUnavailableError } from "@animal-store/service";
import { afterArrivals } from "../timing/collect.ts";
import { elapsed, timerSlackMs } from "../timing/with-timeout.ts";
import type { BatchResult } from "./write-batch.ts";

/** Gathers writes to batches. One batch at a time is under way; what comes meanwhile is the next one. */
export interface WriteQueue<Write> {
  /** Settles when the write is on disk. @throws {StoreUnavailableError} at once when too many wait, and when it waited too long */
  add(write: Write): Promise<unknown>;
  /** Settles the batch that was sent, and goes on with the next one. */
  settle(response: BatchResult): void;
  /** Lets those fail that wait, and takes others. */
  rejectQueued(error: Error): void;
  /** Takes no more. @returns when everything is settled */
  close(): Promise<void>;
  /** Takes no more, and lets everything fail that waits. */
  fail(error: Error): void;
}

interface Waiting<Write> extends PromiseWithResolvers<unknown> {
  readonly write: Write;
  /** Milliseconds by `elapsed`; 0 where nobody asks. */
  readonly since: number;
}

// While a batch is answered nothing else is, for some milliseconds.
export const defaultMaxBatchSize = 256;
// Eight batches. The contract bounds the size of each body, so this bounds their bytes too.
export const maxQueuedWrites = 2048;

export interface WriteQueueOptions {
  /** How many writes one batch may hold. @default 256 */
  readonly maxBatchSize?: number | undefined;
  /** Milliseconds after which a write is given up, also one that is under way: nobody knows then what becomes of it. @default never */
  readonly timeout?: number;
  readonly observer?: WriteQueueObserver | undefined;
}

/** Sees how many writes wait, and each batch. */
export interface WriteQueueObserver {
  /** @param waiting tells how many wait for the next batch */
  opened(waiting: () => number): void;
  settled(batch: { readonly size: number; readonly milliseconds: number; readonly isFailed: boolean }): void;
}

export function createWriteQueue<Write>(
  send: (batch: readonly Write[]) => void,
  { maxBatchSize = defaultMaxBatchSize, timeout, observer: batches }: WriteQueueOptions = {},
): WriteQueue<Write> {
  const waiting: Waiting<Write>[] = [];
  let underWay: Waiting<Write>[] = [];
  let isScheduled = false;
  let watching: NodeJS.Timeout | undefined;
  let closed: Error | undefined;
  let idle: PromiseWithResolvers<void> | undefined;
  let sentAt = 0;
  batches?.opened(() => waiting.length);

  return {
    add: (write) => {
      if (waiting.length >= maxQueuedWrites)
        return refuse(new StoreUnavailableError("too many writes wait for the store"));
      return enqueue(write);
    },
    settle(response) {
      const settled = underWay;
      underWay = [];
      batches?.settled({ size: settled.length, milliseconds: stopwatch() - sentAt, isFailed: "failure" in response });
      if ("failure" in response) rejectAll(settled, response.failure);
      else {
        for (const [index, error] of response.failures) settled[index]?.reject(error);
        // What was rejected before stays so.
        for (const [index, each] of settled.entries()) each.resolve(response.results[index]);
      }
      schedule();
      endWhenIdle();
    },
    rejectQueued(error) {
      rejectAll(waiting.splice(0), error);
      endWhenIdle();
    },
    close() {
      closed ??= new StoreUnavailableError("the store is closed");
      idle ??= Promise.withResolvers();
      endWhenIdle();
      return idle.promise;
    },
    fail(error) {
      closed = new StoreUnavailableError("the store cannot write any more", { cause: error });
      rejectAll([...underWay.splice(0), ...waiting.splice(0)], closed);
      idle?.reject(error);
    },
  };

  function enqueue(write: Write): Promise<unknown> {
    if (closed) return refuse(closed);
    const since = timeout === undefined ? 0 : elapsed();
    const added = { write, since, ...Promise.withResolvers<unknown>() };
    waiting.push(added);
    if (timeout !== undefined && !watching) observer(timeout, since + timeout);
    schedule();
    return added.promise;
  }

  function schedule(): void {
    if (isScheduled || underWay.length > 0 || waiting.length === 0) return;
    isScheduled = true;
    afterArrivals(() => waiting.length, sendNext);
  }

  function sendNext(): void {
    isScheduled = false;
    underWay = waiting.splice(0, maxBatchSize);
    if (batches) sentAt = stopwatch();
    if (underWay.length > 0) send(underWay.map(({ write }) => write));
  }

  /** One timer for all that wait: it looks when the oldest of them may have waited long enough. */
  function observer(time: number, due: number): void {
    watching = setTimeout(() => {
      // A process that was busy has still to read what came meanwhile.
      if (elapsed() > due + timerSlackMs) watching = setTimeout(giveUp, time / 4, time).unref();
      else giveUp(time);
    }, due - elapsed()).unref();
  }

  function giveUp(time: number): void {
    watching = undefined;
    const latest = elapsed() - time;
    const isOver = ({ since }: Waiting<Write>) => since <= latest;
    const tooLong = new StoreUnavailableError("the write waited too long");
    // What is under way stays so until its answer comes.
    rejectAll(underWay.filter(isOver), tooLong);
    const first = waiting.findIndex((each) => !isOver(each));
    rejectAll(waiting.splice(0, first < 0 ? waiting.length : first), tooLong);
    const oldest = underWay.find((each) => !isOver(each)) ?? waiting[0];
    if (oldest) observer(time, oldest.since + time);
    endWhenIdle();
  }

  function endWhenIdle(): void {
    if (underWay.length + waiting.length === 0) idle?.resolve();
  }
}

function rejectAll(waiting: readonly PromiseWithResolvers<unknown>[], error: unknown): void {
  for (const each of waiting) each.reject(error);
}

function refuse(error: Error): Promise<never> {
  return Promise.reject(error);
}

// Writing a row takes about ten microseconds.
const maxSliceRows = 250;

/** Writes many rows a few at a time, one slice after the other, so that other writes do not wait for all of them. */
export function inChunks<Row>(write: (rows: readonly Row[]) => Promise<unknown>) {
  return async (rows: readonly Row[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += maxSliceRows) await write(rows.slice(from, from + maxSliceRows));
  };
}
