import { getRequestId } from "./headers.ts";
import type { Layer } from "./send-call.ts";

/** One attempt of a call. Contains neither the key nor the query. */
export type LogEntry = {
  /** Undefined if the contract has no such operation. */
  operation: string | undefined;
  method: string;
  /** Path template: `/books/{isbn}`. */
  path: string;
  /** Undefined if there was no response. */
  status: number | undefined;
  /** The error if there was no response. Its `cause` is the error of `fetch`. */
  error: unknown;
  /** Milliseconds from the request to the end of the response. */
  durationMs: number;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** Milliseconds that the call waited before this attempt. */
  waitMs: number;
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  requestId: string | undefined;
};

/**
 * Returns a layer that calls `onLog` after each request, with its response or error. If `onLog` throws, the call rejects and is not retried.
 * @example
 * ```ts
 * const layers = [withLogging(({ operation, status, durationMs }) => console.log(operation, status, durationMs))];
 * const library = createApiClient<Library>(calls, { baseUrl, apiKey, layers });
 * ```
 */
export function withLogging(onLog: (entry: LogEntry) => void): Layer {
  return async (request, next, call) => {
    const { operation, path, clock, waitMs } = call;
    const startedAt = clock.now();
    let response: Response | undefined;
    let error: unknown;
    try {
      response = await next(request);
      return response;
    } catch (thrown) {
      error = thrown;
      throw thrown;
    } finally {
      onLog({
        operation,
        method: request.method,
        path,
        status: response?.status,
        error,
        durationMs: clock.now() - startedAt,
        attempt: call.attempts,
        waitMs,
        requestId: getRequestId(response),
      });
    }
  };
}
