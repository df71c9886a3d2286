import { getRequestId } from "./api-error.ts";
import { type Calls, findRoute } from "./calls.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Fetch, getAttempt, notify } from "./fetch.ts";

/** One attempt of a call. Contains neither the key nor the query. */
export type LogEntry<Operation extends string = string> = {
  /** Undefined if the contract has no such operation. */
  operation: Operation | undefined;
  method: string;
  /** Path template: `/books/{isbn}`. */
  path: string;
  /** Undefined if there was no response. */
  status: number | undefined;
  /** Name of the error if there was no response: `TypeError`, `TimeoutError`, `AbortError`. */
  failure: string | undefined;
  /** Milliseconds from the request to the response headers. */
  durationMs: number;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** Milliseconds that the call waited before this attempt. */
  waitMs: number;
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  requestId: string | undefined;
};

/**
 * Wraps a `fetch` and calls `onLog` after each request, with its response or failure. If `onLog` throws, the call
 * rejects and is not retried.
 * @example
 * ```ts
 * const fetchWithLogging = withLogging(fetch, calls, ({ operation, status, durationMs }) => console.log(operation, status, durationMs));
 * ```
 */
export function withLogging<Operation extends string>(
  fetch: Fetch,
  calls: Calls<Operation>,
  onLog: (entry: LogEntry<Operation>) => void,
  { now }: Pick<Clock, "now"> = systemClock,
): Fetch {
  return async (request) => {
    const startedAt = now();
    let response: Response | undefined;
    let failure: string | undefined;
    try {
      response = await fetch(request);
      return response;
    } catch (error) {
      failure = error instanceof Error ? error.name : typeof error;
      throw error;
    } finally {
      const { operation, path } = findRoute(calls, request) ?? {
        operation: undefined,
        path: new URL(request.url).pathname,
      };
      notify(onLog, {
        operation,
        method: request.method,
        path,
        status: response?.status,
        failure,
        durationMs: now() - startedAt,
        ...getAttempt(request),
        requestId: response && getRequestId(response),
      });
    }
  };
}
