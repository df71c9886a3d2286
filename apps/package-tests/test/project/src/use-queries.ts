import { createStoreClient, isStoreApiError } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client/react";
import { QueryClient } from "@tanstack/react-query";

export async function useQueries(baseUrl: string, apiKey: string) {
  const { queries, mutations } = createStoreQueries(createStoreClient({ baseUrl, apiKey }));
  const queryClient = new QueryClient();
  const { pages } = await queryClient.fetchInfiniteQuery({
    ...queries.listPets.infiniteOptions({ limit: 2 }),
    pages: 2,
  });
  const added = await mutations.createPet().mutationFn({ name: "Tom", categoryId: 9n });
  const unknownPet = queries.getPet.options({ petId: 2n ** 62n });
  const error: unknown = await queryClient.fetchQuery(unknownPet).catch((thrown) => thrown);
  return {
    pages: pages.map(({ entries }) => entries.length),
    added: added.name,
    error: isStoreApiError(error, "getPet") ? error.code : undefined,
  };
}
