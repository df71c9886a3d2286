import { type Clock, StoreUnavailableError } from "@animal-store/process";
import type { StoreDefinition } from "../store.ts";
import { writeBatch } from "../write-batch.ts";
import { createWriteQueue, type WriteQueueOptions, type Writer } from "../write-queue.ts";
import { decideWrites, toReadSet, type WriteCommand } from "../writes.ts";
import { prepareBatches } from "./batch-statements.ts";
import type { ConnectionPool } from "./connection-pool.ts";

export interface WriterOptions extends WriteQueueOptions {
  readonly definition: StoreDefinition;
  readonly connections: ConnectionPool;
  readonly clock?: Clock | undefined;
}

type QueuedWrite = WriteCommand | "probe";

/** Commits the writes that arrive at about the same time in one transaction. */
export function createWriter({ definition, connections, clock, ...queueOptions }: WriterOptions): Writer {
  const openBatch = prepareBatches(definition);
  const queue = createWriteQueue<QueuedWrite>((batch) => void send(batch), queueOptions);
  return {
    // Also rejects with a StoreUnavailableError if the write may be committed.
    write: (command) => queue.add(command),
    probe: async () => void (await queue.add("probe")),
    stop: queue.close,
  };

  async function send(batch: readonly QueuedWrite[]): Promise<void> {
    const result = await writeBatch(batch, run, isUnavailableError);
    if ("failure" in result && isUnavailableError(result.failure)) queue.rejectQueued(result.failure);
    queue.settle(result);
  }

  function run(writes: readonly QueuedWrite[]): Promise<unknown[]> {
    const commands = writes.filter((write) => write !== "probe");
    return connections.transaction(async (query) => {
      const batch = openBatch(query);
      const state = await batch.load(toReadSet(definition, commands));
      const { results, changes } = decideWrites(definition, commands, clock ? { ...state, now: clock.now() } : state);
      await batch.save(changes);
      const commandResults = results.values();
      return writes.map((write) => (write === "probe" ? undefined : commandResults.next().value));
    });
  }
}

function isUnavailableError(error: unknown): error is StoreUnavailableError {
  return error instanceof StoreUnavailableError;
}
