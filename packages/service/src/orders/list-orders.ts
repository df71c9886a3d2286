import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandlers } from "../handler.ts";
import { cutPage, decodeCursor } from "../pagination/page.ts";
import type { OrderStore } from "./order-store.ts";

const filter = "";

export function listOrders(orders: OrderStore): StoreHandlers["listOrders"] {
  return ({ query: { limit, cursor }, operation, reply, refuse }) => {
    const start = decodeCursor(cursor, { list: operation.id, filter });
    if ("problem" in start) return refuse("invalid_cursor", start.problem);
    return whenReady(orders.list({ after: start.after, limit: limit + 1 }), (found) => {
      const { page, link } = cutPage(found, { operation, limit, filter });
      return reply(200, page, { Link: link });
    });
  };
}
