import { longestTimer } from "./clock.ts";
import type { Fetch } from "./fetch.ts";
import { sendHeld } from "./send-held.ts";

/**
 * Ends a request and the reading of its answer after so many milliseconds.
 * @param milliseconds from its sending to the end of its answer; `Infinity` for as long as it takes
 * @throws {DOMException} called `TimeoutError`, as `AbortSignal.timeout` makes it
 */
export function withTimeout(fetch: Fetch, milliseconds: number): Fetch {
  return (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(Math.min(milliseconds, longestTimer))]);
    return sendHeld(fetch, new Request(request, { signal }), request);
  };
}
