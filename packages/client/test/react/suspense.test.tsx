// @vitest-environment jsdom
import {
  QueryClient,
  QueryClientProvider,
  usePrefetchQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQueries,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import type { StoreQueries } from "../../src/react/create-store-queries.ts";
import { openStore } from "./open-store.ts";

// On a busy machine, a response can take longer than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

interface Props {
  readonly queries: StoreQueries;
}

function OnePet({ queries }: Props): ReactNode {
  const { data } = useSuspenseQuery(queries.getPet.options({ petId: 1 }));
  return <p>{data.id}</p>;
}

function FirstPage({ queries }: Props): ReactNode {
  const { data, hasNextPage } = useSuspenseInfiniteQuery(queries.listPets.infiniteOptions({ limit: 2 }));
  return <p>{`${data.pages.flatMap(({ entries }) => entries.map(({ id }) => id))} ${hasNextPage}`}</p>;
}

function PetAndOrders({ queries }: Props): ReactNode {
  const [pet, orders] = useSuspenseQueries({
    queries: [queries.getPet.options({ petId: 2 }), queries.listOrders.options({ limit: 1 })],
  });
  return <p>{`${pet.data.id} ${orders.data.length}`}</p>;
}

function Prefetching({ queries }: Props): ReactNode {
  usePrefetchQuery(queries.getPet.options({ petId: 1 }));
  return <OnePet queries={queries} />;
}

it.each([
  ["useSuspenseQuery suspends until the response arrives", OnePet, "1", ["GET /v1/pets/1"]],
  ["useSuspenseInfiniteQuery suspends until the first page arrives", FirstPage, "1,2 true", ["GET /v1/pets?limit=2"]],
  [
    "useSuspenseQueries suspends until all responses arrive",
    PetAndOrders,
    "2 1",
    ["GET /v1/pets/2", "GET /v1/store/orders?limit=1"],
  ],
  ["usePrefetchQuery shares one request with the component that needs it", Prefetching, "1", ["GET /v1/pets/1"]],
])("%s", async (_, Component, text, expectedRequests) => {
  const { queries, requests } = await openStore();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback="waiting">
        <Component queries={queries} />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(screen.getByText("waiting")).toBeDefined();
  expect((await screen.findByRole("paragraph")).textContent).toBe(text);
  expect(requests.sort()).toEqual(expectedRequests);
});
