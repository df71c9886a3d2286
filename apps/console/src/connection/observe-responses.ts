import { RateLimitError } from "@animal-store/client";
import type { Session } from "../session/session.ts";
import { assertStoreResponse, type Blocked, type Connection, unavailableStatuses } from "./connection.ts";

/**
 * Sends as `fetch` does, and tells the connection how it went.
 * @throws {RateLimitError} without sending, while the key is at a limit that any tab met
 * @throws {StoreError} when something else than the store answered
 */
export function observeResponses(connection: Connection): (request: Request) => Promise<Response> {
  return async (request) => {
    const { blocked } = connection.read();
    if (blocked && Date.now() < blocked.until) throw refusal(blocked);
    const response = await fetch(request).catch((error: unknown) => {
      if (!isGivenUp(request.signal)) connection.lost();
      throw error;
    });
    if (unavailableStatuses.includes(response.status)) {
      connection.lost();
      return response;
    }
    connection.answered(response);
    return assertStoreResponse(response);
  };
}

/** Whether the page itself no longer wants the answer: a time-out ends a request too, but then the store is silent. */
function isGivenUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === "TimeoutError");
}

function refusal({ code, until }: Blocked): RateLimitError {
  const seconds = Math.ceil((until - Date.now()) / 1000);
  const answer = new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });
  const message = `A limit of this key is used up. It was not sent; send it again in ${seconds} s.`;
  return new RateLimitError(message, answer, code === undefined ? {} : { code });
}

/** Asks the store the smallest question there is: its answer tells that it is there, and what is left of the limits. It never throws. */
export async function pingStore({ cache, queries }: Pick<Session, "cache" | "queries">): Promise<void> {
  await cache.fetchQuery({ ...queries.listPets.queryOptions({ limit: 1 }), staleTime: 0 }).catch(() => undefined);
}
