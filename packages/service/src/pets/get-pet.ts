import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandler } from "../handler.ts";
import { petNotFound } from "./pet-not-found.ts";
import type { PetStore } from "./pet-store.ts";

export function getPet(pets: PetStore): StoreHandler<"getPet"> {
  return ({ path, reply, refuse }) =>
    whenReady(pets.find(path.petId), (pet) =>
      pet ? reply(200, pet) : refuse("pet_not_found", petNotFound(path.petId)),
    );
}
