import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandlers } from "../handler.ts";
import { type ClaimRequest, conflictMessage, replayHeaders } from "../idempotency/claim-request.ts";
import type { PetStore } from "./pet-store.ts";

export function createPet(pets: PetStore, claimRequest: ClaimRequest): StoreHandlers["createPet"] {
  return (request) =>
    whenReady(pets.add(request.body, claimRequest(request)), (written) => {
      if (written.isConflict) return request.refuse("idempotency_conflict", conflictMessage);
      return request.reply(201, written.outcome, replayHeaders(written));
    });
}
