import type { IdempotencyClaim, WriteResult } from "@animal-store/api-platform";
import type { Schemas } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";

/** An order of the contract. */
export type Order = Schemas["Order"];
/** A new order, or the reason of its rejection. */
export type PlacedOrder = { readonly order: Order } | { readonly rejected: "pet_not_found" | "pet_not_available" };

/** Stores orders. Each method can throw a `StoreUnavailableError`. */
export interface OrderStore {
  /**
   * Places an order and sets the status of its pet to `pending`, in one transaction. Only one of several concurrent orders for a
   * pet succeeds. A repeated idempotency claim returns the first result.
   * @param createdAt milliseconds since the Unix epoch
   */
  place(petId: number | bigint, createdAt: number, claim?: IdempotencyClaim): Awaitable<WriteResult<PlacedOrder>>;
  /** Returns the orders with an id above `after`, in ascending order of id. */
  list(page: { readonly after: number; readonly limit: number }): Awaitable<Order[]>;
}
