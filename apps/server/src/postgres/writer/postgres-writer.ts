import {
  type Claim,
  type Clock,
  type NewPet,
  type Pet,
  type PlacedOrder,
  type SharedChanges,
  StoreUnavailable,
  type Written,
} from "@animal-store/service";
import { elapsed } from "../../waiting/elapsed.ts";
import type { BatchAnswer, FailedWrite } from "../../write-queue/write-batch.ts";
import { createWriteQueue, type WriteQueueWatch } from "../../write-queue/write-queue.ts";
import type { Connections } from "../connections.ts";
import { isUndone } from "../is-away.ts";
import { batchResults, batchValues, type Write, writeBatch } from "./batch-call.ts";
import { mayChange, whatChanged } from "./what-changed.ts";

/** Writes what comes at about the same time as one call and one transaction. */
export interface PostgresWriter {
  /** Settles when the write is on disk. @throws {StoreUnavailable} also when nobody knows whether it was committed */
  addPet(pet: NewPet, claim: Claim | undefined): Promise<Written<Pet>>;
  /** Likewise. */
  placeOrder(petId: number | bigint, createdAt: number, claim: Claim | undefined): Promise<Written<PlacedOrder>>;
  /** Commits a transaction that changes nothing. @throws {StoreUnavailable} when writes fail */
  probe(): Promise<void>;
  /** Writes what waits, and takes no more. */
  stop(): Promise<void>;
}

export interface PostgresWriterOptions {
  readonly connections: Connections;
  /** Where every process learns what is written. */
  readonly shared: Pick<SharedChanges, "begin"> | undefined;
  /** How many writes one transaction may hold. */
  readonly mostAtOnce?: number | undefined;
  readonly watch?: WriteQueueWatch | undefined;
  /** Milliseconds after which a write is refused, whatever it waits for. */
  readonly patience: number;
  /** Replaces the clock of the database. @default its clock, which all processes share */
  readonly clock?: Clock | undefined;
}

// Milliseconds. A caller who was answered asks Redis first: without it half of fifty came back too late for the next batch, and a
// POST cost a third more processor time.
const gatherFor = 1;

export function createPostgresWriter(options: PostgresWriterOptions): PostgresWriter {
  const { connections, shared, mostAtOnce, patience, watch, clock } = options;
  const queue = createWriteQueue<Write>((batch) => void send(batch), { mostAtOnce, gatherFor, patience, watch });
  return {
    addPet: (pet, claim) => written(queue.add({ pet, claim })),
    placeOrder: (petId, createdAt, claim) => written(queue.add({ petId, createdAt, claim })),
    probe: async () => void (await queue.add({ isProbe: true })),
    stop: queue.close,
  };

  async function send(batch: readonly Write[]): Promise<void> {
    const answer = await announced(batch);
    // Who waited as long as a batch that came to nothing has waited enough.
    if ("failure" in answer && answer.failure instanceof StoreUnavailable) queue.refuseWaiting(answer.failure);
    queue.settle(answer);
  }

  async function announced(batch: readonly Write[]): Promise<BatchAnswer> {
    // By then all of its writes were refused.
    const until = elapsed() + patience;
    try {
      const end = await shared?.begin(mayChange(batch));
      const answer = await together(batch, { until, untoldAs: end?.untoldAs });
      await end?.(whatChanged(batch, answer));
      return answer;
    } catch (error) {
      return { failure: error };
    }
  }

  /** Nearly always all of them can be done. */
  async function together(batch: readonly Write[], terms: Terms): Promise<BatchAnswer> {
    try {
      return { results: await write(batch, terms), failures: [] };
    } catch (error) {
      // Else it may have been committed, or the next ones cannot be either: whoever made a claim may ask again.
      if (!isUndone(error) || batch.length === 1) return { failure: error };
      return eachByItself(batch, terms);
    }
  }

  async function eachByItself(batch: readonly Write[], terms: Terms): Promise<BatchAnswer> {
    const results: unknown[] = [];
    const failures: FailedWrite[] = [];
    for (const [index, each] of batch.entries()) {
      try {
        results[index] = (await write([each], terms))[0];
      } catch (error) {
        failures.push([index, error]);
      }
    }
    return { results, failures };
  }

  async function write(batch: readonly Write[], { until, untoldAs }: Terms): Promise<unknown[]> {
    if (elapsed() >= until) throw new StoreUnavailable("the writes were refused before they could be sent");
    const [answer] = await connections.query(writeBatch, batchValues(batch, untoldAs, clock?.now()));
    return answer ? batchResults(batch, ...answer) : [];
  }
}

interface Terms {
  /** When nobody waits for it any more, by `elapsed`. */
  readonly until: number;
  readonly untoldAs: string | undefined;
}

/** A pet comes to a pet, and an order to an order, which TypeScript does not follow through the queue. */
function written<Outcome>(result: Promise<unknown>): Promise<Written<Outcome>> {
  return result as Promise<Written<Outcome>>;
}
