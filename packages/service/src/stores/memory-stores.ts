import { createMemoryKeyStore } from "@animal-store/api-platform";
import type { Order } from "../orders/order-store.ts";
import { type Pet, petFilters } from "../pets/pet-store.ts";
import { createInvalidationTracker } from "../response-cache/invalidation-tracker.ts";
import {
  type CommandResult,
  collectionChangesOf,
  decideWrites,
  type IdempotencyRecord,
  type LoadedState,
  orderWrites,
  petWrites,
  type ReadSet,
  reservedStatus,
  toReadSet,
  type WriteCommand,
  type WriteSet,
} from "./decide-writes.ts";
import type { Stores } from "./stores.ts";

/**
 * Creates empty stores in memory.
 * @param invalidationTracker tracks the changes, for a response cache
 *
 * @example
 * const invalidationTracker = createInvalidationTracker();
 * const stores = createMemoryStores(invalidationTracker);
 */
export function createMemoryStores(invalidationTracker = createInvalidationTracker()): Stores {
  const pets: Pet[] = [];
  const orders: Order[] = [];
  // Ordered by expiry, because all records have the same lifetime.
  const idempotencyRecords = new Map<string, IdempotencyRecord>();

  return {
    pets: {
      ...petWrites(write),
      find: (id) => structuredClone(pets[Number(id) - 1]),
      list({ filter = {}, after, limit }) {
        const page: Pet[] = [];
        for (let index = after; index < pets.length && page.length < limit; index += 1) {
          const pet = pets[index] as Pet;
          if (petFilters.every((name) => filter[name] === undefined || filter[name] === pet[name]))
            page.push({ ...pet });
        }
        return page;
      },
    },
    orders: {
      ...orderWrites(write),
      list: ({ after, limit }) => structuredClone(orders.slice(after, after + limit)),
    },
    keys: createMemoryKeyStore(),
  };

  function write<Command extends WriteCommand>(command: Command): CommandResult<Command> {
    const { results, changes } = decideWrites([command], load(toReadSet([command])));
    save(changes);
    // The write is synchronous, so the batch begins and finishes here.
    invalidationTracker.begin(collectionChangesOf(command))();
    return structuredClone(results[0]) as CommandResult<Command>;
  }

  function load({ petIds, idempotencyScopes, now }: ReadSet): LoadedState {
    return {
      lastIds: { pets: pets.length, orders: orders.length },
      now,
      pets: petIds.flatMap((id) => pets[Number(id) - 1] ?? []),
      idempotencyRecords: idempotencyScopes.flatMap((scope) => idempotencyRecords.get(scope) ?? []),
    };
  }

  function save({ now, ...changes }: WriteSet): void {
    // Copies, because the outcome in an idempotency record must not change with its pet.
    pets.push(...structuredClone(changes.pets));
    for (const id of changes.reservedIds) (pets[id - 1] as Pet).status = reservedStatus;
    orders.push(...structuredClone(changes.orders));
    for (const record of changes.idempotencyRecords) {
      idempotencyRecords.delete(record.scope);
      idempotencyRecords.set(record.scope, record);
    }
    deleteExpired(now);
  }

  function deleteExpired(now: number): void {
    for (const [scope, { expiresAt }] of idempotencyRecords) {
      if (expiresAt > now) return;
      idempotencyRecords.delete(scope);
    }
  }
}
