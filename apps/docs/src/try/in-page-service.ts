import { systemClock } from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import { createSandbox } from "@animal-store/sandbox";
import type { InPageService } from "./services.ts";

/** Opens the service inside the page, with the data and keys of `npm run sandbox`. */
export async function openInPageService(): Promise<InPageService> {
  const { app, keys, readOnlyKey, clock, reset } = await createSandbox({
    seed: "animal-store",
    clock: systemClock,
    log: {
      warn: (fields, message) => console.warn(message, fields),
      error: (fields, message) => console.error(message, fields),
    },
    clientAddress: () => "127.0.0.1",
  });
  const { perMinute } = contract.plans.free;

  return {
    /** One caller per plan, one with a read-only key, and callers that the service rejects. */
    callers: [
      ...keys.map(({ plan, key, perMinute }) => ({ name: plan, key, perMinute })),
      { name: "read only", key: readOnlyKey.key, perMinute: readOnlyKey.perMinute },
      { name: "no key", key: undefined, perMinute },
      { name: "unknown key", key: "as_test_unknown", perMinute },
    ],
    now: clock.now,
    moveClockTo: clock.moveTo,
    reset,
    fetch: (request) => app.fetch(request),
  };
}
