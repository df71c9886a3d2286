// The types of the options for TanStack Query. `type-probes.long.ts` compiles this file with three versions of TypeScript.
import { createStoreClient, type Pet } from "@animal-store/client";
import { createStoreQueries } from "@animal-store/client-react";
import {
  skipToken,
  useMutation,
  usePrefetchQuery,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";

const store = createStoreClient({ baseUrl: "http://127.0.0.1:3000/v1", apiKey: "as_live_…" });
const { queries, mutations } = createStoreQueries(store);

export function useProbes(petId: number | undefined): ReactNode {
  // Probe: the error code of a mutation.
  const createOrder = useMutation(mutations.createOrder());
  if (createOrder.error?.code === "pet_not_available") createOrder.error.status satisfies 409;
  // @ts-expect-error createOrder has no error "invalid_cursor"
  if (createOrder.error?.code === "invalid_cursor") createOrder.reset();

  // Probe: useSuspenseQuery.
  useSuspenseQuery(queries.listPets.options({ status: "sold" })).data satisfies Pet[];

  // Probe: useSuspenseInfiniteQuery, with select.
  const names = useSuspenseInfiniteQuery({
    ...queries.listPets.infiniteOptions({ limit: 10 }),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries.map(({ name }) => name)),
  });
  names.data satisfies string[];

  // Probe: usePrefetchQuery.
  usePrefetchQuery(queries.getPet.options({ petId: 1 }));

  // Probe: skipToken.
  useQuery(queries.getPet.options(petId === undefined ? skipToken : { petId })).data satisfies Pet | undefined;
  // @ts-expect-error useSuspenseQuery cannot be disabled
  useSuspenseQuery(queries.getPet.options(petId === undefined ? skipToken : { petId }));

  // Probe: a bigint as a React key.
  return createElement("li", { key: createOrder.data?.petId });
}
