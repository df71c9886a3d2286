import { type Clock, waitForTurn } from "./clock.ts";
import { parseRateLimits, type RateLimit } from "./parse-rate-limits.ts";
import type { Layer, LayerCall } from "./send-call.ts";

/**
 * Returns a layer that delays requests while a rate limit is exhausted, instead of getting a 429. A wait ends when the window resets, which
 * can take up to a day. Use one client for all calls of a key, because the layer counts their requests together.
 * @example
 * ```ts
 * const library = createApiClient<Library>(calls, { baseUrl, apiKey, layers: [withPacing()] });
 * ```
 */
export function withPacing(): Layer {
  const windows = new Map<string, Window>();
  // When the remaining quota is unknown, one request goes first and the others wait for its response.
  let isQuotaKnown = false;
  let isProbing = false;
  let inFlight = 0;
  let returnController = new AbortController();
  const waiters = new Set<() => void>();

  return async (request, next, call) => {
    const { clock } = call;
    await takeQuota(request.signal, call);
    const sentAt = clock.now();
    let response: Response | undefined;
    try {
      response = await next(request);
      return response;
    } finally {
      inFlight -= 1;
      if (!response || !updateWindows(response, sentAt, clock)) returnQuota();
      isProbing = false;
      for (const proceed of waiters) proceed();
    }
  };

  /** Waits until the limits allow one more request. @throws the reason of the signal when it is aborted */
  async function takeQuota(signal: AbortSignal, call: LayerCall): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const resetsAt = findLatestReset(call.clock.now());
      if (resetsAt > 0) {
        const returned = returnController.signal;
        await call
          .waitForLimit(resetsAt - call.clock.now(), AbortSignal.any([signal, returned]))
          .catch((error: unknown) => {
            if (!returned.aborted) throw error;
          });
      } else if (isQuotaKnown || !isProbing) break;
      else await waitForTurn(waiters, signal);
    }
    isProbing ||= !isQuotaKnown;
    inFlight += 1;
    for (const window of windows.values()) window.remaining -= 1;
  }

  /** Returns when the last exhausted window resets, or 0 if none is exhausted. */
  function findLatestReset(now: number): number {
    let resetsAt = 0;
    for (const [name, window] of windows) {
      if (window.resetsAt <= now) {
        windows.delete(name);
        isQuotaKnown = false;
      } else if (window.remaining <= 0) resetsAt = Math.max(resetsAt, window.resetsAt);
    }
    return resetsAt;
  }

  // The server may not have counted a failed request. The next response shows it.
  function returnQuota(): void {
    for (const window of windows.values()) window.remaining += 1;
    returnController.abort();
    returnController = new AbortController();
  }

  /** Returns whether the response contains rate limits. */
  function updateWindows(response: Response, sentAt: number, clock: Clock): boolean {
    const limits = Object.entries(parseRateLimits(response) as Record<string, RateLimit>);
    // An error without limits can come from a proxy.
    isQuotaKnown ||= response.ok || limits.length > 0;
    for (const [name, { remaining, resetsIn }] of limits) {
      const resetsAt = clock.now() + resetsIn * 1000;
      const current = windows.get(name);
      // Each request in flight can still count in a new window.
      const isNew = !current || sentAt + (resetsIn - 1) * 1000 >= current.resetsAt;
      if (isNew) windows.set(name, { remaining: remaining - inFlight, resetsAt });
      else {
        current.remaining = Math.min(current.remaining, remaining);
        current.resetsAt = Math.min(current.resetsAt, resetsAt);
      }
    }
    return limits.length > 0;
  }
}

/** `resetsAt` is in milliseconds, by the client's clock. */
type Window = { remaining: number; resetsAt: number };
