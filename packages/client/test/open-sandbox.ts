import { createSandbox } from "@animal-store/sandbox";
import { createStoreClient, type StoreClient, type StoreClientOptions } from "../src/index.ts";
import { createManualClock } from "./world.ts";

/**
 * A sandbox at the beginning of a day, which only the waits of its clients move, without a network between.
 * @param isHasty whether its clock moves before what is under way has arrived
 */
export async function openSandbox({ isHasty = false, clock = { now: () => Date.UTC(2026, 0, 15) } } = {}) {
  const log = { warn() {}, error() {} };
  const sandbox = await createSandbox({ seed: "client", clock, log, clientAddress: () => "127.0.0.1" });
  const { moveTo, now } = sandbox.clock;
  const advance = async (seconds: number) => {
    if (!isHasty) await new Promise(setImmediate);
    moveTo(now() + seconds * 1000);
  };
  const moved = createManualClock(advance, now);
  const counted: Record<string, number> = {};

  /** A client with a key of the plan Free. */
  function open(options: Partial<StoreClientOptions> = {}): StoreClient {
    return createStoreClient({
      baseUrl: "http://store.test/v1",
      key: sandbox.keys.find(({ plan }) => plan === "free")?.key ?? "",
      fetch: sandbox.app.fetch,
      clock: moved,
      onLog({ status, failure }) {
        const result = String(status ?? failure);
        counted[result] = (counted[result] ?? 0) + 1;
      },
      ...options,
    });
  }

  return { sandbox, clock: moved, open, statuses: () => counted };
}
