import type { StoreHandler } from "../handler.ts";
import { decodeCursor } from "../pagination/cursor.ts";
import { cutPage, filterOf } from "../pagination/page.ts";
import type { PetStore } from "./pet-store.ts";

export function listPets(pets: PetStore): StoreHandler<"listPets"> {
  return async ({ query, operation, reply, refuse }) => {
    const { limit, status } = query;
    const start = decodeCursor(query.cursor, { list: operation.id, filter: filterOf({ status }) });
    if ("problem" in start) return refuse("invalid_cursor", start.problem);
    const { page, link } = cutPage(await pets.list({ status, after: start.after, limit: limit + 1 }), { operation, limit, filters: { status } });
    return reply(200, page, { Link: link });
  };
}
