import type { ErrorCode } from "@animal-store/contract";
import type { Refusal } from "@animal-store/openapi-hono";
import type { Log } from "../log.ts";
import { StoreUnavailable } from "../stores/store-unavailable.ts";

const retryAfter = 1;

/** Logs what a store or a handler threw, and says how it is answered: a store that is away may be back soon. */
export function storeRefusal(error: unknown, requestId: string, log: Log): Refusal & { code: ErrorCode } {
  if (error instanceof StoreUnavailable) {
    log.warn({ requestId, err: error }, "the store cannot answer");
    const message = `The store cannot answer right now. Retry in ${retryAfter} second.`;
    return { code: "service_unavailable", message, headers: { "Retry-After": retryAfter } };
  }
  log.error({ requestId, err: error }, "unexpected failure");
  return {
    code: "internal_error",
    message: "The service failed unexpectedly. Retry later, and name the X-Request-Id when you report it.",
  };
}
