import type { Order } from "../orders/order-store.ts";
import type { NewPet, Pet } from "../pets/pet-store.ts";
import { orderable, reserved } from "../stores/decide-writes.ts";
import { type Changes, createChangeLog } from "./change-log.ts";

/**
 * What a write changes in the lists, for stores that alone write their data: told after it can be read, and before it is answered.
 * Where others can read it before it is told, it is expected from before it is written until it was told.
 */
export interface StoreChanges {
  readonly pets: Changes;
  readonly orders: Changes;
  petAdded(pet: Pick<Pet, "id" | "status">): void;
  orderPlaced(order: Pick<Order, "id" | "petId">): void;
  /** @returns what is to be called when it was told, or failed */
  expectPet(pet: Pick<NewPet, "status">): () => void;
  /** @returns what is to be called when it was told, or failed */
  expectOrder(petId: number | bigint): () => void;
  /** Anything may have changed. */
  forget(): void;
}

/** @param remembered how many changes of each kind are remembered */
export function createStoreChanges(remembered?: number): StoreChanges {
  const pets = createChangeLog(remembered);
  const orders = createChangeLog(remembered);
  return {
    pets,
    orders,
    petAdded: ({ id, status }) => pets.record({ id, statuses: status === undefined ? [] : [status] }),
    expectPet: ({ status }) => pets.expect({ id: theNext, statuses: status === undefined ? [] : [status] }),
    expectOrder(petId) {
      const ended = [
        pets.expect({ id: Number(petId), statuses: reservation }),
        orders.expect({ id: theNext, statuses: [] }),
      ];
      return () => {
        for (const end of ended) end();
      };
    },
    orderPlaced({ id, petId }) {
      pets.record({ id: petId, statuses: reservation });
      orders.record({ id, statuses: [] });
    },
    forget() {
      pets.forget();
      orders.forget();
    },
  };
}

/** The id of an entry that is not there yet: it lies behind all that are. */
export const theNext = Number.POSITIVE_INFINITY;
const reservation = [orderable, reserved] as const;
