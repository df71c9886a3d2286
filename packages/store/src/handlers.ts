import {
  type Caller,
  type Clock,
  createListHandler,
  idempotencyConflict,
  type ProvidedHeader,
  type ReadClaim,
  replayHeaders,
} from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import { type Handlers, mapAwaitable } from "@animal-store/openapi-hono";
import type { PetStore } from "./store.ts";

export type StoreHandlers = Handlers<typeof contract, Caller, ProvidedHeader>;

export interface HandlerDependencies {
  readonly store: Pick<PetStore, "tables" | "writes">;
  readonly readClaim: ReadClaim;
  readonly clock: Clock;
}

export function createHandlers({ store: { tables, writes }, readClaim, clock }: HandlerDependencies): StoreHandlers {
  const { listPets, listOrders } = contract.operations;
  return {
    listPets: createListHandler(contract.basePath, listPets, tables.pets.list),
    listOrders: createListHandler(contract.basePath, listOrders, tables.orders.list),
    getPet: ({ path: { petId }, reply, replyError }) =>
      mapAwaitable(tables.pets.find(petId), (pet) =>
        pet ? reply(200, pet) : replyError("pet_not_found", petNotFound(petId)),
      ),
    createPet: (request) =>
      mapAwaitable(writes.createPet(request.body, readClaim(request)), (result) => {
        if (result.isConflict) return request.replyError(...idempotencyConflict);
        return request.reply(201, result.outcome, replayHeaders(result));
      }),
    createOrder(request) {
      const { body, replyError } = request;
      const { petId } = body;
      return mapAwaitable(writes.createOrder({ petId, createdAt: clock.now() }, readClaim(request)), (result) => {
        if (result.isConflict) return replyError(...idempotencyConflict);
        const { outcome } = result;
        const headers = replayHeaders(result);
        if ("order" in outcome) return request.reply(201, outcome.order, headers);
        if (outcome.rejected === "pet_not_found") return replyError(outcome.rejected, petNotFound(petId), headers);
        const message = `Pet ${petId} cannot be ordered: it is pending or sold. List the pets with status=available.`;
        return replyError(outcome.rejected, message, headers);
      });
    },
  };
}

function petNotFound(id: number | bigint): string {
  return `There is no pet with id ${id}. List the pets to see which ids exist.`;
}
