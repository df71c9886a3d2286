import { createStoreClient } from "@animal-store/client";
import { createSandbox } from "@animal-store/sandbox";
import { createTestClock } from "@animal-store/service/testing";
import { createStoreQueries } from "../src/index.ts";

/** A sandbox with seeded data, and a client of it. */
export async function openStore() {
  const silent = () => {};
  const clock = createTestClock();
  const log = { warn: silent, error: silent };
  const sandbox = await createSandbox({ seed: "animal-store", clock, log, clientAddress: () => "192.0.2.1" });
  const sent: string[] = [];
  const keyOf = (plan: string) => sandbox.keys.find((key) => key.plan === plan)?.key ?? "";
  const store = createStoreClient({
    baseUrl: "http://sandbox.test/v1",
    key: keyOf("business"),
    fetch: async (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`);
      return sandbox.app.fetch(request);
    },
  });
  return { sandbox, store, queries: createStoreQueries(store), sent, keyOf };
}
