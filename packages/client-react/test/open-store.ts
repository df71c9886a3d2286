import { createStoreClient } from "@animal-store/client";
import { createSandbox } from "@animal-store/client-testing";
import { createStoreQueries } from "../src/index.ts";

/** Creates a sandbox with seeded data, a client that records its requests, and the queries of this client. */
export async function openStore() {
  const sandbox = await createSandbox();
  const requests: string[] = [];
  const store = createStoreClient({
    ...sandbox,
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
      return sandbox.fetch(request);
    },
  });
  return { store, ...createStoreQueries(store), requests };
}
