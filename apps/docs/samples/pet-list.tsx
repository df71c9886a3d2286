import type { StoreQueries } from "@animal-store/client-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Refusal } from "./refusal.tsx";

export function PetList({ queries }: { queries: StoreQueries }) {
  const pets = useInfiniteQuery(
    queries.listPets.infiniteQueryOptions({ status: "available", limit: 10 }),
  );
  return (
    <>
      {pets.isPending && <p>Loading…</p>}
      <ul>
        {pets.data?.pages.flatMap(({ entries }) =>
          entries.map(({ id, name }) => <li key={id}>{name}</li>),
        )}
      </ul>
      {pets.error && <Refusal error={pets.error} />}
      {pets.hasNextPage && (
        <button type="button" onClick={() => pets.fetchNextPage()}>
          More
        </button>
      )}
    </>
  );
}
