import { maxTimerMs } from "./clock.ts";
import type { Fetch } from "./fetch.ts";

/**
 * Ends a request and the reading of its answer after so many milliseconds.
 * @param milliseconds from its sending to the end of its answer; `Infinity` for as long as it takes
 * @throws {DOMException} called `TimeoutError`, as `AbortSignal.timeout` makes it
 */
export function withTimeout(fetch: Fetch, milliseconds: number): Fetch {
  return (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(Math.min(milliseconds, maxTimerMs))]);
    return sendRetained(fetch, new Request(request, { signal }), request);
  };
}

const underWay = new Set<readonly Request[]>();
const behind = new WeakMap<Response, Request[]>();

/**
 * Sends the first of these requests, and holds all of them until the answer is let go. Node's fetch knows the signal of a `Request`
 * only as long as somebody holds that request, and the one that it was made of: after a collection of garbage an abort would be lost.
 */
export async function sendRetained(fetch: Fetch, ...requests: [Request, ...Request[]]): Promise<Response> {
  underWay.add(requests);
  try {
    const response = await fetch(requests[0]);
    behind.set(response, [...(behind.get(response) ?? []), ...requests]);
    return response;
  } finally {
    underWay.delete(requests);
  }
}
