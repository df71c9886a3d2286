import type { KeyStore } from "../keys/key-store.ts";
import type { OrderStore } from "../orders/order-store.ts";
import type { PetStore } from "../pets/pet-store.ts";

/** Everything that outlives a request. All three stand on one database, so that an order and its reservation are one transaction. */
export interface Stores {
  readonly pets: PetStore;
  readonly orders: OrderStore;
  readonly keys: KeyStore;
}

/** A store cannot answer right now; the same request may succeed later. Answered as 503. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
