import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/vue-query";
import type { CallError, Pet } from "../../../src/index.ts";
import type { QueryPage, StoreMutations, StoreQueries } from "../../../src/react/create-store-queries.ts";

export function useVuePets(queries: StoreQueries, mutations: StoreMutations, petId: () => number) {
  const pet = useQuery(() => queries.getPet.options({ petId: petId() }));
  pet.data.value satisfies Pet | undefined;
  pet.error.value satisfies CallError<"getPet"> | null;

  const pets = useInfiniteQuery(queries.listPets.infiniteOptions({ limit: 20 }));
  pets.data.value satisfies InfiniteData<QueryPage<Pet[]>> | undefined;

  const { mutate, error } = useMutation(mutations.createPet());
  const add = () => mutate({ name: "Rex", categoryId: 7 });
  const isConflict = () => error.value?.code === "idempotency_conflict";
  // @ts-expect-error createPet has no such error
  const isNotFound = () => error.value?.code === "pet_not_found";
  return { pet, pets, add, isConflict, isNotFound };
}
