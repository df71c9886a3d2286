import type { StoreHandler } from "../handler.ts";
import { petNotFound } from "./pet-not-found.ts";
import type { PetStore } from "./pet-store.ts";

export function getPet(pets: PetStore): StoreHandler<"getPet"> {
  return async ({ path, reply, refuse }) => {
    const pet = await pets.find(path.petId);
    return pet ? reply(200, pet) : refuse("pet_not_found", petNotFound(path.petId));
  };
}
