import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandlers } from "../handler.ts";
import type { KeptAnswers } from "../kept-answers/kept-answers.ts";
import { decodeCursor } from "../pagination/cursor.ts";
import { cutPage, pageKey } from "../pagination/page.ts";
import type { PetStore } from "./pet-store.ts";

export function listPets(pets: PetStore, keptAnswers: KeptAnswers): StoreHandlers["listPets"] {
  const giveAnswer = keptAnswers.of("listPets", pets.changes);

  return ({ query, operation, reply, refuse }) => {
    const { limit, status, cursor } = query;
    return giveAnswer(pageKey(limit, cursor, status), () => {
      const filter = status === undefined ? "" : `status=${status}`;
      const start = decodeCursor(cursor, { list: operation.id, filter });
      if ("problem" in start) return { answer: refuse("invalid_cursor", start.problem) };
      const { after } = start;
      return whenReady(pets.list({ status, after, limit: limit + 1 }), (found) => {
        const { page, link, end } = cutPage(found, { operation, limit, filter });
        return { answer: reply(200, page, { Link: link }), covers: { after, end, status } };
      });
    });
  };
}
