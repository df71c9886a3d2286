import type { ErrorCode } from "@animal-store/contract";
import type { ErrorReply } from "@animal-store/openapi-hono";
import type { Clock } from "../clock.ts";
import { StoreUnavailableError } from "../stores/stores.ts";

/** Where the service writes what its operators should know. A pino logger is one. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const retryAfter = 1;

// Milliseconds. A line for each request would write faster to the log than callers send, while a disk is full.
const reportedEvery = 1000;

/**
 * Logs what a store or a handler threw, and says how it is answered: a store that is away may be back soon. While it is away, that is
 * told once a second, with how many requests were refused untold.
 */
export function createStoreErrorMapper({ log, clock }: { readonly log: Log; readonly clock: Clock }) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let nonPublishing = 0;

  return (error: unknown, requestId: string): ErrorReply & { code: ErrorCode } => {
    if (error instanceof StoreUnavailableError) {
      tell(error, requestId);
      const message = `The store is temporarily unavailable. Retry in ${retryAfter} second.`;
      return { code: "service_unavailable", message, headers: { "Retry-After": retryAfter } };
    }
    log.error({ requestId, err: error }, "unexpected failure");
    return {
      code: "internal_error",
      message: "The service failed unexpectedly. Retry later. If you report the error, include the X-Request-Id.",
    };
  };

  function tell(error: StoreUnavailableError, requestId: string): void {
    const now = clock.now();
    // Also where the clock was set back.
    if (Math.abs(now - reportedAt) < reportedEvery) {
      nonPublishing += 1;
      return;
    }
    log.warn({ requestId, ...(nonPublishing > 0 && { untold: nonPublishing }), err: error }, "the store cannot answer");
    reportedAt = now;
    nonPublishing = 0;
  }
}
