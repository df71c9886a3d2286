import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandlers } from "../handler.ts";
import type { KeptAnswers } from "../kept-answers/kept-answers.ts";
import { decodeCursor } from "../pagination/cursor.ts";
import { cutPage, pageKey } from "../pagination/page.ts";
import type { OrderStore } from "./order-store.ts";

const filter = "";

export function listOrders(orders: OrderStore, keptAnswers: KeptAnswers): StoreHandlers["listOrders"] {
  const giveAnswer = keptAnswers.of("listOrders", orders.changes);

  return ({ query, operation, reply, refuse }) => {
    const { limit, cursor } = query;
    return giveAnswer(pageKey(limit, cursor), () => {
      const start = decodeCursor(cursor, { list: operation.id, filter });
      if ("problem" in start) return { answer: refuse("invalid_cursor", start.problem) };
      const { after } = start;
      return whenReady(orders.list({ after, limit: limit + 1 }), (found) => {
        const { page, link, end } = cutPage(found, { operation, limit, filter });
        return { answer: reply(200, page, { Link: link }), covers: { after, end, status: undefined } };
      });
    });
  };
}
