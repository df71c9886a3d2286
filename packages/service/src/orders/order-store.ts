import type { Schemas } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import type { IdempotencyClaim, WriteResult } from "../idempotency/idempotency-claim.ts";

export type Order = Schemas["Order"];
export type PlacedOrder = { readonly order: Order } | { readonly rejected: "pet_not_found" | "pet_not_available" };

/** Keeps orders. Every method may throw `StoreUnavailableError`. */
export interface OrderStore {
  /**
   * Places an order and makes its pet `pending`, in one transaction: of several orders for one pet exactly one succeeds. Each
   * claim is tried once, and comes to the same whenever it is made again.
   * @param createdAt milliseconds since the Unix epoch
   */
  place(petId: number | bigint, createdAt: number, claim?: IdempotencyClaim): Awaitable<WriteResult<PlacedOrder>>;
  /** A page in ascending order of id. */
  list(page: { readonly after: number; readonly limit: number }): Awaitable<Order[]>;
}
