import { createTestClock } from "@animal-store/api-platform/testing";
import { createStoreClient } from "@animal-store/client";
import { createSandbox } from "@animal-store/sandbox";
import { createStoreQueries } from "../src/index.ts";

/** Creates a sandbox with seeded data, a client that records its requests, and the queries of this client. */
export async function openStore() {
  const log = { warn() {}, error() {} };
  const clock = createTestClock();
  const { app, keys } = await createSandbox({ seed: "animal-store", clock, log, clientAddress: () => "192.0.2.1" });
  const requests: string[] = [];
  const store = createStoreClient({
    baseUrl: "http://sandbox.test/v1",
    apiKey: keys.find(({ plan }) => plan === "business")?.key ?? "",
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
      return app.fetch(request);
    },
  });
  return { store, ...createStoreQueries(store), requests };
}
