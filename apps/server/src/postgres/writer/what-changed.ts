import type { Order, Pet, PlacedOrder, SharedChanges, Written } from "@animal-store/service";
import type { BatchAnswer } from "../../write-queue/write-queue.ts";
import type { Write } from "./batch-call.ts";

type Batch = Parameters<SharedChanges["begin"]>[0];
type Done = { readonly added: readonly Pet[]; readonly placed: readonly Order[] };

/** What a batch may change. */
export function mayChange(batch: readonly Write[]): Batch {
  return {
    pets: batch.flatMap((write) => ("pet" in write ? [write.pet] : [])),
    orderedPets: batch.flatMap((write) => ("pet" in write ? [] : [write.petId])),
  };
}

/**
 * What a batch changed: not what it came to before, nor what was refused.
 * @returns undefined when of one of its writes nobody knows whether it was done
 */
export function whatChanged(
  batch: readonly Write[],
  { results, failures }: Extract<BatchAnswer, { results: unknown }>,
): Done | undefined {
  if (failures.length > 0) return undefined;
  const added: Pet[] = [];
  const placed: Order[] = [];
  for (const [index, write] of batch.entries()) {
    const written = results[index] as Written<Pet | PlacedOrder>;
    if (written.isConflict || written.isReplay) continue;
    const { outcome } = written;
    if ("order" in outcome) placed.push(outcome.order);
    else if ("pet" in write && "id" in outcome) added.push(outcome);
  }
  return { added, placed };
}
