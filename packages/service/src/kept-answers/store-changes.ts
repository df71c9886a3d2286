import type { Order } from "../orders/order-store.ts";
import { orderable, reserved } from "../orders/reservation.ts";
import type { Pet } from "../pets/pet-store.ts";
import { type Changes, createChangeLog } from "./change-log.ts";

/** What a write changes in the lists, for stores that alone write their data: told after it can be read, and before it is answered. */
export interface StoreChanges {
  readonly pets: Changes;
  readonly orders: Changes;
  petAdded(pet: Pet): void;
  orderPlaced(order: Order): void;
}

/** @param remembered how many changes of each kind are remembered */
export function createStoreChanges(remembered?: number): StoreChanges {
  const pets = createChangeLog(remembered);
  const orders = createChangeLog(remembered);
  return {
    pets,
    orders,
    petAdded: ({ id, status }) => pets.record({ id, statuses: status === undefined ? [] : [status] }),
    orderPlaced({ id, petId }) {
      pets.record({ id: petId, statuses: reservation });
      orders.record({ id, statuses: [] });
    },
  };
}

const reservation = [orderable, reserved] as const;
