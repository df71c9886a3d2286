import { createInfiniteQuery, createMutation, createQuery, type InfiniteData } from "@tanstack/svelte-query";
import type { CallError, Pet } from "../../../src/index.ts";
import type { QueryPage, StoreMutations, StoreQueries } from "../../../src/react/create-store-queries.ts";

export function useSveltePets(queries: StoreQueries, mutations: StoreMutations, petId: () => number) {
  const pet = createQuery(() => queries.getPet.options({ petId: petId() }));
  pet.data satisfies Pet | undefined;
  pet.error satisfies CallError<"getPet"> | null;

  const pets = createInfiniteQuery(() => queries.listPets.infiniteOptions({ limit: 20 }));
  pets.data satisfies InfiniteData<QueryPage<Pet[]>> | undefined;

  const createPet = createMutation(() => mutations.createPet());
  const add = () => createPet.mutate({ name: "Rex", categoryId: 7 });
  const isConflict = () => createPet.error?.code === "idempotency_conflict";
  // @ts-expect-error createPet has no such error
  const isNotFound = () => createPet.error?.code === "pet_not_found";
  return { pet, pets, add, isConflict, isNotFound };
}
