import type { Connection } from "./connection.ts";

/** Gateways between, and the store itself, say so that the service cannot answer now. */
const awayStatuses = [502, 503, 504];

/** Sends as `fetch` does, and tells the connection how it went. */
export function watchAnswers(connection: Connection): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await fetch(request).catch((error: unknown) => {
      if (!isGivenUp(request.signal)) connection.lost();
      throw error;
    });
    if (awayStatuses.includes(response.status)) connection.lost();
    else connection.answered(response);
    return response;
  };
}

/** Whether the page itself no longer wants the answer: a time-out ends a request too, but then the store is silent. */
function isGivenUp({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === "TimeoutError");
}
