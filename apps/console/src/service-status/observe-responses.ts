import { RateLimitError } from "@animal-store/client";
import type { Session } from "../session/session.ts";
import { assertServiceResponse, type Block, type ServiceMonitor, unavailableStatuses } from "./service-monitor.ts";

/**
 * Returns a `fetch` function that reports each result to the monitor.
 * @throws {RateLimitError} without sending, while a limit is exhausted or the key is banned
 * @throws {StoreError} for a response that is not from the service
 */
export function observeResponses(monitor: ServiceMonitor): (request: Request) => Promise<Response> {
  return async (request) => {
    const { blocked } = monitor.read();
    if (blocked && Date.now() < blocked.until) throw createRateLimitError(blocked);
    const response = await fetch(request).catch((error: unknown) => {
      if (!isCancelled(request.signal)) monitor.onUnavailable();
      throw error;
    });
    if (unavailableStatuses.includes(response.status)) {
      monitor.onUnavailable();
      return response;
    }
    monitor.onResponse(response);
    return assertServiceResponse(response);
  };
}

/** Returns whether the page cancelled the request. A timeout also aborts it, but means an outage. */
function isCancelled({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === "TimeoutError");
}

function createRateLimitError({ code, until }: Block): RateLimitError {
  const seconds = Math.ceil((until - Date.now()) / 1000);
  const response = new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });
  const message = `A limit of this key is exhausted, so the request was not sent. Retry in ${seconds} s.`;
  return new RateLimitError(message, response, code === undefined ? {} : { code });
}

/** Sends a small request, which updates the limits and the availability. Never throws. */
export async function pingService({ queryClient, queries }: Pick<Session, "queryClient" | "queries">): Promise<void> {
  await queryClient.fetchQuery({ ...queries.listPets.queryOptions({ limit: 1 }), staleTime: 0 }).catch(() => undefined);
}
