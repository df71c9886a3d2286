import type { BatchEnd, Order, Pet, PlacedOrder, SharedChanges, Written } from "@animal-store/service";
import type { BatchAnswer } from "../../write-queue/write-batch.ts";
import { AnswerLost } from "../unavailable.ts";
import type { Write } from "./batch-call.ts";

type Batch = Parameters<SharedChanges["begin"]>[0];

/** What a batch may change. */
export function mayChange(batch: readonly Write[]): Batch {
  return {
    pets: batch.flatMap((write) => ("pet" in write ? [write.pet] : [])),
    orderedPets: batch.flatMap((write) => ("petId" in write ? [write.petId] : [])),
  };
}

/** What a batch changed: not what it came to before, nor what was refused. */
export function whatChanged(batch: readonly Write[], answer: BatchAnswer): BatchEnd {
  if ("failure" in answer) return endOf([answer.failure]);
  const { results, failures } = answer;
  if (failures.length > 0) return endOf(failures.map(([, error]) => error));
  const added: Pet[] = [];
  const placed: Order[] = [];
  for (const [index, write] of batch.entries()) {
    const written = results[index] as Written<Pet | PlacedOrder> | undefined;
    if (!written || written.isConflict || written.isReplay) continue;
    const { outcome } = written;
    if ("order" in outcome) placed.push(outcome.order);
    else if ("pet" in write && "id" in outcome) added.push(outcome);
  }
  return { added, placed };
}

function endOf(errors: readonly unknown[]): "failed" | "lost" {
  return errors.some((error) => error instanceof AnswerLost) ? "lost" : "failed";
}
