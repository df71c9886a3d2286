import { createSandbox } from "@animal-store/sandbox";
import { createStoreClient, type StoreClient, type StoreClientOptions, withLogging } from "../src/index.ts";
import { createManualClock } from "./test-context.ts";

const startOfDayClock = { now: () => Date.UTC(2026, 0, 15) };

/**
 * Creates a sandbox in memory, with its clock at the start of a day. Only the waits of its clients advance the clock.
 * @param advanceDuringRequests whether the clock advances while requests are in flight
 */
export async function openSandbox({ advanceDuringRequests = false, clock = startOfDayClock } = {}) {
  const sandbox = await createSandbox({ seed: "client", clock });
  const { moveTo, now } = sandbox.clock;
  const advance = async (seconds: number) => {
    if (!advanceDuringRequests) await new Promise(setImmediate);
    moveTo(now() + seconds * 1000);
  };
  const manualClock = createManualClock(advance, now);
  const statusCounts: Record<string, number> = {};
  const countStatus = withLogging(({ status, error }) => {
    const result = String(status ?? error);
    statusCounts[result] = (statusCounts[result] ?? 0) + 1;
  });

  /** Creates a client with a Free key, whose responses are counted by status. */
  function createStore({ layers = [], ...options }: Partial<StoreClientOptions> = {}): StoreClient {
    return createStoreClient({
      baseUrl: "http://store.test/v1",
      apiKey: sandbox.keys.find(({ plan }) => plan === "free")?.key ?? "",
      fetch: sandbox.app.fetch,
      clock: manualClock,
      layers: [...layers, countStatus],
      ...options,
    });
  }

  return { sandbox, clock: manualClock, createStore, statusCounts };
}
