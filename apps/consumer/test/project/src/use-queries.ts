import { createStoreClient, isStoreError } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client-react";
import { QueryClient } from "@tanstack/react-query";

export async function useQueries(baseUrl: string, key: string) {
  const queries = createStoreQueries(createStoreClient({ baseUrl, key }));
  const queryClient = new QueryClient();
  const { pages } = await queryClient.fetchInfiniteQuery({
    ...queries.listPets.infiniteQueryOptions({ limit: 2 }),
    pages: 2,
  });
  const added = await queries.createPet.mutationOptions().mutationFn({ body: { name: "Tom", categoryId: 9n } });
  const unknownPet = queries.getPet.queryOptions({ petId: 2n ** 62n });
  const error = await queryClient.fetchQuery(unknownPet).catch((thrown) => thrown);
  return {
    pages: pages.map(({ entries }) => entries.length),
    added: added.name,
    error: isStoreError(error, "getPet") ? error.code : undefined,
  };
}

export function checkQueryTypeErrors(baseUrl: string): void {
  const queries = createStoreQueries(createStoreClient({ baseUrl, key: "" }));
  // @ts-expect-error there is no such operation
  queries.listCats;
  // @ts-expect-error getPet is not a list
  queries.getPet.infiniteQueryOptions;
}
