import { type Clock, conflictMessage, type ReadClaim, replayHeaders } from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import { mapAwaitable } from "@animal-store/openapi-hono";
import { createFilterFormatter, decodeCursor, toPage } from "../pagination/cursor.ts";
import { petNotFound, type StoreHandlers } from "../pets/pet-handlers.ts";
import type { OrderStore } from "./order-store.ts";

export function listOrders(orders: OrderStore): StoreHandlers["listOrders"] {
  const formatFilter = createFilterFormatter(contract.operations.listOrders);
  return ({ query, operation, reply, replyError }) => {
    const { limit, cursor } = query;
    const filter = formatFilter(query);
    const decodedCursor = decodeCursor(cursor, { list: operation.id, filter });
    if ("problem" in decodedCursor) return replyError("invalid_cursor", decodedCursor.problem);
    return mapAwaitable(orders.list({ after: decodedCursor.after, limit: limit + 1 }), (entries) => {
      const { page, link } = toPage(entries, { operation, limit, filter });
      return reply(200, page, { Link: link });
    });
  };
}

export function createOrder(orders: OrderStore, readClaim: ReadClaim, clock: Clock): StoreHandlers["createOrder"] {
  return (request) => {
    const { body, reply, replyError } = request;
    return mapAwaitable(orders.place(body.petId, clock.now(), readClaim(request)), (result) => {
      if (result.isConflict) return replyError("idempotency_conflict", conflictMessage);
      const { outcome } = result;
      const headers = replayHeaders(result);
      if ("order" in outcome) return reply(201, outcome.order, headers);
      if (outcome.rejected === "pet_not_found") return replyError("pet_not_found", petNotFound(body.petId), headers);
      const message = `Pet ${body.petId} cannot be ordered: it is pending or sold. List the pets with status=available.`;
      return replyError("pet_not_available", message, headers);
    });
  };
}
