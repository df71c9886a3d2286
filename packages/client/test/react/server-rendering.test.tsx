// @vitest-environment jsdom

import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { parseJson, stringifyJson } from "../../src/index.ts";
import type { StoreQueries } from "../../src/react/create-store-queries.ts";
import { openStore } from "./open-store.ts";

afterEach(cleanup);

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      dehydrate: { serializeData: stringifyJson },
      hydrate: { deserializeData: parseJson },
      queries: { staleTime: Number.POSITIVE_INFINITY },
    },
  });

function Pets({ queries, petId }: { queries: StoreQueries; petId: number }) {
  const pet = useSuspenseQuery(queries.getPet.options({ petId }));
  const pets = useSuspenseInfiniteQuery(queries.listPets.infiniteOptions({ limit: 2 }));
  return <p>{`${pet.data.categoryId} ${pets.data.pages.length} ${typeof pet.data.categoryId}`}</p>;
}

it("hydrates int64 integers exactly, without requests from the browser", async () => {
  const { queries, mutations, requests } = await openStore();
  const categoryId = 2n ** 63n - 1n;
  const server = createQueryClient();
  const { id: petId } = await mutations.createPet().mutationFn({ name: "Rex", categoryId });
  await server.fetchQuery(queries.getPet.options({ petId }));
  await server.fetchInfiniteQuery({ ...queries.listPets.infiniteOptions({ limit: 2 }), pages: 2 });
  const page = (queryClient: QueryClient, state?: DehydratedState) => (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <Pets queries={queries} petId={petId} />
      </HydrationBoundary>
    </QueryClientProvider>
  );
  const state = JSON.parse(JSON.stringify(dehydrate(server)));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page(server));
  expect(container.textContent).toBe(`${categoryId} 2 bigint`);

  requests.length = 0;
  const browser = createQueryClient();
  const errors: unknown[] = [];
  render(page(browser, state), { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  expect(container.textContent).toBe(`${categoryId} 2 bigint`);
  expect([errors, requests]).toEqual([[], []]);
  await browser.refetchQueries({ queryKey: queries.listPets.key });
  expect(requests).toEqual(["GET /v1/pets?limit=2", expect.stringContaining("cursor=")]);
});
