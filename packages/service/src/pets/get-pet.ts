import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandlers } from "../handler.ts";
import { petNotFound } from "./pet-not-found.ts";
import type { PetStore } from "./pet-store.ts";

export function getPet(pets: PetStore): StoreHandlers["getPet"] {
  return ({ path: { petId }, reply, refuse }) =>
    whenReady(pets.find(petId), (pet) => (pet ? reply(200, pet) : refuse("pet_not_found", petNotFound(petId))));
}
