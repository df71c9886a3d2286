// @vitest-environment jsdom
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createStoreClient } from "@animal-store/client";
import {
  QueryClient,
  QueryClientProvider,
  usePrefetchQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQueries,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { createStoreQueries, type StoreQueries } from "../src/index.ts";
import { openStore } from "./open-store.ts";

afterEach(cleanup);

async function show(component: (queries: StoreQueries) => ReactNode) {
  const { store, sent } = await serveStore();
  const queries = createStoreQueries(store);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback="waiting">
        <Shown component={component} queries={queries} />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(screen.getByText("waiting")).toBeDefined();
  return { sent, text: async () => (await screen.findByRole("paragraph")).textContent };
}

it("useSuspenseQuery suspends until the response is there", async () => {
  const { text, sent } = await show((queries) => {
    const { data } = useSuspenseQuery(queries.getPet.queryOptions({ petId: 1 }));
    return <p>{data.id}</p>;
  });
  expect(await text()).toBe("1");
  expect(sent).toEqual(["GET /v1/pets/1"]);
});

it("useSuspenseInfiniteQuery suspends until the first page is there", async () => {
  const { text, sent } = await show((queries) => {
    const { data, hasNextPage } = useSuspenseInfiniteQuery(queries.listPets.infiniteQueryOptions({ limit: 2 }));
    return <p>{`${data.pages.flatMap(({ entries }) => entries.map(({ id }) => id))} ${hasNextPage}`}</p>;
  });
  expect(await text()).toBe("1,2 true");
  expect(sent).toEqual(["GET /v1/pets?limit=2"]);
});

it("useSuspenseQueries suspends until all responses are there", async () => {
  const { text, sent } = await show((queries) => {
    const [pet, orders] = useSuspenseQueries({
      queries: [queries.getPet.queryOptions({ petId: 2 }), queries.listOrders.queryOptions({ limit: 1 })],
    });
    return <p>{`${pet.data.id} ${orders.data.length}`}</p>;
  });
  expect(await text()).toBe("2 1");
  expect(sent.sort()).toEqual(["GET /v1/pets/2", "GET /v1/store/orders?limit=1"]);
});

it("usePrefetchQuery starts the request before the component that needs it, and it is sent once", async () => {
  const { text, sent } = await show((queries) => {
    usePrefetchQuery(queries.getPet.queryOptions({ petId: 3 }));
    return <Pet queries={queries} />;
  });
  expect(await text()).toBe("3");
  expect(sent).toEqual(["GET /v1/pets/3"]);
});

function Shown({ component, queries }: { component: (queries: StoreQueries) => ReactNode; queries: StoreQueries }) {
  return component(queries);
}

function Pet({ queries }: { queries: StoreQueries }) {
  const { data } = useSuspenseQuery(queries.getPet.queryOptions({ petId: 3 }));
  return <p>{data.id}</p>;
}

/** The seeded sandbox over HTTP on a free port, and a client of it. */
async function serveStore() {
  const { sandbox, keyOf } = await openStore();
  const sent: string[] = [];
  const server = createServer(async ({ method = "GET", url = "/", headers }, response) => {
    sent.push(`${method} ${url}`);
    const answer = await sandbox.app.request(`http://sandbox.test${url}`, {
      method,
      headers: { authorization: headers.authorization ?? "" },
    });
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "access-control-allow-origin": "*" });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { sent, store: createStoreClient({ baseUrl: `http://127.0.0.1:${port}/v1`, key: keyOf("business") }) };
}
