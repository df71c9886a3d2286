import type { ErrorCode } from "@animal-store/contract";
import type { Refusal } from "@animal-store/openapi-hono";
import type { Clock } from "../clock.ts";
import type { Log } from "../dependencies.ts";
import { StoreUnavailable } from "../stores/stores.ts";

const retryAfter = 1;

// Milliseconds. A line for each request would write faster to the log than callers send, while a disk is full.
const toldEvery = 1000;

/**
 * Logs what a store or a handler threw, and says how it is answered: a store that is away may be back soon. While it is away, that is
 * told once a second, with how many requests were refused untold.
 */
export function createStoreRefusal({ log, clock }: { readonly log: Log; readonly clock: Clock }) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let untold = 0;

  return (error: unknown, requestId: string): Refusal & { code: ErrorCode } => {
    if (error instanceof StoreUnavailable) {
      tell(error, requestId);
      const message = `The store cannot answer right now. Retry in ${retryAfter} second.`;
      return { code: "service_unavailable", message, headers: { "Retry-After": retryAfter } };
    }
    log.error({ requestId, err: error }, "unexpected failure");
    return {
      code: "internal_error",
      message: "The service failed unexpectedly. Retry later, and name the X-Request-Id when you report it.",
    };
  };

  function tell(error: StoreUnavailable, requestId: string): void {
    const now = clock.now();
    // Also where the clock was set back.
    if (Math.abs(now - toldAt) < toldEvery) {
      untold += 1;
      return;
    }
    log.warn({ requestId, ...(untold > 0 && { untold }), err: error }, "the store cannot answer");
    toldAt = now;
    untold = 0;
  }
}
