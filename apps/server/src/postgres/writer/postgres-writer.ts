import {
  type Claim,
  type EndBatch,
  type NewPet,
  type Pet,
  type PlacedOrder,
  type SharedChanges,
  StoreUnavailable,
  type Written,
} from "@animal-store/service";
import {
  type BatchAnswer,
  createWriteQueue,
  type FailedWrite,
  type WriteQueueWatch,
} from "../../write-queue/write-queue.ts";
import type { Connections } from "../connections.ts";
import { batchResults, batchValues, type Write, writeBatch } from "./batch-call.ts";
import { mayChange, whatChanged } from "./what-changed.ts";

/** Writes what comes at about the same time as one call and one transaction. */
export interface PostgresWriter {
  /** Settles when the write is on disk. @throws {StoreUnavailable} also when nobody knows whether it was committed */
  addPet(pet: NewPet, claim: Claim | undefined): Promise<Written<Pet>>;
  /** Likewise. */
  placeOrder(petId: number | bigint, createdAt: number, claim: Claim | undefined): Promise<Written<PlacedOrder>>;
  /** Writes what waits, and takes no more. */
  stop(): Promise<void>;
}

export interface PostgresWriterOptions {
  readonly connections: Connections;
  /** Where every process learns what is written. */
  readonly shared: SharedChanges | undefined;
  /** How many writes one transaction may hold. */
  readonly mostAtOnce?: number | undefined;
  readonly watch?: WriteQueueWatch | undefined;
}

// Milliseconds. A caller who was answered asks Redis first: without it half of fifty came back too late for the next batch, and a
// POST cost a third more processor time.
const gatherFor = 1;

export function createPostgresWriter({
  connections,
  shared,
  mostAtOnce,
  watch,
}: PostgresWriterOptions): PostgresWriter {
  const queue = createWriteQueue<Write>((batch) => void send(batch), { mostAtOnce, gatherFor, watch });
  return {
    addPet: (pet, claim) => written(queue.add({ pet, claim })),
    placeOrder: (petId, createdAt, claim) => written(queue.add({ petId, createdAt, claim })),
    stop: queue.close,
  };

  async function send(batch: readonly Write[]): Promise<void> {
    const answer = await announced(batch);
    // Who waited as long as a batch that came to nothing has waited enough.
    if ("failure" in answer && answer.failure instanceof StoreUnavailable) queue.refuseWaiting(answer.failure);
    queue.settle(answer);
  }

  async function announced(batch: readonly Write[]): Promise<BatchAnswer> {
    try {
      const end = await shared?.begin(mayChange(batch));
      const answer = await together(batch, end);
      await end?.("failure" in answer ? undefined : whatChanged(batch, answer));
      return answer;
    } catch (error) {
      return { failure: error };
    }
  }

  /** Nearly always all of them can be done. */
  async function together(batch: readonly Write[], end: EndBatch | undefined): Promise<BatchAnswer> {
    try {
      return { results: await write(batch, end), failures: [] };
    } catch (error) {
      // When the connection was lost nobody knows whether it was committed: whoever made a claim may ask again.
      if (error instanceof StoreUnavailable || batch.length === 1) return { failure: error };
      return eachByItself(batch, end);
    }
  }

  async function eachByItself(batch: readonly Write[], end: EndBatch | undefined): Promise<BatchAnswer> {
    const results: unknown[] = [];
    const failures: FailedWrite[] = [];
    for (const [index, each] of batch.entries()) {
      try {
        results[index] = (await write([each], end))[0];
      } catch (error) {
        failures.push([index, error]);
      }
    }
    return { results, failures };
  }

  async function write(batch: readonly Write[], end: EndBatch | undefined): Promise<unknown[]> {
    const [answer] = await connections.query(writeBatch, batchValues(batch, end?.untoldAs));
    return answer ? batchResults(batch, ...answer) : [];
  }
}

/** A pet comes to a pet, and an order to an order, which TypeScript does not follow through the queue. */
function written<Outcome>(result: Promise<unknown>): Promise<Written<Outcome>> {
  return result as Promise<Written<Outcome>>;
}
