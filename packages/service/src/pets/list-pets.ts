import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandlers } from "../handler.ts";
import { cutPage, decodeCursor } from "../pagination/page.ts";
import type { PetStore } from "./pet-store.ts";

export function listPets(pets: PetStore): StoreHandlers["listPets"] {
  return ({ query: { limit, status, cursor }, operation, reply, refuse }) => {
    const filter = status === undefined ? "" : `status=${status}`;
    const start = decodeCursor(cursor, { list: operation.id, filter });
    if ("problem" in start) return refuse("invalid_cursor", start.problem);
    return whenReady(pets.list({ status, after: start.after, limit: limit + 1 }), (found) => {
      const { page, link } = cutPage(found, { operation, limit, filter });
      return reply(200, page, { Link: link });
    });
  };
}
