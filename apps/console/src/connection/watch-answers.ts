import type { Connection } from "./connection.ts";

/** Gateways between, and the store itself, say so that the service cannot answer now. */
const awayStatuses = [502, 503, 504];

/** Sends as `fetch` does, and tells the connection how it went. */
export function watchAnswers(connection: Connection): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await fetch(request).catch((error: unknown) => {
      if (!request.signal.aborted) connection.lost();
      throw error;
    });
    if (awayStatuses.includes(response.status)) connection.lost();
    else connection.answered(response);
    return response;
  };
}
