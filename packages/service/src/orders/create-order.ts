import { whenReady } from "@animal-store/openapi-hono";
import type { Clock } from "../clock.ts";
import type { StoreHandler } from "../handler.ts";
import { petNotFound } from "../pets/pet-not-found.ts";
import type { OrderStore } from "./order-store.ts";

export function createOrder(orders: OrderStore, clock: Clock): StoreHandler<"createOrder"> {
  return ({ body, reply, refuse }) =>
    whenReady(orders.place(body.petId, clock.now()), (placed) => {
      if ("order" in placed) return reply(201, placed.order);
      if (placed.refused === "pet_not_found") return refuse("pet_not_found", petNotFound(body.petId));
      const message = `Pet ${body.petId} cannot be ordered: it is pending or sold. List the pets with status=available.`;
      return refuse("pet_not_available", message);
    });
}
