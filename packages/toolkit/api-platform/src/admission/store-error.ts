import type { ErrorReply } from "@animal-store/openapi-hono";
import { type Clock, StoreUnavailableError } from "@animal-store/process/web";
import type { PlatformErrorCode } from "../platform-contract.ts";

/** The log of an API. A pino logger implements it. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const retryAfterSeconds = 1;

/** The error of a request while a store is unavailable. */
export const storeUnavailable = {
  code: "service_unavailable",
  message: `The store is temporarily unavailable. Retry in ${retryAfterSeconds} second.`,
  headers: { "Retry-After": retryAfterSeconds },
} as const;

const logIntervalMs = 1000;

export type StoreErrorMapper = (error: unknown, requestId?: string) => ErrorReply & { code: PlatformErrorCode };

/** Returns a function that logs an error and returns its reply. It logs an unavailable store at most once a second. */
export function createStoreErrorMapper({ log, clock }: { readonly log: Log; readonly clock: Clock }): StoreErrorMapper {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let suppressed = 0;

  return (error, requestId) => {
    if (error instanceof StoreUnavailableError) {
      logUnavailable(error, requestId);
      return storeUnavailable;
    }
    log.error({ requestId, err: error }, "unexpected failure");
    return {
      code: "internal_error",
      message: "The service failed unexpectedly. Retry later. If you report the error, include the X-Request-Id.",
    };
  };

  function logUnavailable(error: StoreUnavailableError, requestId?: string): void {
    const now = clock.now();
    // The absolute value also resumes logging after the clock was set back.
    if (Math.abs(now - loggedAt) < logIntervalMs) {
      suppressed += 1;
      return;
    }
    log.warn({ requestId, ...(suppressed > 0 && { suppressed }), err: error }, "store unavailable, rejecting requests");
    loggedAt = now;
    suppressed = 0;
  }
}
