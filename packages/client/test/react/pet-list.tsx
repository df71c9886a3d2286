import { QueryClient, QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { createStoreClient } from "../../src/index.ts";
import { createStoreQueries, type StoreQueries } from "../../src/react/create-store-queries.ts";

const queryClient = new QueryClient();

/** A component as in an app: it contains nothing that is only for tests. */
export function PetList({ apiKey }: { apiKey: string }) {
  const { queries } = createStoreQueries(createStoreClient({ baseUrl: "https://api.animal-store.example/v1", apiKey }));
  return (
    <QueryClientProvider client={queryClient}>
      <Pets queries={queries} />
    </QueryClientProvider>
  );
}

function Pets({ queries }: { queries: StoreQueries }) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(
    queries.listPets.infiniteOptions({ status: "available", limit: 10 }),
  );
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <>
      <ul>{data?.pages.flatMap(({ entries }) => entries.map(({ id, name }) => <li key={id}>{name}</li>))}</ul>
      {hasNextPage && (
        <button type="button" onClick={() => fetchNextPage()}>
          More
        </button>
      )}
    </>
  );
}
