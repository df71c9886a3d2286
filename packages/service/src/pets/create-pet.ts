import type { StoreHandler } from "../handler.ts";
import type { PetStore } from "./pet-store.ts";

export function createPet(pets: PetStore): StoreHandler<"createPet"> {
  return async ({ body, reply }) => reply(201, await pets.add(body));
}
