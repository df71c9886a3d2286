import { whenReady } from "@animal-store/openapi-hono";
import type { StoreHandlers } from "../handler.ts";
import type { KeptAnswers } from "../kept-answers/kept-answers.ts";
import { petNotFound } from "./pet-not-found.ts";
import type { PetStore } from "./pet-store.ts";

export function getPet(pets: PetStore, keptAnswers: KeptAnswers): StoreHandlers["getPet"] {
  const giveAnswer = keptAnswers.of("getPet", pets.changes);

  return ({ path: { petId }, reply, refuse }) =>
    giveAnswer(String(petId), () =>
      whenReady(pets.find(petId), (pet) =>
        pet
          ? { answer: reply(200, pet), covers: { after: pet.id - 1, end: pet.id, status: undefined } }
          : { answer: refuse("pet_not_found", petNotFound(petId)) },
      ),
    );
}
