import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandler } from "../handler.ts";
import type { PetStore } from "./pet-store.ts";

export function createPet(pets: PetStore): StoreHandler<"createPet"> {
  return ({ body, reply }) => whenReady(pets.add(body), (pet) => reply(201, pet));
}
