import {
  type Caller,
  conflictMessage,
  type ProvidedHeader,
  type ReadClaim,
  replayHeaders,
} from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import { type Handlers, mapAwaitable } from "@animal-store/openapi-hono";
import { createFilterFormatter, decodeCursor, toPage } from "../pagination/cursor.ts";
import type { PetStore } from "./pet-store.ts";

export type StoreHandlers = Handlers<typeof contract, Caller, ProvidedHeader>;

export function listPets(pets: PetStore): StoreHandlers["listPets"] {
  const formatFilter = createFilterFormatter(contract.operations.listPets);
  return ({ query, operation, reply, replyError }) => {
    const { limit, cursor } = query;
    const filter = formatFilter(query);
    const decodedCursor = decodeCursor(cursor, { list: operation.id, filter });
    if ("problem" in decodedCursor) return replyError("invalid_cursor", decodedCursor.problem);
    return mapAwaitable(pets.list({ filter: query, after: decodedCursor.after, limit: limit + 1 }), (entries) => {
      const { page, link } = toPage(entries, { operation, limit, filter });
      return reply(200, page, { Link: link });
    });
  };
}

export function createPet(pets: PetStore, readClaim: ReadClaim): StoreHandlers["createPet"] {
  return (request) =>
    mapAwaitable(pets.add(request.body, readClaim(request)), (result) => {
      if (result.isConflict) return request.replyError("idempotency_conflict", conflictMessage);
      return request.reply(201, result.outcome, replayHeaders(result));
    });
}

export function getPet(pets: PetStore): StoreHandlers["getPet"] {
  return ({ path: { petId }, reply, replyError }) =>
    mapAwaitable(pets.find(petId), (pet) => (pet ? reply(200, pet) : replyError("pet_not_found", petNotFound(petId))));
}

export function petNotFound(id: number | bigint): string {
  return `There is no pet with id ${id}. List the pets to see which ids exist.`;
}
