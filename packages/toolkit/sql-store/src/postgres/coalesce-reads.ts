import { createBatcher } from "@animal-store/process";

/** Runs a read with the other reads that arrive at about the same time. */
export type ScheduleRead = (read: () => unknown) => void;

/** Creates the schedule of all reads of a store, so that their queries share a round trip. */
export function createReadSchedule(): ScheduleRead {
  return createBatcher((reads) => Promise.allSettled(reads.map((read) => read())));
}

interface QueuedRead<Key, Result> extends PromiseWithResolvers<Result> {
  readonly key: Key;
}

/**
 * Batches reads, with each key once per batch. A read never joins a batch in flight, so it sees all earlier writes.
 * @param readBatch returns the function that finds the result of a key
 */
export function coalesceReads<Key, Result>(
  scheduleRead: ScheduleRead,
  readBatch: (keys: readonly Key[]) => Promise<(key: Key) => Result>,
): (key: Key) => Promise<Result> {
  let queuedReads = new Map<string, QueuedRead<Key, Result>>();
  return (key) => {
    if (queuedReads.size === 0) scheduleRead(readQueued);
    const id = String(key);
    const queuedRead = queuedReads.get(id);
    if (queuedRead) return queuedRead.promise;
    const read = { key, ...Promise.withResolvers<Result>() };
    queuedReads.set(id, read);
    return read.promise;
  };

  async function readQueued(): Promise<void> {
    const reads = [...queuedReads.values()];
    queuedReads = new Map();
    try {
      const find = await readBatch(reads.map(({ key }) => key));
      for (const { key, resolve } of reads) resolve(find(key));
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }
}
