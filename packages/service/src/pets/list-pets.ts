import { type Reply, whenReady } from "@animal-store/openapi-hono";
import type { StoreHandler } from "../handler.ts";
import { decodeCursor } from "../pagination/cursor.ts";
import { cutPage } from "../pagination/page.ts";
import { createPageCache } from "../pagination/page-cache.ts";
import type { PetStore } from "./pet-store.ts";

export function listPets(pets: PetStore): StoreHandler<"listPets"> {
  const pages = createPageCache<Reply<"listPets">>();

  return ({ query, operation, reply, refuse }) => {
    const { limit, status } = query;
    const filter = status === undefined ? "" : `status=${status}`;
    const start = decodeCursor(query.cursor, { list: operation.id, filter });
    if ("problem" in start) return refuse("invalid_cursor", start.problem);
    const { after } = start;
    const generation = pets.generation?.();
    const key = `${filter} ${after} ${limit}`;
    const kept = generation === undefined ? undefined : pages.find(generation, key);
    if (kept) return kept;
    return whenReady(pets.list({ status, after, limit: limit + 1 }), (found) => {
      const { page, link } = cutPage(found, { operation, limit, filter });
      const answer = reply(200, page, { Link: link });
      return generation === undefined ? answer : pages.keep(generation, key, answer);
    });
  };
}
