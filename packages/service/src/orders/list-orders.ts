import type { StoreHandler } from "../handler.ts";
import { decodeCursor } from "../pagination/cursor.ts";
import { cutPage } from "../pagination/page.ts";
import type { OrderStore } from "./order-store.ts";

export function listOrders(orders: OrderStore): StoreHandler<"listOrders"> {
  return async ({ query, operation, reply, refuse }) => {
    const start = decodeCursor(query.cursor, { list: operation.id, filter: "" });
    if ("problem" in start) return refuse("invalid_cursor", start.problem);
    const { limit } = query;
    const { page, link } = cutPage(await orders.list({ after: start.after, limit: limit + 1 }), { operation, limit });
    return reply(200, page, { Link: link });
  };
}
