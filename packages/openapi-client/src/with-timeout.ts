import { maxTimerMs } from "./clock.ts";
import { type Fetch, hasEvents } from "./fetch.ts";

/**
 * Wraps a `fetch` and aborts each request after a timeout, including the reading of its body. For a response with events, the timeout
 * ends with its headers.
 * @param milliseconds up to the end of the body; `Infinity` disables the timeout
 * @throws {DOMException} named `TimeoutError`, like `AbortSignal.timeout`
 * @example
 * ```ts
 * const library = createTypedClient<Library>(calls, { baseUrl, key, fetch: withTimeout((request) => fetch(request), 10_000) });
 * ```
 */
export function withTimeout(fetch: Fetch, milliseconds: number): Fetch {
  return async (request) => {
    const timeout = AbortSignal.timeout(Math.min(milliseconds, maxTimerMs));
    const controller = new AbortController();
    const abort = () => controller.abort(timeout.reason);
    timeout.addEventListener("abort", abort);
    const signal = AbortSignal.any([request.signal, controller.signal]);
    const response = await fetchRetainingRequests(fetch, new Request(request, { signal }), request);
    if (hasEvents(response)) timeout.removeEventListener("abort", abort);
    return response;
  };
}

const requestsByResponse = new WeakMap<Response, Request[]>();

// Keeps the requests in memory while a body is read: Node's fetch ignores an abort after a `Request`, or its original, is garbage-collected.
export async function fetchRetainingRequests(fetch: Fetch, ...requests: [Request, ...Request[]]): Promise<Response> {
  const response = await fetch(requests[0]);
  requestsByResponse.set(response, [...(requestsByResponse.get(response) ?? []), ...requests]);
  return response;
}
