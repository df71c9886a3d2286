import { createSandbox } from "@animal-store/sandbox";
import { createStoreClient, type StoreClient, type StoreClientOptions } from "../src/index.ts";
import { createManualClock } from "./test-context.ts";

/**
 * Opens a sandbox in memory at the start of a day. Only the waits of its clients advance its clock.
 * @param advancesEarly whether the clock advances before requests in flight arrive
 */
export async function openSandbox({ advancesEarly = false, clock = { now: () => Date.UTC(2026, 0, 15) } } = {}) {
  const log = { warn() {}, error() {} };
  const sandbox = await createSandbox({ seed: "client", clock, log, clientAddress: () => "127.0.0.1" });
  const { moveTo, now } = sandbox.clock;
  const advance = async (seconds: number) => {
    if (!advancesEarly) await new Promise(setImmediate);
    moveTo(now() + seconds * 1000);
  };
  const manualClock = createManualClock(advance, now);
  const counts: Record<string, number> = {};

  function open(options: Partial<StoreClientOptions> = {}): StoreClient {
    return createStoreClient({
      baseUrl: "http://store.test/v1",
      key: sandbox.keys.find(({ plan }) => plan === "free")?.key ?? "",
      fetch: sandbox.app.fetch,
      clock: manualClock,
      onLog({ status, failure }) {
        const result = String(status ?? failure);
        counts[result] = (counts[result] ?? 0) + 1;
      },
      ...options,
    });
  }

  return { sandbox, clock: manualClock, open, statuses: () => counts };
}
