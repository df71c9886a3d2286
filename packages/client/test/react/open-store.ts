import { createSandbox } from "@animal-store/sandbox";
import { createStoreClient } from "../../src/index.ts";
import { createStoreQueries } from "../../src/react/create-store-queries.ts";

/** Creates a sandbox with seeded data. */
export async function openSeededSandbox() {
  const sandbox = await createSandbox({ seed: "animal-store" });
  const apiKey = sandbox.keys.find(({ plan }) => plan === "business")?.key ?? "";
  return { apiKey, fetch: async (request: Request) => sandbox.app.fetch(request), reset: () => sandbox.reset() };
}

/** Creates a sandbox with seeded data, a client that records its requests, and the queries of this client. */
export async function openStore() {
  const { apiKey, fetch } = await openSeededSandbox();
  const requests: string[] = [];
  const store = createStoreClient({
    baseUrl: "http://store.test/v1",
    apiKey,
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
      return fetch(request);
    },
  });
  return { store, ...createStoreQueries(store), requests };
}
